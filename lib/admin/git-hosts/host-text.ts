import { HostError } from './git-host';

/** Control, direction and other invisible characters. Joiners (U+200C, U+200D) stay because scripts need them. */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]+|(?!\s)\p{Cc}+/gu;

/** Text of a host on one line, without the token and invisible characters, at most `max` characters. '' if the value is not a string. */
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

/** URL of a link from a host; `undefined` if it points to another host or contains the token. */
export function safeHostLink(value: unknown, origin: string, token: string): string | undefined {
  if (typeof value !== 'string' || value === '' || !URL.canParse(value, origin)) return undefined;
  // Compare the start of the whole URL: `https://host@evil.example` and blob URLs only look like pages of the host.
  const { href } = new URL(value, origin);
  return href.startsWith(`${origin}/`) && withoutToken(href, token) === href ? href : undefined;
}

/** Validates the id of a commit or file, because it becomes part of a URL. Throws a {@link HostError}. */
export function parseHash(value: unknown): string {
  if (typeof value === 'string' && /^[0-9a-f]{7,64}$/.test(value)) return value;
  throw new HostError('unsure', 'an answer without a valid commit');
}
