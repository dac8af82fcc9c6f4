import { expect, it } from 'vitest';
import { classicDeck } from '../../classic';

const deck = Object.entries(classicDeck());

it('has a picture of every card', () => {
  expect(deck).toHaveLength(52);
  expect(deck.map(([card]) => card)).toContain('HT');
});

it('fetches nothing and runs nothing', () => {
  for (const [card, picture] of deck) {
    expect(picture, card).not.toMatch(/https?:|<script|<image|<foreignObject|\son\w+=/i);
    for (const [, id] of picture.matchAll(/href="([^"]*)"/g)) expect(picture, card).toContain(`id="${id?.slice(1)}"`);
  }
});

it('leaves the index to the page, and gives the suit its colour', () => {
  for (const [card, picture] of deck) {
    expect(picture, card).not.toContain('x="-114.4"');
    expect(picture, card).toContain('currentColor');
  }
});
