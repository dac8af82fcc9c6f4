/** Links and files for others, where the browser can hand them on: a page served over TLS, and a device that can. */

/** Whether words can be copied. Elsewhere a link can still be marked and copied by hand. */
export const copies = 'clipboard' in navigator;
/** Whether something can be given to another app. */
export const shares = 'share' in navigator;

/** Gives something to another app; that the person thinks better of it is no failure. */
export async function handOn(what: ShareData): Promise<void> {
  try {
    await navigator.share(what);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
