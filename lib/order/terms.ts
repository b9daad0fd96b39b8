import { synonymsOf } from '../search/synonyms';
import { type Atom, isWord, joinedWords } from './atoms';
import { aliases, fullWords, measureOf, singularOf } from './full-words';
import type { Goods, Way } from './goods';
import { nearWord, twoWords } from './near-goods';
import { isLetterSize } from './size-words';
import { textWords } from './text-words';
import { orderWords } from './words';

/** A word of a line, or a few that are one, by its place among the atoms, and the ways in which goods may bear it. */
export type Term = {
  from: number;
  to: number;
  ways: readonly Way[];
  weight: number;
  isKnown: boolean;
  isColor: boolean;
  hasColor: boolean;
  read?: string;
};

const units = orderWords('units');

const LONGEST_TERM = 8;
const SAME = 0.95;
const NEAR = 0.8;
const RELATED = 0.6;

/** The terms of a line, the longest that the shop knows at each place; `isFree` tells which atoms may name goods. */
export function termsOf(
  goods: Goods,
  atoms: readonly Atom[],
  isFree: (index: number) => boolean,
  isTelling: (index: number) => boolean = () => true,
): Term[] {
  const terms: Term[] = [];
  for (let from = 0; from < atoms.length; ) {
    const term = isFree(from) ? termAt(goods, atoms, from, isFree, isTelling) : undefined;
    if (term) terms.push(term);
    from = term ? term.to : from + 1;
  }
  return terms;
}

function termAt(
  goods: Goods,
  atoms: readonly Atom[],
  from: number,
  isFree: (index: number) => boolean,
  isTelling: (index: number) => boolean,
): Term | undefined {
  const first = atoms[from] as Atom;
  if (!/[\p{L}\d]/u.test(first.text)) return undefined;
  for (let to = Math.min(atoms.length, from + LONGEST_TERM); to > from; to -= 1) {
    const own = atoms.slice(from, to);
    const last = own.at(-1) as Atom;
    if (
      (!/[\p{L}\d]/u.test(last.text) && measureOf(own) === undefined) ||
      own.some(({ cell }, index) => !isFree(from + index) || cell !== first.cell)
    )
      continue;
    if (own.length === 1 && !isTelling(from)) return undefined;
    if (
      own.length > 1 &&
      (goods.isSize(joinedWords(own)) || own.every(({ text }) => text === '&' || isLetterSize(text)))
    )
      return undefined;
    if (
      own.length > 1 &&
      (own.some(({ text }, index) => index > 0 && /[,;:()|]/.test(text)) ||
        (first.text.length === 1 && own.length === 2 && own[1]?.isGlued === false && /^a$/i.test(first.text)))
    )
      continue;
    // '3 packs' counts what is called '3-Pack'.
    const [, second] = own;
    const isFirst = atoms.slice(0, from).every(({ value, role }) => value === undefined || role !== undefined);
    if (
      isFirst &&
      first.value !== undefined &&
      second &&
      !second.isGlued &&
      units.has(second.word) &&
      second.word !== second.stem
    )
      continue;
    // '5 in black' is no measure.
    const after = atoms[to];
    if (last.word === 'in' && !last.isGlued && isWord(after) && goods.isPlainColor(fullWords([after])[0] ?? ''))
      continue;
    const term = termOf(goods, from, to, own);
    if (term) return term;
  }
  if (first.value !== undefined) return undefined;
  const isColor = goods.isPlainColor(first.stem);
  const isOfColor = isColor || goods.isColor(first.stem);
  const two = isOfColor ? undefined : twoWords(goods, first.word);
  if (two) return toTerm(goods, from, from + 1, [{ stems: two, level: 1 }], [first]);
  const near = isOfColor ? undefined : nearWord(goods, first.word);
  if (near !== undefined && goods.isColor(near))
    return {
      from,
      to: from + 1,
      ways: [{ stems: [near], level: NEAR }],
      weight: 3,
      isKnown: true,
      isColor: true,
      hasColor: true,
      read: near,
    };
  if (near !== undefined)
    return {
      ...toTerm(goods, from, from + 1, [{ stems: [near], level: NEAR }, ...synonymWays([near], NEAR)], [first]),
      read: near,
    };
  return {
    from,
    to: from + 1,
    ways: [],
    weight: Math.log2(1 + goods.rows.length),
    isKnown: false,
    isColor: isColor || fullWords([first]).every((word) => goods.isPlainColor(word)),
    hasColor: fullWords([first]).some((word) => goods.isColor(word)),
  };
}

const REMEMBERED = 5000;
const remembered = new WeakMap<Goods, Map<string, Omit<Term, 'from' | 'to'> | undefined>>();

/** The term that some atoms are, kept by their words: those of an order are alike. */
function termOf(goods: Goods, from: number, to: number, own: readonly Atom[]): Term | undefined {
  const known = remembered.get(goods) ?? new Map<string, Omit<Term, 'from' | 'to'> | undefined>();
  remembered.set(goods, known);
  const key = own.map(({ text, isGlued }) => (isGlued ? text : ` ${text}`)).join('');
  if (!known.has(key)) {
    if (known.size >= REMEMBERED) known.clear();
    const ways = waysOf(goods, own);
    known.set(key, ways.length > 0 ? toTerm(goods, from, to, ways, own) : undefined);
  }
  const term = known.get(key);
  return term && { ...term, from, to };
}

function toTerm(goods: Goods, from: number, to: number, ways: readonly Way[], own: readonly Atom[]): Term {
  const [first, ...others] = ways.map((way) => goods.bearers(way));
  const bearing = new Set(first);
  for (const places of others) for (const place of places) bearing.add(place);
  const weight = Math.log2(1 + goods.rows.length / Math.max(1, bearing.size));
  return {
    from,
    to,
    ways,
    weight,
    isKnown: bearing.size > 0,
    isColor: own.some(isWord) && fullWords(own).every((word) => goods.isPlainColor(word)),
    hasColor: fullWords(own).some((word) => goods.isColor(word)),
  };
}

/** The ways in which goods may bear some atoms; none where the shop does not know them as one. */
function waysOf(goods: Goods, own: readonly Atom[]): Way[] {
  const joined = joinedWords(own);
  const ways: Way[] = [];
  const full = own.map((atom) => (isWord(atom) ? fullWords([atom]).join('') : joinedWords([atom]))).join('');
  // 'Professional S' is no plural.
  const isPlural = own.at(-1)?.text.length !== 1;
  for (const key of new Set([joined, isPlural ? singularOf(joined) : joined, full])) {
    const meant = aliases.get(key);
    if (meant) ways.push({ stems: meant, level: 1 }, ...synonymWays(meant, SAME));
    const parts = goods.parts.get(key);
    if (parts && (own.length > 1 || own.some(isWord)))
      ways.push({ stems: [key], level: 1 }, ...(parts.length > 1 ? [{ stems: parts, level: 1 }] : []));
    const isInitials =
      own.length > 2 &&
      own.every(
        ({ text, isGlued }, at) => text.length === 1 && text !== '/' && (at === 0 || isGlued || isWord(own[at])),
      );
    if (own.length > 1 && (isInitials || key.length > 5) && goods.strong.has(key) && (isInitials || own.every(isWord)))
      ways.push({ stems: [key], level: 1 });
  }
  const measure = measureOf(own);
  if (measure !== undefined) return goods.strong.has(measure) ? [{ stems: [measure], level: 1 }] : [];
  const stems = own.flatMap(({ stem, text }) => (/[\p{L}\d]/u.test(text) ? [stem] : []));
  if (own.length > 1) {
    if (own.length < 4 && own.every(isWord) && goods.makers.named(own).size > 0)
      ways.push({ stems: fullWords(own), level: 1 });
    // 'S.W.A.T.' as a maker writes it.
    if (own.some(({ text }) => text === '.'))
      for (const maker of goods.makers.named(own)) ways.push({ stems: textWords(maker).full, level: 1 });
    const other = own.every(({ text }) => /^[\p{L}/-]/u.test(text)) ? synonymWays(stems, SAME) : [];
    return other.length > 0 && stems.length > 1
      ? [...ways, { stems, level: 1 }, { stems: fullWords(own), level: 1 }, ...other]
      : ways;
  }
  const [word = ''] = stems;
  if (own[0]?.value !== undefined) return ways;
  if (goods.strong.has(word)) ways.push({ stems: [word], level: 1 });
  return [...ways, ...synonymWays([word], SAME)].filter((way) => goods.bearers(way).size > 0);
}

function synonymWays(stems: readonly string[], level: number): Way[] {
  return synonymsOf(stems.join(' ')).map((other) => ({ stems: other.stems, level: other.isSame ? level : RELATED }));
}
