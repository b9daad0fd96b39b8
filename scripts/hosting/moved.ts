/**
 * First script of the 404 page: redirects from former addresses and from other spellings of a listing's address, where the host
 * could not.
 */
import type { RedirectSettings } from './moved-text';

declare const SETTINGS: RedirectSettings;

{
  const { pathname, search, hash } = location;
  const { basePath, listings, moved } = SETTINGS;
  const goTo = (target: string, end: string) => {
    document.documentElement.hidden = true;
    location.replace((target.startsWith('/') ? basePath : '') + target + end);
  };

  const redirect = () => {
    const path = decodeURIComponent(pathname).normalize();
    const asked = new URLSearchParams(search);
    const former = path.replace(/\/$/, '');
    const meant = moved.filter(([, , query]) => query.every(([name, value]) => asked.getAll(name).includes(value)));
    const find = (spell: (text: string) => string) => meant.find(([from]) => spell(basePath + from) === spell(former));
    const found = find((text) => text) ?? find((text) => text.toLowerCase());
    if (found) {
      const [, target, { length }] = found;
      return goTo(target, length > 0 || /[?#]/.test(target) ? '' : search + hash);
    }
    for (const [listing, pattern] of listings) {
      const page = new RegExp(`^${basePath}(?:/category)?/${pattern}/?(page/\\d+)?/?$`, 'iu').exec(path);
      const target = listing + (page?.[1] ? `${page[1].toLowerCase()}/` : '');
      if (page && basePath + target !== pathname) return goTo(target, search + hash);
    }
  };

  try {
    redirect();
  } catch {
    // An address with a broken escape belongs to no page.
  }
}
