import { parseAddress } from '../catalogue/schema/parse-address';

/** A former address, decoded, without a last slash, in Unicode form NFC, and the parameters it must have: '/über-uns', '/product.php' with id=12. */
export type FormerAddress = { path: string; query: readonly (readonly [name: string, value: string])[] };
/** The end of a redirect as it stands in hosts' files. `path` is a page's or file's of this shop, decoded; undefined for another site. */
export type RedirectTarget = { address: string; path?: string };
/** An address that no redirect may have, and why, in an owner's words. */
export type RefusedAddress = { fault: string };

/** Characters of an address as it is asked for: Cloudflare takes 1,000 for both of a redirect. */
const LONGEST = 450;
/** Any character but those that all hosts read alike, in their files and in what is asked. */
const STRANGE = /[^\p{L}\p{M}\p{N}._~!&'()+,;=@ /-]/u;
const UNSAFE = /[\p{C}\\"<>]/u;

/** Reads the `from` of a redirect. */
export function readFormerAddress(text: string): FormerAddress | RefusedAddress {
  const [written = '', ...rest] = text.split('?');
  const query = rest.join('?');
  const path = decodePath(written);
  const strange = STRANGE.exec(path ?? '') ?? UNSAFE.exec(query);
  const fault =
    faultOfPath(text, path) ??
    (text.includes('#') ? 'holds "#": browsers tell no host what stands behind it' : undefined) ??
    (/[*:]/.test(`${path}`) ? 'holds "*" or ":": each former address needs a redirect of its own' : undefined) ??
    (strange ? `holds ${JSON.stringify(strange[0])}, which not all hosts take in an address` : undefined) ??
    (encodeURI(`${path}?${query}`).length > LONGEST ? tooLong : undefined);
  return fault === undefined ? { path: withoutSlash(`${path}`), query: [...new URLSearchParams(query)] } : { fault };
}

/** Reads the `to` of a redirect: a page without its last slash gets it. */
export function readRedirectTarget(text: string): RedirectTarget | RefusedAddress {
  const isHere = text.startsWith('/');
  const [, written = ''] = /^(?:https:\/\/[^/?#]*)?([^?#]*)/i.exec(text) ?? [];
  const path = decodePath(written);
  const url = parseAddress(isHere ? `https://shop.invalid${text}` : text);
  const fault =
    (UNSAFE.test(text) ? `holds ${JSON.stringify(UNSAFE.exec(text)?.[0])}, which no address may` : undefined) ??
    (isHere || url?.protocol === 'https:'
      ? undefined
      : 'must be a page of this shop, such as "/all-products/", or begin with https://') ??
    (url === undefined || url.username || url.password ? 'is no address' : undefined) ??
    (isHere || path ? faultOfPath(isHere ? text : `${path}`, path) : undefined) ??
    (`${url?.href}`.length > LONGEST ? tooLong : undefined);
  if (url === undefined || fault !== undefined) return { fault: `${fault}` };
  const end = withoutSigns(url.search + url.hash);
  if (!isHere) return { address: url.origin + withoutSigns(url.pathname) + end };
  const isFile = /\.[^/]*$/.test(url.pathname);
  const own = isFile || url.pathname.endsWith('/') ? url.pathname : `${url.pathname}/`;
  return { address: withoutSigns(own) + end, path: decodeURIComponent(own).normalize() };
}

const tooLong = `is too long: at most ${LONGEST} characters are allowed`;

/** The path of an address in plain letters; undefined for a broken escape. */
function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path).normalize();
  } catch {
    return undefined;
  }
}

/** An address without the sign for which servers put in a part of what was asked. */
const withoutSigns = (address: string) => address.replace(/[$]/g, '%24');

/** A path without its last slash: both are one address. */
const withoutSlash = (path: string) => path.replace(/\/$/, '');

/** The faults that both ends of a redirect may have. */
function faultOfPath(text: string, path: string | undefined): string | undefined {
  if (!text.startsWith('/')) return 'must begin with a slash and leave the name of the host out, as in "/old-shop/"';
  if (path === undefined) return 'holds "%" without the two digits of an escape, as in "%20"';
  if (/%(?:2f|3f|23|25)/i.test(text.split(/[?#]/, 1)[0] ?? '')) return 'holds an escaped slash, "?", "#" or "%"';
  if (path.includes('//')) return 'holds two slashes side by side, which browsers take for another site';
  return /\/\./.test(path) ? 'has a part that begins with a dot' : undefined;
}
