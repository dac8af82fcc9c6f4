import { describe, expect, it } from 'vitest';
import { TABLE, view } from '../lib/examples';
import { type Replay, replay, seen } from './replay';
import { Viewer } from './viewer.svelte';

const HANDS = [['SA', 'S2'], ['SK', 'H3'], ['SQ', 'C4']];
const ROUND = { type: 'round', extra: null, dealer: 'C', forehand: 'A', contract: 'spel', trump: 'NT', tricks: [8, 4, 4], scores: [0, 0, 0], aside: [] };

function without(...cards: string[]): string[][] {
  return HANDS.map((hand) => hand.filter((card) => !cards.includes(card)));
}

function moment(event: object, changes: object): object {
  return { type: 'moment', event, changes };
}

/** Two deals of one trick each, as the server writes them. */
function sample(seat: string | null = 'B'): Replay {
  const start = view({ n: 4, options: null, hand: [], trick: [], leader: 'A', winning: null, won: [0, 0, 0], to_act: 'A', number: 7 });
  const first = { ...start, hands: HANDS, talons: [[], [], []], asides: [['D2', 'D3', 'D4', 'D5'], null, null] };
  const last_trick = { type: 'trick', leader: 'A', cards: ['SA', 'SK', 'SQ'], winner: 'A' };
  const moments = [
    moment({ type: 'hands_dealt' }, first),
    moment({ type: 'card_played', seat: 'A', card: 'SA' }, { n: 5, trick: ['SA'], winning: 0, to_act: 'B', hands: without('SA') }),
    moment({ type: 'card_played', seat: 'B', card: 'SK' }, { n: 6, trick: ['SA', 'SK'], to_act: 'C', hands: without('SA', 'SK') }),
    moment({ type: 'card_played', seat: 'C', card: 'SQ' }, { n: 9, trick: [], winning: null, last_trick, won: [1, 0, 0], to_act: 'A', hands: without('SA', 'SK', 'SQ') }),
    moment({ type: 'round_scored' }, { n: 10, phase: null, to_act: null }),
  ];
  const next = moment({ type: 'hands_dealt' }, { ...first, number: 8, n: 20 });
  return replay({
    table: TABLE,
    seat,
    rounds: [{ ...ROUND, number: 7 }, { ...ROUND, number: 8 }],
    deals: [
      { deal: '7', moments },
      { deal: '8', moments: [next] },
    ],
  });
}

describe('a replay', () => {
  it('holds every scene as each seat saw it', () => {
    const { deals } = sample();
    const [scene] = deals[0]?.scenes ?? [];
    if (!scene) throw new Error('expected a scene');
    expect(seen(scene, 'A').aside).toEqual(['D2', 'D3', 'D4', 'D5']);
    expect(seen(scene, 'B').aside).toBe(null);
    expect(seen(scene, 'C').hand).toEqual(['SQ', 'C4']);
    expect(deals[0]?.scenes.map(({ view: { trick } }) => trick.length)).toEqual([0, 1, 2, 0, 0]);
  });

  it('opens at the moment that a link names, from the own seat', () => {
    const viewer = new Viewer(sample(), '#r7.3');
    expect(viewer.seat).toBe('B');
    expect(viewer.match.show.trick.cards).toEqual(['SA', 'SK']);
    expect(viewer.match.view?.hand).toEqual(['H3']);
    expect(viewer.hash).toBe('#r7.3');
  });

  it.each(['#r9.1', '#nonsense', '', '#r7x1.2'])('begins at the beginning where a link names nothing: %s', (hash) => {
    expect(new Viewer(sample(), hash).hash).toBe('#r7.1');
  });

  it('a moment beyond the end of its deal is the last one', () => {
    expect(new Viewer(sample(), '#r7.99').hash).toBe('#r7.5');
  });

  it('leaves a finished trick where it lies until one goes on', () => {
    const viewer = new Viewer(sample(), '#r7.4');
    expect(viewer.match.show.trick).toMatchObject({ cards: ['SA', 'SK', 'SQ'], winner: 'A', stage: 'stay' });
    viewer.step(1);
    expect(viewer.match.show.trick.cards).toEqual([]);
    viewer.step(-1);
    expect(viewer.match.show.trick).toMatchObject({ cards: ['SA', 'SK', 'SQ'], winner: 'A' });
    expect(viewer.tricks).toEqual([{ trick: expect.objectContaining({ winner: 'A' }), moment: 3 }]);
  });

  it('goes from one deal into the next and back', () => {
    const viewer = new Viewer(sample(), '#r7.5');
    viewer.step(1);
    expect(viewer.hash).toBe('#r8.1');
    expect(viewer.isLast).toBe(true);
    viewer.step(1);
    expect(viewer.hash).toBe('#r8.1');
    viewer.step(-1);
    expect(viewer.hash).toBe('#r7.5');
    viewer.jump(-1);
    expect(viewer.hash).toBe('#r7.1');
    viewer.jump(-1);
    expect(viewer.isFirst).toBe(true);
  });

  it('turns the table without losing the moment', () => {
    const viewer = new Viewer(sample(null), '#r7.2');
    expect(viewer.match.view?.hand).toEqual(['S2']);
    viewer.flip();
    expect(viewer.match.around_table).toEqual(['C', 'A', 'B']);
    expect(viewer.match.view?.hand).toEqual(['SK', 'H3']);
    expect(viewer.match.show.trick.cards).toEqual(['SA']);
  });

  it('has the deals on the sheet that were scored by then', () => {
    expect(new Viewer(sample(), '#r7.4').rounds).toEqual([]);
    expect(new Viewer(sample(), '#r7.5').rounds.map(({ number }) => number)).toEqual([7]);
    expect(new Viewer(sample(), '#r8.1').rounds.map(({ number }) => number)).toEqual([7, 8]);
  });
});
