/** Fluent messages, compiled while the page is built: at run time nothing is parsed, only filled in (src/lib/fill.ts). */

import { FluentResource, type Message } from '@fluent/bundle';
import type { Messages, Pattern, Piece } from './src/lib/fill';

type Written = NonNullable<Message['value']>;
type Expression = Exclude<Exclude<Written, string>[number], string>;

/**
 * The messages of a Fluent source by their ids.
 *
 * Variables, choices by a variable, quoted words, and references to other messages and terms of the same source are all
 * that our messages use; anything else throws, and so does a second message of an id.
 */
export function compiled(source: string): Messages {
  const entries = new FluentResource(source).body;
  const written = new Map(entries.map(({ id, value }) => [id, value]));
  if (written.size < entries.length) throw new Error('expected each message once');

  function pattern(value: Written | null | undefined): Pattern {
    if (value == null) throw new Error('expected a message with words');
    if (typeof value === 'string') return value;
    const pieces = joined(value.flatMap((piece) => (typeof piece === 'string' ? [piece] : expression(piece))));
    return pieces.length === 1 && typeof pieces[0] === 'string' ? pieces[0] : pieces;
  }

  function expression(found: Expression): Piece[] {
    switch (found.type) {
      case 'str':
        return [found.value];
      case 'var':
        return [[found.name]];
      case 'mesg':
      case 'term': {
        const id = found.type === 'term' ? `-${found.name}` : found.name;
        const words = pattern(written.get(id));
        return typeof words === 'string' ? [words] : [...words];
      }
      case 'select':
        return [choice(found)];
      default:
        throw new Error(`expected a variable or a choice by one, got '${found.type}'`);
    }
  }

  function choice({ selector, variants, star }: Extract<Expression, { type: 'select' }>): Piece {
    const otherwise = variants[star];
    // What is not said is the default: it needs no key, as long as no number has it.
    if (selector.type !== 'var' || otherwise?.key.type !== 'str') throw new Error('expected a choice by a variable');
    const said = variants.filter((variant) => variant !== otherwise);
    const words = Object.fromEntries(said.map(({ key, value }) => [`${key.value}`, pattern(value)]));
    return [selector.name, words, pattern(otherwise.value)];
  }

  return Object.fromEntries(entries.filter(({ id }) => !id.startsWith('-')).map(({ id, value }) => [id, pattern(value)]));
}

function joined(pieces: readonly Piece[]): Piece[] {
  const made: Piece[] = [];
  for (const piece of pieces) {
    const before = made.at(-1);
    if (typeof piece === 'string' && typeof before === 'string') made[made.length - 1] = before + piece;
    else made.push(piece);
  }
  return made;
}
