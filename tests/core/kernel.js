// Runs jobs in the WebAssembly kernel; the same function in Node and in a page. Bytes travel as base64.
async ([module, jobs]) => {
    const decoded = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const encoded = (bytes) => {
        let text = "";
        for (const byte of bytes) text += String.fromCharCode(byte);
        return btoa(text);
    };
    const nothing = () => 8; // no files here: EBADF
    const system = { fd_close: nothing, fd_seek: nothing, fd_write: nothing };
    const { instance } = await WebAssembly.instantiate(decoded(module), { wasi_snapshot_preview1: system });
    const kernel = instance.exports;
    kernel._initialize();
    const placed = (bytes) => {
        const place = kernel.take_memory(bytes.length);
        new Uint8Array(kernel.memory.buffer).set(bytes, place);
        return place;
    };
    const bytesAt = (place, count) => new Uint8Array(kernel.memory.buffer.slice(place, place + count));
    const run = {
        sizes: () => [
            kernel.plan_bytes(),
            kernel.round_bytes(),
            kernel.match_bytes(),
            kernel.observation_bytes(),
        ],
        // A round for each seed, one after the other.
        rounds: ({ plan, seeds, greedy }) => {
            const at = placed(decoded(plan));
            const size = kernel.round_bytes();
            const into = kernel.take_memory(size * seeds);
            for (let seed = 0; seed < seeds; seed += 1) {
                kernel.play_rounds(at, BigInt(seed), 0n, 1, greedy, into + size * seed);
            }
            return encoded(bytesAt(into, size * seeds));
        },
        matches: ({ plan, count, greedy }) => {
            const into = kernel.take_memory(kernel.match_bytes() * count);
            kernel.play_matches(placed(decoded(plan)), 1n, 0n, count, greedy, into, 0, 0);
            return encoded(bytesAt(into, kernel.match_bytes() * count));
        },
        worlds: ({ sets, counts, count }) => {
            const into = kernel.take_memory(32 * count);
            kernel.sample_worlds(placed(decoded(sets)), placed(new Uint8Array(counts)), 9n, count, into);
            return encoded(bytesAt(into, 32 * count));
        },
        // A table at which the first legal action is always taken: all observations, end to end.
        table: ({ plan, seed, steps }) => {
            const table = kernel.open_table(placed(decoded(plan)), 1, BigInt(seed));
            const size = kernel.observation_bytes();
            const seen = new Uint8Array(size * steps);
            for (let step = 0; step < steps; step += 1) {
                const observation = bytesAt(kernel.observation_of(table), size);
                seen.set(observation, size * step);
                let action = 0;
                while (((observation[action >> 3] >> (action & 7)) & 1) === 0) action += 1;
                if (kernel.step_table(table, action) !== 1) throw new Error(`action ${action} was refused`);
                if (kernel.step_table(table, 127) !== 0) throw new Error("an action that is none was taken");
            }
            kernel.close_table(table);
            return encoded(seen);
        },
        // Whether a malformed plan is stopped.
        bad: ({ plan }) => {
            try {
                kernel.play_rounds(placed(decoded(plan)), 1n, 0n, 1, 0, kernel.take_memory(kernel.round_bytes()));
            } catch (error) {
                return error instanceof WebAssembly.RuntimeError;
            }
            return false;
        },
    };
    return jobs.map(({ kind, ...job }) => run[kind](job));
};
