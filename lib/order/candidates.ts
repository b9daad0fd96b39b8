import type { Choice } from '../catalogue/choice';
import type { IndexRow } from '../listing/row';
import { type Atom, isWord } from './atoms';
import { explain, type Meant, weightOf } from './explain';
import { type Numbered, numbersIn } from './find-numbers';
import { measureOf } from './full-words';
import type { Goods } from './goods';
import { isLetterSize, labelOf } from './size-words';
import { type Term, termsOf } from './terms';
import { orderNumbers, orderWords, smallWords } from './words';

/** The terms and item numbers among some atoms, and the products that they may mean, the likeliest first. */
export type Candidates = { terms: readonly Term[]; numbered: readonly Numbered[]; meant: readonly Meant[] };

const MOST_LOOKED_AT = 20;
/** Products that bear the rarest words of a line, from which number on those of its other words are passed over. */
const ENOUGH = 150;
const MOST_READ_DEEP = 10;
/** The share of the best score from which on a product is looked at closely. */
export const CLOSE = 0.7;

const filler = orderWords('filler');
const units = orderWords('units');
const labels = orderWords('quantity');
const counts = orderNumbers('numbers');
const groups = orderNumbers('groups');

type Asked = { atoms: readonly Atom[]; roles: string; goods: Goods; found: Candidates };
const MOST_ASKED = 24;
const asked: Asked[] = [];

/** The candidates of some atoms; those with a role are passed over. The last answers are kept, as a line asks about its parts again and again. */
export function candidatesOf(atoms: readonly Atom[], goods: Goods): Candidates {
  const roles = atoms.map(({ role }) => (role === undefined ? '-' : 'r')).join('');
  const known = asked.find(
    (one) => one.goods === goods && one.roles === roles && one.atoms.every((atom, at) => atom === atoms[at]),
  );
  if (known) return known.found;
  const found = look(atoms, goods);
  asked.unshift({ atoms: [...atoms], roles, goods, found });
  asked.length = Math.min(asked.length, MOST_ASKED);
  return found;
}

/** The choices of a product's variants whose numbers stand among some atoms. */
export function variantsNamed(atoms: readonly Atom[], row: IndexRow, goods: Goods): Choice[] {
  return candidatesOf(atoms, goods).numbered.flatMap(({ variants }) => [...(variants.get(row) ?? [])]);
}

function look(atoms: readonly Atom[], goods: Goods): Candidates {
  const numbered = numbersIn(atoms, goods);
  const inNumber = new Set(numbered.flatMap(({ own }) => own));
  const runParts = runPartsOf(atoms);
  const isFree = (at: number) => {
    const atom = atoms[at] as Atom;
    return !runParts.has(at) && atom.role === undefined && !inNumber.has(atom) && !isTimes(atoms, at);
  };
  const terms = termsOf(goods, atoms, isFree, (at) => isTelling(atoms, at) && !goods.isSize((atoms[at] as Atom).stem));
  const places = [...new Set(numbered.flatMap((number) => number.places))];
  const explained = (some: readonly number[], isDeep: boolean) =>
    some
      .map((place) => explain(place, atoms, terms, numbered, goods, isDeep))
      .sort((a, b) => b.score - a.score || a.place - b.place);
  // Facts are read of the likeliest alone.
  const named = explained(places.length > 0 ? places : likeliest(terms, goods), false);
  const least = (named[0]?.score ?? 0) * CLOSE;
  const close = named.filter(({ score }) => score >= least).slice(0, MOST_READ_DEEP);
  const isWhole = close.every(({ missing }) => missing.every(({ isColor }) => isColor));
  const deep = isWhole
    ? close
    : explained(
        close.map(({ place }) => place),
        true,
      );
  return { terms, numbered, meant: [...deep, ...named.slice(close.length)] };
}

/** The atoms of sizes with their numbers, where a line has more than one such: 'M-4 L-6'. */
function runPartsOf(atoms: readonly Atom[]): ReadonlySet<number> {
  const isPair = (from: number) =>
    /^[-=/]$/.test(atoms[from + 1]?.text ?? '') &&
    atoms[from + 1]?.isGlued === atoms[from + 2]?.isGlued &&
    atoms[from + 2]?.value !== undefined &&
    isLetterSize(atoms[from]?.text ?? '');
  const pairs = atoms.flatMap((_, from) => (isPair(from) ? [from] : []));
  // '4 M 4 L': numbers before sizes by themselves.
  const isCounted = (at: number) =>
    atoms[at]?.value !== undefined && isLetterSize(atoms[at + 1]?.text ?? '') && !atoms[at + 1]?.isGlued;
  const counted = atoms.flatMap((_, at) =>
    isCounted(at) && (isCounted(at + 2) || isCounted(at - 2)) ? [at, at + 1] : [],
  );
  if (counted.length > 0) return new Set(counted);
  // A single pair is no part of a name where blanks stand in it: 'M - 4', and not 'M-65'.
  const isSpaced = (from: number) => atoms[from + 1]?.isGlued === false;
  const taken = pairs.length > 1 ? pairs : pairs.filter(isSpaced);
  return new Set(taken.flatMap((from) => [from, from + 1, from + 2]));
}

/** Whether an 'x' stands before a number by itself, and counts. */
const isTimes = (atoms: readonly Atom[], at: number) =>
  /^[x*]$/.test(atoms[at]?.word ?? '') &&
  atoms[at + 1]?.value !== undefined &&
  !(atoms[at]?.isGlued && isWord(atoms[at - 1]));

/** Whether an atom may tell goods by itself: no size, no unit, no small word. */
function isTelling(atoms: readonly Atom[], at: number): boolean {
  const { word, text } = atoms[at] as Atom;
  const before = atoms[at - 1];
  const after = atoms[at + 1];
  if (
    labels.has(word) ||
    (labelOf(word) !== undefined &&
      (before?.value !== undefined ||
        after?.value !== undefined ||
        after?.text === ':' ||
        (labelOf(word) === 'size' && isLetterSize(after?.text ?? ''))))
  )
    return false;
  if (filler.has(word) || (text.length === 1 && /^[ -~]$/.test(text)) || isLetterSize(text)) return false;
  if (counts.has(word) || groups.has(word) || smallWords.has(word)) return false;
  return !(before?.value !== undefined && (units.has(word) || measureOf([before, atoms[at] as Atom]) !== undefined));
}

/** The products that explain most of the terms: the rarest words tell which may, and all words how well. */
export function likeliest(terms: readonly Term[], goods: Goods): number[] {
  const levelOf = ({ ways }: Term, place: number) =>
    ways.reduce((most, way) => (way.level > most && goods.bearers(way).has(place) ? way.level : most), 0);
  const bearing = ({ ways }: Term) => ways.reduce((sum, way) => sum + goods.bearers(way).size, 0);
  const open = new Set<number>();
  for (const term of terms.filter(({ ways }) => ways.length > 0).toSorted((a, b) => bearing(a) - bearing(b))) {
    if (open.size >= ENOUGH) break;
    for (const way of term.ways) for (const place of goods.bearers(way)) open.add(place);
  }
  const scored = [...open].map((place) => ({
    place,
    score: terms.reduce((sum, term) => sum + levelOf(term, place) * weightOf(term), 0),
  }));
  const best = scored.reduce((most, { score }) => Math.max(most, score), 0);
  return scored
    .filter(({ score }) => score >= best * 0.5)
    .sort((a, b) => b.score - a.score || a.place - b.place)
    .slice(0, MOST_LOOKED_AT)
    .map(({ place }) => place);
}
