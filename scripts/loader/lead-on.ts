/**
 * Stands before the page for unknown addresses: a former address that no rule of the host knows, and a listing's in another spelling,
 * lead on before anything is seen. `loader-text.ts` puts `SETTINGS` in and makes it small. Browsers run this file as it stands, so it
 * imports nothing.
 */
declare const SETTINGS: import('./loader-text').RedirectSettings;

{
  const { pathname, search, hash } = location;
  const { basePath, listings, moved } = SETTINGS;
  const leadTo = (target: string, end: string) => {
    document.documentElement.hidden = true;
    location.replace((target.startsWith('/') ? basePath : '') + target + end);
  };

  const leadOn = () => {
    const path = decodeURIComponent(pathname).normalize();
    const asked = new URLSearchParams(search);
    const former = path.replace(/\/$/, '');
    const meant = moved.filter(([, , query]) => query.every(([name, value]) => asked.getAll(name).includes(value)));
    const find = (spell: (text: string) => string) => meant.find(([from]) => spell(basePath + from) === spell(former));
    const found = find((text) => text) ?? find((text) => text.toLowerCase());
    if (found) {
      const [, target, { length }] = found;
      return leadTo(target, length > 0 || /[?#]/.test(target) ? '' : search + hash);
    }
    for (const [listing, pattern] of listings) {
      const page = new RegExp(`^${basePath}(?:/category)?/${pattern}/?(page/\\d+)?/?$`, 'iu').exec(path);
      const target = listing + (page?.[1] ? `${page[1].toLowerCase()}/` : '');
      if (page && basePath + target !== pathname) return leadTo(target, search + hash);
    }
  };

  try {
    leadOn();
  } catch {
    // An address with a broken escape is nobody's.
  }
}
