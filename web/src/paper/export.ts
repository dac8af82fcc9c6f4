/** Protocols for other programs: a table of values, and a picture. */

import { signed, text } from '../lib/language.svelte';
import { runningTotals } from '../lib/running';
import type { Reading } from './entries';
import { PLACES, type Rules, type Three, contractIn } from './rules';

// A cell that begins with one of these is a formula to a spreadsheet.
const FORMULA = /^[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/;

/** The rounds as comma-separated values (RFC 4180), heads in the language; scores are plain numbers. */
export function asCsv(rules: Rules, names: Three<string>, { standing }: Reading): string {
  const heads = ['number', 'extra', 'dealer', 'forehand', 'contract', 'trump'].map((name) => text(`paper-column-${name}`));
  for (const column of ['counted', 'score', 'total']) heads.push(...names.map((name) => text(`paper-column-${column}`, { name })));
  const totals = runningTotals(standing.results);
  const rows = standing.results.map((result, place) => {
    const weight = contractIn(rules, result.contract)?.weight ?? 1;
    return [
      result.number,
      result.extra ?? '',
      names[result.dealer],
      names[result.forehand],
      text(`contract-${result.contract}`),
      result.trump === null ? '' : text(`strain-${result.trump}`),
      ...result.units.map((units) => units / weight),
      ...result.scores,
      ...(totals[place] ?? []),
    ];
  });
  return [heads, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** The rounds as a picture, in the colours of the page. */
export async function asPicture(rules: Rules, names: Three<string>, { standing }: Reading): Promise<Blob> {
  const [width, row, edge] = [960, 46, 40];
  const lines = standing.results;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = edge * 2 + 90 + row * (lines.length + 2);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('this browser draws no pictures');
  const style = getComputedStyle(document.documentElement);
  const colour = (token: string): string => style.getPropertyValue(token).trim();
  const put = (words: string, x: number, y: number, size: number, align: CanvasTextAlign, weight = 400): void => {
    pen.font = `${weight} ${size}px ${size > 24 ? style.getPropertyValue('--serif') : style.getPropertyValue('--sans')}`;
    pen.textAlign = align;
    pen.fillText(words, x, y, 230);
  };
  pen.fillStyle = colour('--bg');
  pen.fillRect(0, 0, width, canvas.height);
  pen.fillStyle = colour('--ink');
  put(text('paper-title'), edge, edge + 34, 42, 'left', 600);
  const columns = [520, 700, 880];
  let y = edge + 90 + row * 0.65;
  PLACES.forEach((place) => put(names[place], columns[place] ?? 0, y, 24, 'right', 600));
  rule(pen, edge, y + row * 0.35, width - edge, colour('--accent'), 3);
  for (const result of lines) {
    y += row;
    const suit = (contractIn(rules, result.contract)?.trumps.length ?? 1) > 1 && result.trump !== null ? ` ${text(`strain-${result.trump}`)}` : '';
    put(`${result.number}${result.extra === null ? '' : `+${result.extra}`}`, edge + 34, y, 20, 'right');
    put(`${text(`contract-${result.contract}`)}${suit}`, edge + 56, y, 22, 'left');
    PLACES.forEach((place) => put(signed(result.scores[place]), columns[place] ?? 0, y, 24, 'right', place === result.forehand ? 600 : 400));
    rule(pen, edge, y + row * 0.35, width - edge, colour('--hair'), 1);
  }
  y += row;
  put(text('web-sheet-total'), edge + 56, y, 24, 'left', 600);
  PLACES.forEach((place) => put(signed(standing.totals[place]), columns[place] ?? 0, y, 30, 'right', 600));
  return new Promise((made, failed) => canvas.toBlob((blob) => (blob ? made(blob) : failed(new Error('no picture'))), 'image/png'));
}

/** Gives a file to the person, as a download. */
export function save(content: Blob | string, name: string): void {
  const blob = typeof content === 'string' ? new Blob([content], { type: 'text/plain;charset=utf-8' }) : content;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

function rule(pen: CanvasRenderingContext2D, x: number, y: number, to: number, colour: string, width: number): void {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.beginPath();
  pen.moveTo(x, y);
  pen.lineTo(to, y);
  pen.stroke();
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
