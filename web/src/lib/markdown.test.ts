import { expect, it } from 'vitest';
import { blocks } from './markdown';

it('tells headings, paragraphs and lists apart', () => {
  const page = '# Bismarck\n\nThree people play,\neach for themselves.\n\n## Trump\n\n- There is none\n  in Spel.\n- Spades.\n';
  expect(blocks(page)).toEqual([
    { kind: 'heading', level: 1, words: 'Bismarck' },
    { kind: 'paragraph', words: 'Three people play, each for themselves.' },
    { kind: 'heading', level: 2, words: 'Trump' },
    { kind: 'list', items: ['There is none in Spel.', 'Spades.'] },
  ]);
});
