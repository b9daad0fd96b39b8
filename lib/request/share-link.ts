import { fromBase64url, toBase64url } from '../encoding';
import { LIST_VERSION, type ParsedList, parseList } from './parse-list';
import type { RequestList } from './request-list';

const PREFIX = 'list=';
/** Prefix in older versions; such links are reported as unreadable. */
const OLD_PREFIX = 'l=';
/** Browsers allow longer fragments, but e-mail and chat programs may truncate them. */
const MAX_FRAGMENT = 65_536;
const MAX_BYTES = 1_048_576;

/**
 * A list as a URL fragment: 'list=' and deflated JSON in base64url. Browsers do not send fragments to servers.
 * Undefined if it is too long.
 */
export async function listToFragment({ details, lines }: RequestList): Promise<string | undefined> {
  const json = JSON.stringify({ v: LIST_VERSION, details, lines: lines.map(({ id: _, ...line }) => line) });
  if (new Blob([json]).size > MAX_BYTES) return undefined;
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
    return parseList(JSON.parse(await inflate(fromBase64url(fragment.slice(PREFIX.length)))));
  } catch {
    return undefined;
  }
}

/** Inflates at most {@link MAX_BYTES}: a short link could be a zip bomb. Rejects if the data is longer or invalid. */
async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.length;
    if (length > MAX_BYTES) {
      await reader.cancel();
      throw new Error(`More than ${MAX_BYTES} bytes`);
    }
    text += decoder.decode(value, { stream: true });
  }
}
