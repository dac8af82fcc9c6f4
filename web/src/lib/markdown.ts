/** The little Markdown that rule pages are written in: headings, paragraphs and lists. */

export type Block =
  | { kind: 'heading'; level: number; words: string }
  | { kind: 'paragraph'; words: string }
  | { kind: 'list'; items: string[] };

/** The blocks of a page. */
export function blocks(page: string): Block[] {
  return page
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(block);
}

function block(part: string): Block {
  const [, marks, title] = /^(#+)\s+(.*)$/.exec(part) ?? [];
  if (marks !== undefined && title !== undefined) return { kind: 'heading', level: marks.length, words: title };
  if (part.startsWith('- ')) return { kind: 'list', items: part.slice(2).split(/\n- /).map(joined) };
  return { kind: 'paragraph', words: joined(part) };
}

function joined(lines: string): string {
  return lines.replace(/\s*\n\s*/g, ' ');
}
