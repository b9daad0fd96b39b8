import { parseAddress } from '../../catalogue/schema/parse-address';

/** The address to which a link leads, in one spelling, or why it may lead to none. */
export type ResolvedAddress = { href: string } | { fault: string };

const KINDS = 'a link may lead to a page of the shop (/faq/ or returns.md), to https://…, mailto:… or tel:…';

/**
 * The address of a link as it is written in a page of the data folder: that of another page by its file, of the shop with the slash at
 * its end, and of elsewhere as it stands. Whether a page of the shop is there is asked later.
 */
export function resolveAddress(written: string): ResolvedAddress {
  const address = written.trim();
  const [, scheme] = /^([a-z][a-z0-9+.-]*):/i.exec(address) ?? [];
  if (address === '') return { fault: `leads nowhere: ${KINDS}` };
  // Browsers pass over these inside of an address, and read what is left.
  if (/[\p{C}\p{Z}\\]/u.test(address)) return { fault: 'leads to an address with a blank or backslash in it' };
  if (scheme !== undefined) return elsewhere(address, scheme.toLowerCase());
  if (address.startsWith('//')) return { fault: `leads to ${address}: write https: before it` };
  if (/^www\./i.test(address)) return { fault: `leads to ${address}: write https:// before it` };
  const [, file, hash = ''] = /^(?:\.\/)?([^/?#]+)\.md(#.*)?$/.exec(address) ?? [];
  if (file !== undefined) return { href: `/${file}/${hash}` };
  if (address.startsWith('#')) return { href: address };
  if (!address.startsWith('/'))
    return { fault: `leads to ${address}, which is no address: begin it with a slash, such as /${nameOf(address)}/` };
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(address) ?? [];
  return { href: /\/$|\.[^/]*$/.test(path) ? address : `${path}/${rest}` };
}

function elsewhere(address: string, scheme: string): ResolvedAddress {
  if (scheme === 'http') return { fault: `leads to ${address}: write https:// in the place of http://` };
  if (scheme === 'mailto' || scheme === 'tel') {
    const isWhole = scheme === 'tel' ? /^tel:\+?[\d().-]+$/i : /^mailto:[^@\s]+@[^@\s]+$/i;
    return isWhole.test(address) ? { href: address } : { fault: `leads to ${address}, which is not whole` };
  }
  if (scheme !== 'https') return { fault: `leads to an address of the kind "${scheme}:": ${KINDS}` };
  const parsed = parseAddress(address);
  if (!parsed?.hostname || !/^https:\/\/[^/]/i.test(address))
    return { fault: `leads to ${address}, which is not whole` };
  if (parsed.username || parsed.password) return { fault: `leads to ${address}, which holds a user name` };
  return { href: address };
}

/** 'Returns and more' -> 'returns': the likely name of a page in an address without its slash. */
const nameOf = (address: string) => address.replace(/^[./]+|[/?#].*$/g, '').toLowerCase() || 'faq';

/** The path of a picture in the data folder by its address in a page; undefined for what lies elsewhere. */
export function pictureFile(url: string): string | undefined {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/)|[\\?#]/i.test(url)) return undefined;
  const path = decoded(url).replace(/^\.\//, '');
  return path === '' || path.split('/').some((part) => part === '' || part.startsWith('.'))
    ? undefined
    : `/pages/${path}`;
}

/** An address with its characters as they are: 'my%20oven.jpg' names 'my oven.jpg'. */
function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
