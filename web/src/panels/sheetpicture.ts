/** The score sheet as a picture, drawn on a canvas: as on paper, whatever the colours of the page. */

import { signed, text } from '../lib/language.svelte';
import type { ScoredRound } from '../lib/protocol';
import { type People, SEATS, nameOf, placeOf } from '../lib/say';

const INK = '#21303B';
const INK_2 = '#54606A';
const RED = '#96291C';
const HAIR = '#D3C6AE';
const PAPER = '#FBF5E9';
const SERIF = '"Iowan Old Style","Palatino Linotype","Noto Serif",Georgia,serif';
const SANS = 'system-ui,"Segoe UI",Roboto,sans-serif';
/** The sizes in pixels: edge, heads, a row, a line of the list, columns for names, contracts and totals. */
const EDGE = 48;
const HEAD = 72;
const ROW = 104;
const LINE = 52;
const NAMES = 230;
const COLUMN = 150;

/** A PNG of the sheet: a row a player, a column a contract, and every round below. */
export async function sheetPicture(people: People, rounds: readonly ScoredRound[], totals: readonly number[]): Promise<Blob> {
  const { contracts } = people.table;
  const wide = NAMES + COLUMN * (contracts.length + 1);
  const high = HEAD + 3 * ROW + HEAD + (rounds.length + 1) * LINE;
  const canvas = document.createElement('canvas');
  canvas.width = wide + 2 * EDGE;
  canvas.height = high + 2 * EDGE;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('expected a canvas to draw on');
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.translate(EDGE, EDGE);
  pen.textBaseline = 'middle';

  const write = (words: string, x: number, y: number, size: number, colour: string, room: number, from: CanvasTextAlign = 'center') => {
    pen.font = `${size > 22 ? 600 : 400} ${size}px ${size > 22 ? SERIF : SANS}`;
    pen.textAlign = from;
    pen.fillStyle = colour;
    pen.fillText(words, x, y, room);
  };
  const rule = (x: number, y: number, to_x: number, to_y: number, colour: string, thick = 2) => {
    pen.strokeStyle = colour;
    pen.lineWidth = thick;
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(to_x, to_y);
    pen.stroke();
  };
  const middle = (column: number) => NAMES + COLUMN * (column + 0.5);
  const title = (contract: string) => text(`contract-${contract}`);

  contracts.forEach(({ key }, column) => write(title(key), middle(column), HEAD / 2, 26, INK, COLUMN - 12));
  write(text('web-sheet-total'), middle(contracts.length), HEAD / 2, 26, INK, COLUMN - 12);
  for (const seat of SEATS) {
    const place = placeOf(seat);
    const y = HEAD + ROW * (place + 0.5);
    write(nameOf(people, seat), 0, y, 30, INK, NAMES - 16, 'left');
    contracts.forEach(({ key }, column) => {
      const own = rounds.filter(({ extra, forehand, contract }) => extra === null && forehand === seat && contract === key);
      if (own.length > 0) write(own.map(({ scores }) => signed(scores[place])).join('  '), middle(column), y, 34, INK, COLUMN - 12);
    });
    write(signed(totals[place] ?? 0), middle(contracts.length), y, 38, INK, COLUMN - 12);
    rule(0, y + ROW / 2, wide, y + ROW / 2, HAIR, 1);
  }
  rule(0, HEAD, wide, HEAD, RED, 3);
  rule(NAMES - 8, 0, NAMES - 8, HEAD + 3 * ROW, RED);
  rule(wide - COLUMN, 0, wide - COLUMN, HEAD + 3 * ROW, INK);

  const list = HEAD + 3 * ROW + HEAD;
  const side = (wide - NAMES) / 3;
  for (const seat of SEATS) write(nameOf(people, seat), NAMES + side * (placeOf(seat) + 0.5), list, 22, INK_2, side - 12);
  rule(0, list + LINE / 2, wide, list + LINE / 2, RED);
  rounds.forEach(({ number, extra, contract, scores, forehand }, place) => {
    const y = list + LINE * (place + 1);
    write(`${number}${extra === null ? '' : `+${extra}`}  ${title(contract)}`, 0, y, 22, INK, NAMES - 16, 'left');
    for (const seat of SEATS) {
      const x = NAMES + side * (placeOf(seat) + 0.5);
      write(signed(scores[placeOf(seat)]), x, y, 24, INK, side - 12);
      if (seat === forehand) rule(x - 30, y + 18, x + 30, y + 18, INK_2);
    }
  });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('expected a picture of the sheet'))), 'image/png');
  });
}
