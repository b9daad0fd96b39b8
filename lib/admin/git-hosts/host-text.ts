import { HostError } from './git-host';

/** Control, direction and other invisible characters. Joiners (U+200C, U+200D) stay because scripts need them. */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]+|(?!\s)\p{Cc}+/gu;

/** Text of a host on one line: without the token and invisible characters, cut to `max` characters, '' for what is not a text. */
export function cleanHostText(value: unknown, max: number, token: string): string {
  if (typeof value !== 'string') return '';
  const line = withoutToken(value, token).replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim();
  const characters = [...line];
  return characters.length > max ? `${characters.slice(0, max).join('')}…` : line;
}

function withoutToken(text: string, token: string): string {
  const secrets = [token, encodeURIComponent(token)].filter(Boolean);
  return secrets.reduce((rest, secret) => rest.replaceAll(secret, '…'), text);
}

/** Link that a host has sent, if it leads to that host and does not contain the token; undefined for any other. */
export function safeHostLink(value: unknown, origin: string, token: string): string | undefined {
  if (typeof value !== 'string' || value === '' || !URL.canParse(value, origin)) return undefined;
  // Compare the start of the whole address: `https://host@evil.example` and blobs only look like pages of the host.
  const { href } = new URL(value, origin);
  return href.startsWith(`${origin}/`) && withoutToken(href, token) === href ? href : undefined;
}

/** Id of a commit or file. Throws a {@link HostError} for anything else, because it becomes part of an address. */
export function parseHash(value: unknown): string {
  if (typeof value === 'string' && /^[0-9a-f]{7,64}$/.test(value)) return value;
  throw new HostError('unsure', 'an answer without a valid commit');
}
