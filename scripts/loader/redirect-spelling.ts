/**
 * Stands before the page for unknown addresses, on hosts that lead no address on: whoever has written a listing's address in another
 * way goes there before anything is seen. `loader-text.ts` puts `SETTINGS` in and makes it small. Browsers run this file as it
 * stands, so it imports nothing.
 */
declare const SETTINGS: import('./loader-text').RedirectSettings;

{
  const { pathname, search, hash } = location;
  try {
    const path = decodeURIComponent(pathname).normalize();
    for (const [listing, pattern] of SETTINGS.listings) {
      const found = new RegExp(`^${SETTINGS.basePath}(?:/category)?/${pattern}/?(page/\\d+)?/?$`, 'iu').exec(path);
      const target = SETTINGS.basePath + listing + (found?.[1] ? `${found[1].toLowerCase()}/` : '');
      if (!found || target === pathname) continue;
      document.documentElement.hidden = true;
      location.replace(target + search + hash);
      break;
    }
  } catch {
    // An address with a broken escape is nobody's.
  }
}
