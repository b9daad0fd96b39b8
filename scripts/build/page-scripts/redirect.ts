/**
 * First script of the 404 page: redirects from former addresses, from other spellings of a listing's address and from addresses
 * with doubled slashes, where the host could not.
 */
import type { RedirectSettings } from './bundle-scripts';

declare const SETTINGS: RedirectSettings;

{
  const { origin, pathname, search, hash } = location;
  const { basePath, listings, moved } = SETTINGS;
  const goTo = (target: string, end: string) => {
    document.documentElement.hidden = true;
    location.replace((target.startsWith('/') ? basePath : '') + target + end);
  };

  const redirect = () => {
    const path = decodeURIComponent(pathname).normalize();
    const parameters = new URLSearchParams(search);
    const find = (fold: (text: string) => string) =>
      moved.find(([from, , query]) => {
        const asked = fold(path.replace(/\/?$/, '/'));
        const own = fold(basePath + from.replace(/\/?\*?$/, '/'));
        const isMatch = asked === own || (from.endsWith('*') && asked.startsWith(own));
        return isMatch && query.every(([name, value]) => parameters.getAll(name).includes(value));
      });
    const found = find((text) => text) ?? find((text) => text.toLowerCase());
    if (found) {
      const [from, to, query] = found;
      const rest = path.slice(basePath.length + from.length - 1);
      const target = to.endsWith('*') ? to.slice(0, -1) + encodeURI(rest) : to;
      return goTo(target, query.length > 0 || /[?#]/.test(target) ? '' : search + hash);
    }
    for (const [listing, pattern] of listings) {
      const page = new RegExp(`^${basePath}(?:/category)?/${pattern}/?(page/\\d+)?/?$`, 'iu').exec(path);
      const target = listing + (page?.[1] ? `${page[1].toLowerCase()}/` : '');
      if (page && basePath + target !== pathname) return goTo(target, search + hash);
    }
    // The host then knows the page or its redirect. A target without its origin could be taken for another host.
    const single = pathname.replace(/\/{2,}/g, '/');
    if (single !== pathname) return goTo(origin + single, search + hash);
  };

  try {
    redirect();
  } catch {
    // An address with a broken escape belongs to no page.
  }
}
