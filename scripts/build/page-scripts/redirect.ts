/**
 * First script of the 404 page. It redirects where the host cannot: from former URLs, other spellings of listing URLs, and URLs with
 * doubled slashes.
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
        const requested = fold(path.replace(/\/?$/, '/'));
        const source = fold(basePath + from.replace(/\/?\*?$/, '/'));
        const isMatch = requested === source || (from.endsWith('*') && requested.startsWith(source));
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
    // The host may have this page or a redirect for it. Without the origin, '//a/b' would be another host.
    const single = pathname.replace(/\/{2,}/g, '/');
    if (single !== pathname) return goTo(origin + single, search + hash);
  };

  try {
    redirect();
  } catch {
    // A URL with an invalid escape has no page.
  }
}
