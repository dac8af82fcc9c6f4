/** How a card crosses the table: from the place it left to the place where it appears. */

import { tick } from 'svelte';
import type { TransitionConfig } from 'svelte/transition';
import { settings } from './settings.svelte';

export type Side = 'left' | 'right' | 'me';

const MOVE_MS = 200;
const FADE_MS = 120;
const TAKE_MS = 320;
const left_from = new Map<string, DOMRect>();

/** Whether things may travel over the screen. */
export function moves(): boolean {
  return settings.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Notes where a card of one's own leaves the hand. */
export function leaves(card: string, from: DOMRect): void {
  left_from.clear();
  left_from.set(card, from);
}

/** A card appears in its slot: one straight line, no spin. */
export function arrive(node: Element, { card, side }: { card: string; side: Side }): TransitionConfig {
  if (!moves()) return { duration: FADE_MS, css: (t) => `opacity:${t}` };
  const { dx, dy } = way(node.getBoundingClientRect(), left_from.get(card), side);
  return { duration: MOVE_MS, easing: both, css: (_, u) => `transform:translate(${u * dx}px,${u * dy}px)` };
}

/** The four cards beside the hands go to whoever takes them. */
export function taken(_node: Element, side: Side): TransitionConfig {
  if (!moves()) return { duration: FADE_MS, css: (t) => `opacity:${t}` };
  const [dx, dy] = side === 'me' ? [0, 70] : [side === 'left' ? -70 : 70, 0];
  return { duration: TAKE_MS, easing: (t) => t * t, css: (t, u) => `transform:translate(${u * dx}%,${u * dy}%) scale(${0.4 + 0.6 * t});opacity:${t}` };
}

/** A card goes back to its place in the hand: out of the tray, or because it may not be played. */
export async function comesBack(card: string, from: DOMRect): Promise<void> {
  await tick();
  const home = document.querySelector(`[data-card="${card}"] > .card`);
  if (!home || !moves()) return;
  const { dx, dy } = way(home.getBoundingClientRect(), from, 'me');
  home.animate([{ transform: `translate(${dx}px,${dy}px)` }, { transform: 'none' }], { duration: MOVE_MS, easing: 'ease-out' });
}

/** The duration of a move, 0 where nothing may travel. */
export function moveTime(): number {
  return moves() ? MOVE_MS : 0;
}

function way(to: DOMRect, from: DOMRect | undefined, side: Side): { dx: number; dy: number } {
  if (from) return { dx: from.left - to.left, dy: from.top - to.top };
  if (side === 'me') return { dx: 0, dy: to.height };
  return { dx: side === 'left' ? -to.right : innerWidth - to.left, dy: 0 };
}

/** Slow at both ends: the curve of what crosses the table. */
export function both(t: number): number {
  return t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2;
}
