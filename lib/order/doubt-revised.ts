import { toAtoms } from './atoms';
import { findGoods } from './find-goods';
import { doubted } from './found-part';
import type { Goods } from './goods';
import { FOUND } from './limits';
import type { OrderLine } from './order-line';
import type { Resolution } from './resolution';
import { speaksOfEarlier } from './revisions';

type Found = Extract<Resolution, { kind: 'found' }>;

const CHANGED = 'A later line changes this one.';
/** The share of a part of a line from which on it may speak of goods ordered before. */
const LEAST = 0.34;

/**
 * Asks for what a line changes: the goods that it names, or means; where it names none and is `isOpen`, the line right before, or all that
 * belong together with it.
 */
export function doubtRevised(
  found: Resolution[],
  { text, at }: OrderLine,
  goods: Goods,
  meanings: readonly Resolution[],
  isOpen: boolean,
): void {
  const named = text.split(/[,;:–—]/).map((part) => findGoods(toAtoms(part), goods));
  const told = named.flatMap(({ meant, share }) => (share < LEAST ? [] : meant.map(({ place }) => goods.rows[place])));
  const meant = meanings.filter((one) => one.kind === 'found' || one.kind === 'which');
  const rows = meant.flatMap((one) =>
    one.kind === 'found' ? [one.candidate.row] : one.candidates.map(({ row }) => row),
  );
  const nouns = isOpen ? toAtoms(text).filter(({ stem }) => goods.isNoun(stem)) : [];
  const fitOf = ({ candidate: { row, choice }, person }: Found) => {
    const { strong } = goods.wordsOf(goods.placeOf(row));
    const index = told.indexOf(row);
    const isTheirs = meant.some((one) => one.person !== undefined && one.person === person);
    const isColored = meant.some((one) => one.kind === 'found' && one.candidate.choice.color === choice.color);
    const fit =
      index >= 0
        ? 3 - index / told.length
        : rows.includes(row)
          ? 2
          : nouns.some(({ stem }) => strong.has(stem))
            ? 1
            : 0;
    return fit === 0 ? 0 : fit + (isTheirs ? 1 : 0) + (isColored ? 0.5 : 0);
  };
  const fits = found.map((one) => (one.kind === 'found' ? fitOf(one) : 0));
  const most = Math.max(0, ...fits);
  const isEarlier = speaksOfEarlier(text);
  const last = found[fits.lastIndexOf(most)]?.at;
  const doubt = (isMeant: (one: Found, index: number) => boolean) => {
    for (const [index, one] of found.entries())
      if (one.kind === 'found' && isMeant(one, index)) found[index] = doubted(one, CHANGED);
  };
  if (most > 0 && !isEarlier) {
    doubt((one, index) => fits[index] === most && one.at === last);
    return;
  }
  if (!isOpen || named.some(({ isCertain, share }) => isCertain && share >= FOUND)) return;
  let least = found.at(-1)?.at ?? at;
  if (least < at - 1) return;
  for (const one of found.toReversed()) if (isEarlier && one.at >= least - 1) least = one.at;
  doubt((one) => one.at >= least);
}
