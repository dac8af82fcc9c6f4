/** A socket over plain requests, for networks that let no websocket through: one long answer, and a request a message. */

import type { Socket } from './link';

export function streamSocket(table: string): Socket {
  const source = new EventSource(`/api/tables/${table}/stream`);
  let name = '';
  // One after the other, as on a socket.
  let said: Promise<unknown> = Promise.resolve();
  const made: Socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (words) => (said = said.then(() => say(words))),
    close: () => source.close(),
  };
  const end = () => {
    source.close();
    made.onclose?.();
  };
  const say = (body: string) =>
    fetch(`/api/streams/${name}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body }).then(
      ({ ok }) => ok || end(),
      end,
    );
  source.addEventListener('line', ({ data }: MessageEvent<string>) => {
    name = data;
    made.onopen?.();
  });
  source.onmessage = ({ data }: MessageEvent<unknown>) => made.onmessage?.({ data });
  source.onerror = end;
  return made;
}
