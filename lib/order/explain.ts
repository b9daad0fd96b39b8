import type { IndexRow } from '../listing/row';
import { type Atom, isWord } from './atoms';
import type { Numbered } from './find-numbers';
import { fullWords } from './full-words';
import { ANY, type Goods } from './goods';
import { colorWords } from './read-color';
import type { Term } from './terms';
import { orderWords } from './words';

const filler = orderWords('filler');

/** A product that a line may mean: how much of the line it explains, and the atoms that name it. */
export type Meant = {
  place: number;
  score: number;
  named: ReadonlySet<Atom>;
  missing: readonly Term[];
  isWhole: boolean;
  /** Whether more than colors speak for it; and whether its maker is named. */
  isTold: boolean;
  isMade: boolean;
  /** The weight of the words that stand in its name as they were written. */
  literal: number;
  /** Whether nothing but mistyped words speaks for it. */
  isGuessed: boolean;
  /** Whether what speaks for it is little: one word with a mistake, or words of many goods. */
  isVague: boolean;
};

const NUMBER = 9;
/** A word that so many goods bear tells one of them beside others. */
const FEW = 3;
const HALF = 0.5;

const MENTIONED = 0.45;

/** The weight of a term: of colors a third, of words that the shop does not know little. */
export const weightOf = ({ weight, isKnown, isColor }: Term) => (isColor ? weight / 3 : isKnown ? weight : 3);

/** The part of a line that a product explains, by its facts too where it is `isDeep`. */
export function explain(
  place: number,
  atoms: readonly Atom[],
  terms: readonly Term[],
  numbered: readonly Numbered[],
  goods: Goods,
  isDeep: boolean,
): Meant {
  const named = new Set<Atom>();
  const missing: Term[] = [];
  const said = new Set<string>();
  let score = 0;
  let literal = 0;
  for (const { own, places } of numbered) {
    if (!places.includes(place)) continue;
    score += NUMBER * own.length;
    for (const atom of own) named.add(atom);
  }
  for (const term of terms) {
    const own = atoms.slice(term.from, term.to);
    const ways = term.ways.filter((way) => goods.bearers(way).has(place));
    const level = Math.max(0, ...ways.map((way) => way.level));
    // 'TDU khaki' is the color of a product, and no part of its name.
    if (term.hasColor && isColorOf(place, term, atoms, goods)) continue;
    if (level > 0) {
      score += level * weightOf(term);
      if (level === 1) literal += weightOf(term);
      for (const atom of own) named.add(atom);
      for (const { stems, level: own } of ways) if (own === 1) for (const word of stems) said.add(word);
    } else if (isOptionOf(place, own, goods)) continue;
    else if (isDeep && goods.mentions(place, term.ways, own)) {
      if (term.hasColor) continue;
      score += MENTIONED * weightOf(term);
      for (const atom of own) named.add(atom);
    } else missing.push(term);
  }
  for (const atom of figuresOfName(place, atoms, named, goods)) {
    if (atom.value !== undefined) score += NUMBER / 2;
    named.add(atom);
  }
  // '2.25' of its facts is a measure.
  for (const atom of atoms)
    if (
      isDeep &&
      atom.role === undefined &&
      /^\d+\.\d*[1-46-9]\d*$/.test(atom.text) &&
      goods.mentions(place, [], [atom])
    )
      named.add(atom);
  const { name, strong } = goods.wordsOf(place);
  const isWhole = name.every((word) => said.has(word) || filler.has(word) || /^\d/.test(word) || !strong.has(word));
  // The second word of a maker's name, as in 'the same as Mike', tells no goods.
  const isOfMaker = ({ from, to }: Term) => to - from === 1 && goods.makers.isLast((atoms[from] as Atom).stem);
  const isTold =
    numbered.length > 0 || terms.some((term) => !term.isColor && !missing.includes(term) && !isOfMaker(term));
  const isGuessed =
    numbered.length === 0 && terms.every((term) => term.isColor || term.read !== undefined || missing.includes(term));
  const makers = goods.makerWordsOf(place);
  const isOfMakers = ({ ways }: Term) => ways.some(({ stems }) => stems.some((word) => makers.includes(word)));
  const isMade = numbered.length > 0 || terms.some((term) => !missing.includes(term) && isOfMakers(term));
  const told = terms.filter((term) => !term.isColor && !missing.includes(term));
  const share = name.filter((word) => said.has(word)).length / Math.max(1, name.length);
  const isRare = ({ ways }: Term) =>
    ways.some((way) => goods.bearers(way).has(place) && goods.bearers(way).size <= FEW);
  // A word with a mistake, or words that many goods bear and that are few of its name, tell no goods for certain.
  const isVague =
    numbered.length === 0 &&
    ![...named].some(({ value }) => value !== undefined) &&
    (told.every(({ read }) => read !== undefined) ? told.length < 2 : !isMade && share < HALF && !told.some(isRare));
  return { place, score, named, missing, isWhole, isTold, isMade, literal, isGuessed, isVague };
}

/** Whether some atoms are words of an own choice of the product. */
export function isOptionOf(place: number, own: readonly Atom[], goods: Goods): boolean {
  const { options = [] } = (goods.rows[place] as IndexRow).sold ?? {};
  const isOf = (name: string, value: string) => {
    const words = [...colorWords(name), ...colorWords(value)];
    return fullWords(own).every((word) => words.includes(word));
  };
  return options.some(({ name, values }) => values.some((value) => isOf(name, value)));
}

/** Whether a term, by itself or with the word beside it, names a color that the product comes in. */
function isColorOf(place: number, { from, to }: Term, atoms: readonly Atom[], goods: Goods): boolean {
  const colors = (goods.rows[place] as IndexRow).colors.map(({ name }) => colorWords(name));
  const own = fullWords(atoms.slice(from, to));
  const beside = [atoms[to], atoms[from - 1]].flatMap((atom) => (isWord(atom) ? fullWords([atom]) : []));
  return colors.some(
    (words) =>
      own.every((word) => words.includes(word)) &&
      (words.length === own.length ||
        own.every((word) => goods.isPlainColor(word)) ||
        beside.some((word) => words.includes(word))),
  );
}

/** Figures of the product's name or number that stand beside the word that they stand beside there: 'RUSH 24', '94 duty belt', 'Gen 7'. */
function* figuresOfName(
  place: number,
  atoms: readonly Atom[],
  named: ReadonlySet<Atom>,
  goods: Goods,
): Generator<Atom> {
  const { numbers, first } = goods.wordsOf(place);
  if (numbers.size === 0) return;
  const wordAt = (index: number, step: number): Atom | undefined => {
    const atom = atoms[index + step];
    if (!atom || atom.cell !== atoms[index]?.cell) return undefined;
    return /^[-./#]$/.test(atom.text) ? wordAt(index + step, step) : atom;
  };
  const taken = new Set<string>();
  for (const [index, atom] of atoms.entries()) {
    const beside = numbers.get(atom.word);
    if (atom.role !== undefined || !beside || named.has(atom) || taken.has(atom.word)) continue;
    if (!beside.has(ANY) && atoms.some((other) => other !== atom && other.word === atom.word && named.has(other)))
      continue;
    // '2.0' is hardly anything else.
    if (/^\d+\.\d$/.test(atom.word) && [...named].some((one) => isWord(one))) {
      taken.add(atom.word);
      yield atom;
      continue;
    }
    // '77 double mag pouch, 4': where another figure counts.
    const isSpare = atoms.some(
      (one) => one !== atom && one.value !== undefined && one.role === undefined && !named.has(one),
    );
    const isAlone = beside.has(ANY) && [atoms[index - 1], atoms[index + 1]].every((one) => one?.cell !== atom.cell);
    if (isAlone) {
      taken.add(atom.word);
      yield atom;
      continue;
    }
    const other = [wordAt(index, -1), wordAt(index, 1)].find(
      (one) =>
        isWord(one) &&
        (named.has(one)
          ? beside.has(ANY) ||
            beside.has(one.stem) ||
            fullWords([one]).some((word) => beside.has(word)) ||
            (isSpare && first === atom.word)
          : fullWords([one]).some((word) => word !== one.stem && beside.has(word))),
    );
    if (!other) continue;
    taken.add(atom.word);
    yield atom;
    yield other;
  }
}
