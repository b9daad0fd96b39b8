import { parseUrl } from '../../catalogue/schema/public-host';
import { listSchema, objectSchema, wrongType, z } from '../../zod';

/** An entry of `redirects.json`. */
export type RedirectEntry = { from: string; to: string };

/** A parsed redirect. */
export type RedirectRule = {
  entry: RedirectEntry;
  /** Decoded path of `from` without its last slash: '/old-shop'. */
  path: string;
  /** True for '/blog/*': the rule also matches all paths below `path`. */
  isPrefix: boolean;
  /** Sorted parameters that the address must have; only the 404 page can read them. */
  query: readonly (readonly [name: string, value: string])[];
  target: {
    /** Encoded, for host files. */
    address: string;
    /** The decoded path on this shop; undefined for another site. */
    path?: string;
    /** True for '/new/*': the rest of the requested path is added to `address`. */
    keepsRest: boolean;
  };
};

/** Characters that some host reads as a pattern or does not accept, a double slash, and a dot after a slash. */
const INVALID_CHARACTER = /[^\p{L}\p{M}\p{N}._~!&'()+,;=@ /-]|\/(?=\/)|\/\./u;

/** Parses `from`. Returns an error message for an address that not all hosts can redirect. */
function parseRedirectFrom(text: string): Pick<RedirectRule, 'path' | 'isPrefix' | 'query'> | string {
  if (!text.startsWith('/')) return 'must begin with a slash, without the name of the host, as in "/old-shop/"';
  const [start = '', ...query] = text.split('?');
  const path = decodePath(start.replace(/\/\*?$/, ''));
  if (path === undefined) return 'has "%" without the two digits of an escape, as in "%20"';
  const [refused] = INVALID_CHARACTER.exec(path) ?? [];
  if (refused) return `has ${JSON.stringify(refused)} where not all hosts accept it; "*" may only be the last part`;
  return { path, isPrefix: start.endsWith('/*'), query: [...new URLSearchParams(query.join('?'))].sort() };
}

/** Parses `to`; the path of a page gets a trailing slash. Returns an error message for an address that is neither a page nor https. */
function parseRedirectTarget(text: string): RedirectRule['target'] | string {
  const keepsRest = text.endsWith('/*');
  const isOwn = text.startsWith('/');
  const url = parseUrl((isOwn ? 'https://shop.invalid' : '') + text.replace(/\/\*$/, '/'));
  const path = decodePath(url?.pathname ?? '%');
  if (url?.protocol !== 'https:' || path === undefined || path.startsWith('//'))
    return 'must be a page of this shop, such as "/all-products/", or begin with https://';
  // '/shop//other.example' would become '//other.example', which is another site.
  if (url.href.includes('*') || (isOwn && keepsRest && path === '/'))
    return 'may have "*" only at its end and below a folder, as in "/all-products/*"';
  const slash = isOwn && !/\.[^/]*$|\/$/.test(path) ? '/' : '';
  // Hosts put parts of the requested address in place of '$1'.
  const address = `${isOwn ? '' : url.origin}${url.pathname}${slash}${url.search}${url.hash}`.replace(/[$]/g, '%24');
  return { address, ...(isOwn && { path: path + slash }), keepsRest };
}

/** The rules of valid redirects in order of precedence: exact before prefix, then more parameters, then longer prefixes. */
export function parseRedirects(redirects: readonly RedirectEntry[]): RedirectRule[] {
  const rules = redirects.flatMap((entry): RedirectRule[] => {
    const [from, target] = [parseRedirectFrom(entry.from), parseRedirectTarget(entry.to)];
    return typeof from === 'string' || typeof target === 'string' ? [] : [{ entry, ...from, target }];
  });
  return rules.sort(
    (a, b) =>
      Number(a.isPrefix) - Number(b.isPrefix) || b.query.length - a.query.length || b.path.length - a.path.length,
  );
}

/**
 * The first rule for an address of this shop.
 * @param path decoded, with or without its last slash
 */
export function findRedirect(rules: readonly RedirectRule[], path: string, search = ''): RedirectRule | undefined {
  const parameters = new URLSearchParams(search);
  const page = path.replace(/\/?$/, '/');
  return rules.find(
    (rule) =>
      (page === `${rule.path}/` || (rule.isPrefix && page.startsWith(`${rule.path}/`))) &&
      rule.query.every(([name, value]) => parameters.getAll(name).includes(value)),
  );
}

/** A path without escapes, in Unicode form NFC; undefined for a broken escape. */
function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path).normalize();
  } catch {
    return undefined;
  }
}

const addressSchema = (parse: (text: string) => object | string) =>
  z.string({ error: wrongType('text') }).superRefine((text, { addIssue }) => {
    const error = parse(text);
    if (typeof error === 'string') addIssue({ code: 'custom', message: `${JSON.stringify(text)} ${error}` });
  });

const redirectSchema = objectSchema('a redirect', {
  from: addressSchema(parseRedirectFrom).describe(
    'The old address without the name of the host, such as `/old-shop/`, `/index.php` or `/product.php?id=12`. `/blog/*` is every address below `/blog/`.',
  ),
  to: addressSchema(parseRedirectTarget).describe(
    'A page of this shop, such as `/all-products/`, or an address that begins with `https://`. With `/*` at the end of both, the rest of the address is kept.',
  ),
});

/**
 * `redirects.json` of the data folder. Rejects duplicates, loops and chains. At most 900, because Cloudflare accepts 2,000 lines,
 * two for each redirect, and listings need some.
 */
export const redirectsSchema = listSchema(redirectSchema, 900, 'redirects').superRefine((redirects, { addIssue }) => {
  const rules = parseRedirects(redirects);
  const seen = new Map<string, string>();
  for (const { entry, path, isPrefix, query, target } of rules) {
    const addError = (field: 'from' | 'to', error: string) => {
      const message = `"${entry[field]}" ${error}`;
      addIssue({ code: 'custom', path: [redirects.indexOf(entry), field], message });
    };
    const key = JSON.stringify([path, isPrefix, query]);
    const other = seen.get(key);
    if (other) addError('from', `is a duplicate; it redirects to "${other}" already`);
    seen.set(key, other ?? entry.to);
    if (target.keepsRest && !isPrefix) addError('to', `ends with "*", but "${entry.from}" does not`);
    const next = target.path && findRedirect(rules, target.path, /\?[^#]*/.exec(target.address)?.[0]);
    if (next) addError('to', `is redirected by "${next.entry.from}" to "${next.entry.to}"; write the last page`);
  }
});
