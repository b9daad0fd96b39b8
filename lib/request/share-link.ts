import { fromBase64url, toBase64url } from '../encoding';
import { LIST_VERSION, type ParsedList, parseList } from './parse-list';
import type { RequestList } from './request-list';

const PREFIX = 'list=';
/** Prefix in older versions; such links are reported as unreadable. */
const OLD_PREFIX = 'l=';
/** Browsers allow longer fragments, but e-mail and chat programs may truncate them. */
const MAX_FRAGMENT = 65_536;
/** Maximum length of the JSON. A short link could be a zip bomb, of at most 50 MB within {@link MAX_FRAGMENT}. */
const MAX_JSON = 1_048_576;

/**
 * A list as a URL fragment: 'list=' and deflated JSON in base64url. Browsers do not send fragments to servers.
 * Undefined if it is too long.
 */
export async function listToFragment({ details, lines }: RequestList): Promise<string | undefined> {
  const json = JSON.stringify({ v: LIST_VERSION, details, lines: lines.map(({ id: _, ...line }) => line) });
  if (json.length > MAX_JSON) return undefined;
  const stream = new Blob([json]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const fragment = PREFIX + toBase64url(new Uint8Array(await new Response(stream).arrayBuffer()));
  return fragment.length > MAX_FRAGMENT ? undefined : fragment;
}

/** True if a fragment has the prefix of a list, valid or not. */
export function hasListFragment(fragment: string): boolean {
  return fragment.startsWith(PREFIX) || fragment.startsWith(OLD_PREFIX);
}

/** The list in a fragment, with new line ids. Undefined if it is truncated, too long or has a newer version. */
export async function listFromFragment(fragment: string): Promise<ParsedList | undefined> {
  if (!fragment.startsWith(PREFIX) || fragment.length > MAX_FRAGMENT) return undefined;
  try {
    const bytes = fromBase64url(fragment.slice(PREFIX.length));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const json = await new Response(stream).text();
    return json.length > MAX_JSON ? undefined : parseList(JSON.parse(json));
  } catch {
    return undefined;
  }
}
