import { expect, it } from 'vitest';
import { Batch } from './batch';
import { HandClock } from './testing';

function listening() {
  const clock = new HandClock();
  const said: (readonly string[])[] = [];
  return { clock, said, batch: new Batch(clock, (lines) => said.push(lines)) };
}

it('says what comes fast as one', () => {
  const { clock, said, batch } = listening();
  batch.add(['Bo: nine of spades']);
  clock.pass(50);
  batch.add(['You: ace of spades', 'Trick to you, 1 of 4 tricks']);
  expect(said).toEqual([]);
  clock.pass(70);
  expect(said).toEqual([['Bo: nine of spades', 'You: ace of spades', 'Trick to you, 1 of 4 tricks']]);
});

it('says what comes slowly one by one', () => {
  const { clock, said, batch } = listening();
  batch.add(['one']);
  clock.pass(420);
  batch.add(['two']);
  clock.pass(420);
  expect(said).toEqual([['one'], ['two']]);
});

it('says at once what it is asked for, after what waits', () => {
  const { clock, said, batch } = listening();
  batch.add(['one']);
  batch.add(['asked']);
  batch.flush();
  expect(said).toEqual([['one', 'asked']]);
  clock.pass(1000);
  expect(said).toHaveLength(1);
});

it('says nothing of nothing', () => {
  const { clock, said, batch } = listening();
  batch.add([]);
  batch.flush();
  clock.pass(1000);
  expect(said).toEqual([]);
});
