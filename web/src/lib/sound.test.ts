import { beforeEach, describe, expect, it, vi } from 'vitest';

/** What is used of a browser's audio, with a state that a phone may break. */
class Audio {
  static made: Audio[] = [];
  state = 'suspended';
  constructor() {
    Audio.made.push(this);
  }
  resume = vi.fn(async () => void (this.state = 'running'));
  suspend = vi.fn(async () => void (this.state = 'suspended'));
  close = vi.fn(async () => void (this.state = 'closed'));
}

let sound: typeof import('./sound');

beforeEach(async () => {
  Audio.made = [];
  vi.stubGlobal('AudioContext', Audio);
  vi.resetModules();
  sound = await import('./sound');
});

describe('G8: sound that stays silent on a phone, or dies with a call', () => {
  it('is unlocked by the first tap, and once', () => {
    sound.unlock();
    sound.unlock();
    expect(Audio.made.map(({ state }) => state)).toEqual(['running']);
  });

  it('is heard again after a call: put to rest, then woken', async () => {
    sound.unlock();
    const [heard] = Audio.made;
    if (heard) heard.state = 'interrupted';
    await sound.recover();
    expect(heard?.suspend).toHaveBeenCalledOnce();
    expect(heard?.state).toBe('running');
  });

  it('is made anew by the next tap where it cannot be woken', async () => {
    sound.unlock();
    const [heard] = Audio.made;
    if (heard) {
      heard.state = 'interrupted';
      heard.suspend.mockRejectedValue(new DOMException('broken', 'InvalidStateError'));
    }
    await sound.recover();
    sound.unlock();
    expect(Audio.made.map(({ state }) => state)).toEqual(['interrupted', 'running']);
  });

  it('leaves a page that is heard, or was never unlocked, alone', async () => {
    await sound.recover();
    sound.unlock();
    await sound.recover();
    expect(Audio.made[0]?.suspend).not.toHaveBeenCalled();
  });
});

it('makes no sound longer than 0.4 s', async () => {
  const { longest } = await import('./synthesis');
  for (const name of ['turn', 'card', 'trick', 'quota', 'round', 'refused'] as const) expect(longest(name), name).toBeLessThanOrEqual(0.4);
});
