import { beforeEach, expect, it } from 'vitest';
import { letters, readSettings, settings, suitOrder, usualSettings, writeSettings } from './settings.svelte';

beforeEach(() => {
  localStorage.clear();
  readSettings(localStorage);
});

it('keeps what was set for the next visit', () => {
  Object.assign(settings, { speed: 'fast', one_tap: true, order: 'HSDC' });
  writeSettings(localStorage);
  Object.assign(settings, { speed: 'normal', one_tap: false, order: 'SHCD' });
  readSettings(localStorage);
  expect([settings.speed, settings.one_tap, settings.order]).toEqual(['fast', true, 'HSDC']);
});

it.each(['', '{', '7', '{"speed":"warp","theme":3,"letter_keys":"no","order":"SSSS","language":"xx"}'])(
  'starts from the usual where %s was kept',
  (kept) => {
    localStorage.setItem('bismarck.settings', kept);
    readSettings(localStorage);
    const { speed, theme, letter_keys, order, language } = settings;
    expect({ speed, theme, letter_keys, order, language }).toEqual({
      speed: 'normal',
      theme: 'system',
      letter_keys: true,
      order: 'SHCD',
      language: null,
    });
  },
);

it('goes back to the usual but for the name and the language', () => {
  const usual = { ...settings };
  Object.assign(settings, { name: 'Åsa', language: 'sv', speed: 'fast', one_tap: !usual.one_tap, order: 'HSDC' });
  usualSettings();
  expect(settings).toEqual({ ...usual, name: 'Åsa', language: 'sv' });
});

it('gives the court cards the letters of the language, or those chosen', () => {
  expect(letters()).toBe('en');
  settings.court = 'de';
  expect(letters()).toBe('de');
});

it('knows the suits in their order', () => {
  settings.order = 'CDHS';
  expect(suitOrder()).toEqual(['C', 'D', 'H', 'S']);
});
