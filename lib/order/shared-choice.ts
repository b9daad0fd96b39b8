import type { IndexRow } from '../listing/row';
import type { Atom } from './atoms';
import { findGoods } from './find-goods';
import type { Goods } from './goods';
import type { Mention } from './mention';
import { mentionsIn } from './mentions';
import { readerOf } from './read-picks';
import { orderWords } from './words';

const alike = orderWords('alike');

/** A part of a line with the product that it means most likely, and the colors and sizes that it says. */
type Part = { atoms: readonly Atom[]; row: IndexRow | undefined; named: ReadonlySet<Atom>; picks: readonly Mention[] };

/**
 * The parts of a line with what is said of all of them: '2 shirts and 2 trousers, all black, XL', '3 coats in navy and 3 matching trousers',
 * 'Miller cuffs, 2 holsters'. A part that says it by itself keeps to that.
 */
export function withShared(segments: readonly (readonly Atom[])[], goods: Goods): readonly (readonly Atom[])[] {
  if (segments.length < 2) return segments;
  const [first, ...others] = segments as [readonly Atom[], ...(readonly Atom[])[]];
  const makers = makerOf(partOf(first, goods), goods);
  const parts = [first, ...others.map((own) => withMaker(own, makers, goods))].map((own) => partOf(own, goods));
  const shared = [...ledBy(parts[0] as Part), ...endOf(parts.at(-1) as Part)];
  return parts.map((part, index) => {
    const isAlike = index > 0 && part.atoms.some(({ word, role }) => role === undefined && alike.has(word));
    const before = parts[index - 1];
    const offered = [...(isAlike && before ? before.picks.map((pick) => atomsOf(before, pick)) : []), ...shared];
    const own = [...part.atoms];
    for (const pick of offered) if (isMissing(own, pick, part, goods)) own.push(...pick);
    return own;
  });
}

const atomsOf = ({ atoms }: Part, { from, to }: Mention) => atoms.slice(from, to);

function partOf(atoms: readonly Atom[], goods: Goods): Part {
  const [best] = findGoods(atoms, goods).meant;
  const row = best && goods.rows[best.place];
  const named = best?.named ?? new Set<Atom>();
  return { atoms, row, named, picks: row ? picksIn(atoms, named, row, goods) : [] };
}

function picksIn(atoms: readonly Atom[], named: ReadonlySet<Atom>, row: IndexRow, goods: Goods): Mention[] {
  const isFree = (at: number) =>
    atoms[at] !== undefined && atoms[at]?.role === undefined && !named.has(atoms[at] as Atom);
  const all = mentionsIn(atoms, isFree, readerOf(row, goods));
  return all.filter(({ kind }) => kind === 'color' || kind === 'size' || kind === 'option');
}

/** The picks at the end of a part, behind a mark or a word like 'both'; none where they are several sizes, which are a run. */
function endOf(part: Part): (readonly Atom[])[] {
  const { atoms, named, picks } = part;
  const last = atoms.findLastIndex((atom) => named.has(atom));
  const start = atoms.findIndex(({ text, word }, at) => at > last && (/^[,;–—-]$/.test(text) || alike.has(word)));
  const own = picks.filter(({ from }) => start >= 0 && from > start);
  return own.filter(({ kind }) => kind === 'size').length > 1 ? [] : own.map((pick) => atomsOf(part, pick));
}

/** The picks before a colon at the beginning: 'all silver: …'. */
function ledBy(part: Part): (readonly Atom[])[] {
  const colon = part.atoms.findIndex(({ text }) => text === ':');
  const isLed = part.atoms.slice(0, Math.max(0, colon)).some(({ word }) => alike.has(word));
  return isLed ? part.picks.filter(({ to }) => to <= colon).map((pick) => atomsOf(part, pick)) : [];
}

/** Whether a part says nothing of what a pick tells, and its goods come in it. */
function isMissing(own: readonly Atom[], pick: readonly Atom[], { row, named }: Part, goods: Goods): boolean {
  if (!row) return false;
  const kindsOf = (atoms: readonly Atom[]) => picksIn(atoms, named, row, goods);
  const [told] = kindsOf(pick);
  const isTold =
    told?.kind === 'color'
      ? told.color !== undefined
      : told?.kind === 'option'
        ? told.value !== undefined
        : told?.kind === 'size' && told.unmet.length === 0;
  return isTold && !kindsOf(own).some(({ kind }) => kind === told?.kind);
}

/** The words by which a part names the maker of its goods. */
const makerOf = ({ atoms, row, named }: Part, goods: Goods) => {
  const words = row ? goods.makerWordsOf(goods.placeOf(row)) : [];
  return atoms.filter((atom) => named.has(atom) && words.includes(atom.stem));
};

/** A part with the maker of the first, where that tells which goods it means. */
function withMaker(own: readonly Atom[], makers: readonly Atom[], goods: Goods): readonly Atom[] {
  if (makers.length === 0 || findGoods(own, goods).isCertain) return own;
  const made = [...makers, ...own];
  return findGoods(made, goods).isCertain ? made : own;
}
