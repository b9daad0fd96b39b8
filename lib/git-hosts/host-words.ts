import { HostFault } from './git-host';

/** Signs that are not seen, and turn or hide what stands around them: controls, marks of direction, and all that has no shape but the joiners of letters. */
const UNSEEN = /(?![\u200c\u200d])[\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]+|(?!\s)\p{Cc}+/gu;
const LONGEST = 300;

/** Words of a host on one line, without signs that are not seen, and cut where they are long; '' for what is no text. */
export function hostWords(value: unknown, longest = LONGEST): string {
  if (typeof value !== 'string') return '';
  const line = value.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();
  const signs = [...line];
  return signs.length > longest ? `${signs.slice(0, longest).join('')}…` : line;
}

/** Address that a host has answered, where it is one of its own pages; undefined for any other, which shall be no link. */
export function hostLink(value: unknown, origin: string): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  try {
    // By the whole beginning: a blob has the origin of its maker, and a name before the host is none of its pages.
    const { href } = new URL(value, origin);
    return href.startsWith(new URL('/', origin).href) ? href : undefined;
  } catch {
    return undefined;
  }
}

const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/;
/** Clocks go wrong by hours; what is days ahead has not happened. */
const AHEAD_MS = 48 * 3_600_000;

/** Moment of the past in milliseconds, as a host writes it; undefined for what is none. */
export function hostMoment(value: unknown, now = Date.now()): number | undefined {
  const at = typeof value === 'string' && ISO.test(value) ? Date.parse(value) : Number.NaN;
  return at >= 0 && at <= now + AHEAD_MS ? at : undefined;
}

/** Number of a build, which stands in addresses. Throws a fault of kind 'answer' for what is none. */
export function hostNumber(value: unknown): number {
  if (Number.isSafeInteger(value)) return value as number;
  throw new HostFault('answer', '');
}

/** Hash of a commit or a file. Throws a fault of kind 'answer' for what is none: it stands in addresses. */
export function hostHash(value: unknown): string {
  if (typeof value === 'string' && /^[0-9a-f]{7,64}$/.test(value)) return value;
  throw new HostFault('answer', '');
}
