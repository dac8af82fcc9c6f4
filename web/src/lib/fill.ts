/** Messages as the build compiles them (messages.ts, beside vite.config.ts): all that is left to do is to fill them in. */

/** Words, a variable, or a choice by a variable: what it says for each value or plural category, and otherwise. */
export type Piece = string | readonly [name: string, said?: Readonly<Record<string, Pattern>>, otherwise?: Pattern];
export type Pattern = string | readonly Piece[];
export type Messages = Readonly<Record<string, Pattern>>;
export type Arguments = Readonly<Record<string, string | number>>;

/** Numbers as a language writes them, and its plural categories. */
interface Grammar {
  numbers: Intl.NumberFormat;
  plurals: Intl.PluralRules;
}

const grammars = new Map<string, Grammar>();

/** The words of a pattern in a language. An argument that is missing throws. */
export function filled(pattern: Pattern, language: string, args: Arguments): string {
  if (typeof pattern === 'string') return pattern;
  const { numbers, plurals } = grammarOf(language);
  return pattern
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      const [name, said, otherwise = ''] = piece;
      const value = args[name];
      if (value === undefined) throw new Error(`expected an argument '${name}'`);
      const number = typeof value === 'number';
      if (said === undefined) return number ? numbers.format(value) : value;
      return filled(said[value] ?? (number ? said[plurals.select(value)] : undefined) ?? otherwise, language, args);
    })
    .join('');
}

function grammarOf(language: string): Grammar {
  const known = grammars.get(language);
  if (known) return known;
  const made = { numbers: new Intl.NumberFormat(language), plurals: new Intl.PluralRules(language) };
  grammars.set(language, made);
  return made;
}
