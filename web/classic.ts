/**
 * A classic deck for who wants one: Adrian Kennard's drawings as the package `@letele/playing-cards` brings them (CC0).
 *
 * The package draws with React. While the page is built its components are called with a stand-in for React that
 * writes markup, so that nothing of either is in the page: only the pictures, which come when the deck is chosen.
 */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

type Props = Record<string, string | number | undefined> | null;
type Draw = (props: object) => string;

const ATTRIBUTES: Readonly<Record<string, string>> = { xlinkHref: 'href', strokeWidth: 'stroke-width', strokeLinecap: 'stroke-linecap', strokeLinejoin: 'stroke-linejoin', strokeMiterlimit: 'stroke-miterlimit' };
const IMPORTS = /^import .*$/gm;
const EXPORTS = /export \{([^}]*)\};/;
/** The picture of a card starts after the root and the white ground, which the page's own card has. */
const INSIDE = /^<svg[^>]*>(.*?)<rect[^>]*fill="#fff"[^>]*><\/rect>(.*)<\/svg>$/s;
/** The small index in two corners: the page has a larger one, with the letters of the language. */
const INDEX = /<use [^>]*x="-11[14]\.\d+"[^>]*><\/use>/g;
/** The shape of the suit takes the colour that the suit has in the page. */
const SUIT = /(<symbol [^>]*viewBox="-600 -600 1200 1200"[^>]*><path d="[^"]*")(?: fill="red")?/g;

/** The pictures of the 52 cards by card (`SA`, `HT`), on a field from (-120, -168) to (120, 168). */
export function classicDeck(): Record<string, string> {
  const path = createRequire(import.meta.url).resolve('@letele/playing-cards/dist/index.esm.js');
  const source = readFileSync(path, 'utf-8').replace(IMPORTS, '').replace(EXPORTS, (_, names: string) => `return {${names.replace(/(\w+) as (\w+)/g, '$2: $1')}};`);
  const made: Record<string, Draw> = new Function('React', '_extends', source)({ createElement: element }, Object.assign);
  const pictures = Object.entries(made).flatMap(([name, draw]) => {
    const card = name.toUpperCase().replace('10', 'T');
    return /^[SHDC][2-9TJQKA]$/.test(card) ? [[card, picture(draw({}))] as const] : [];
  });
  if (pictures.length !== 52) throw new Error(`expected 52 pictures, got ${pictures.length}`);
  return Object.fromEntries(pictures);
}

function element(type: string, props: Props, ...children: (string | null)[]): string {
  const said = Object.entries(props ?? {}).filter(([name, value]) => value !== undefined && name !== 'xmlnsXlink');
  const attributes = said.map(([name, value]) => ` ${ATTRIBUTES[name] ?? name}="${value}"`).join('');
  return `<${type}${attributes}>${children.join('')}</${type}>`;
}

function picture(markup: string): string {
  const [, before, after] = INSIDE.exec(markup) ?? [];
  if (before === undefined || after === undefined) throw new Error(`expected a picture of a card, got ${markup.slice(0, 80)}`);
  return `${before}${after}`.replace(INDEX, '').replace(SUIT, '$1 fill="currentColor"').replaceAll('_svg__', '');
}
