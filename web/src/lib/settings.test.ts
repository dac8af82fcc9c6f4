import { beforeEach, expect, it } from 'vitest';
import { settings } from './settings.svelte';

beforeEach(() => localStorage.clear());

it('keeps what was set for the next visit', () => {
  settings.read(localStorage);
  settings.speed = 'fast';
  settings.one_tap = true;
  settings.write(localStorage);
  settings.speed = 'normal';
  settings.one_tap = false;
  settings.read(localStorage);
  expect([settings.speed, settings.one_tap]).toEqual(['fast', true]);
});

it.each(['', '{', '7', '{"speed":"warp","theme":3,"letter_keys":"no"}'])('starts from the usual where %s was kept', (kept) => {
  localStorage.setItem('bismarck.settings', kept);
  settings.read(localStorage);
  expect([settings.speed, settings.theme, settings.letter_keys]).toEqual(['normal', 'system', true]);
});
