/** What a new version of the page must not interrupt: a round at a table, or one that is half written down. */

const LOCK = 'bismarck-busy';

/** Holds new versions off, in every tab, until the answer is called; a tab that dies holds nothing. */
export function hold(): () => void {
  let release: () => void = () => undefined;
  const gone = new Promise<void>((done) => (release = done));
  // Without locks, as where the page does not come over TLS, there is no new version either that would come by itself.
  if ('locks' in navigator) void navigator.locks.request(LOCK, { mode: 'shared' }, () => gone);
  return release;
}

/** Does something now if nobody holds it off; says whether it was done. */
export async function ifAtRest(act: () => void): Promise<boolean> {
  return navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => {
    if (lock) act();
    return lock !== null;
  });
}
