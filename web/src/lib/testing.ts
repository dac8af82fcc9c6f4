/** A clock that tests move by hand. */

import type { Clock } from './clock';

interface Alarm {
  at: number;
  run: () => void;
}

export class HandClock implements Clock {
  private time = 0;
  private alarms: Alarm[] = [];

  now(): number {
    return this.time;
  }

  after(delay_ms: number, run: () => void): () => void {
    const alarm = { at: this.time + delay_ms, run };
    this.alarms.push(alarm);
    return () => {
      this.alarms = this.alarms.filter((other) => other !== alarm);
    };
  }

  /** Lets so much time pass, alarms ringing in their order. */
  pass(span_ms: number): void {
    const end = this.time + span_ms;
    for (;;) {
      const [next] = this.alarms.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at);
      if (next === undefined) break;
      this.alarms = this.alarms.filter((other) => other !== next);
      this.time = next.at;
      next.run();
    }
    this.time = end;
  }
}
