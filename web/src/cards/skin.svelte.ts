/** The pictures of another deck than ours, once somebody has chosen it. */

let pictures = $state.raw<Readonly<Record<string, string>>>({});

/** Fetches the classic deck; until it is here, and where it cannot be had, the cards look as ours do. */
export async function fetchClassic(): Promise<void> {
  pictures = await import('virtual:classic').then(
    ({ default: found }) => found,
    () => ({}),
  );
}

/** The drawing of a card in the classic deck, on a field from (-120, -168) to (120, 168), if it is here. */
export function classicPicture(card: string): string | undefined {
  return pictures[card];
}
