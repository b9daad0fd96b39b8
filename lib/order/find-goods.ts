import type { IndexRow } from '../index/row';
import { type Atom, isWord, toAtoms } from './atoms';
import { fullWords, measureOf } from './full-words';
import { ANY, type Goods } from './goods';
import type { ChoiceReading } from './read-choice';
import { isLetterSize, isWidth, labelOf } from './size-words';
import { type Term, termsOf } from './terms';
import { columnOf, orderNumbers, orderWords, smallWords } from './words';

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
};

/** The products that a line may mean, the likeliest first; `isCertain` where it can mean no other than the first. */
export type GoodsFound = {
  meant: readonly Meant[];
  isCertain: boolean;
  doubts: readonly string[];
  share: number;
  isNumbered: boolean;
};

const MOST_LOOKED_AT = 60;
const LONGEST_NUMBER = 7;
const NUMBER = 9;
/** The weight of a word from which on few goods bear it. */
const RARE = 5.5;
const MENTIONED = 0.45;
const TIE = 0.9;
const UNREAD: Pick<ChoiceReading, 'fit' | 'roles'> = { fit: 0, roles: new Map() };
const filler = orderWords('filler');
const units = orderWords('units');
const labels = orderWords('quantity');
const counts = orderNumbers('numbers');
const groups = orderNumbers('groups');

/** Finds the product of some atoms; those with a role are passed over. `read` reads what is chosen of a product. */
export function findGoods(
  atoms: readonly Atom[],
  goods: Goods,
  read: (place: number, named: ReadonlySet<Atom>) => Pick<ChoiceReading, 'fit' | 'roles'> = () => UNREAD,
): GoodsFound {
  const numbered = numbersIn(atoms, goods);
  const inNumber = new Set(numbered.flatMap(({ own }) => own));
  const terms = termsOf(
    goods,
    atoms,
    (at) => atoms[at]?.role === undefined && !inNumber.has(atoms[at] as Atom) && !isTimes(atoms, at),
    (at) => isTelling(atoms, at),
  );
  const places = new Set(numbered.flatMap((number) => number.places));
  const looked = places.size > 0 ? [...places] : likeliest(terms, goods);
  const meant = looked
    .map((place) => explain(place, atoms, terms, numbered, goods))
    .sort((a, b) => b.score - a.score || a.place - b.place);
  const [best] = meant;
  if (!best?.isTold) return { meant: [], isCertain: false, doubts: [], share: 0, isNumbered: false };
  const { roles } = read(best.place, best.named);
  const own = terms.filter(({ from, to }) => !atoms.slice(from, to).every((atom) => roles.has(atom)));
  const weigh = (some: readonly Term[]) =>
    some.reduce((sum, term) => sum + (own.includes(term) ? weightOf(term) : 0), 0);
  const share = weigh(own) === 0 ? 1 : 1 - weigh(best.missing) / weigh(own);
  const doubts = terms.flatMap(({ read }) => (read === undefined ? [] : [`Read as “${read}”.`]));
  if (places.size > 0) return { ...decideNumbered(meant, terms, atoms, goods), doubts, share, isNumbered: true };
  const ties = meant.filter(
    ({ score, missing }) => score >= best.score * TIE && missing.length <= best.missing.length + 1,
  );
  const others = meant.filter((one) => !ties.includes(one));
  const ranked = ties.map((one) => ({ one, fits: read(one.place, one.named).fit }));
  const most = Math.max(...ranked.map(({ fits }) => fits));
  const fitting = ranked.filter(({ fits }) => fits === most).map(({ one }) => one);
  const whole = fitting.filter(({ isWhole }) => isWhole);
  // Among goods that one says the same words of, colors, sizes and whole names decide only beside their maker.
  const mostLiteral = Math.max(...fitting.map(({ literal }) => literal));
  const literal = fitting.filter((one) => one.literal === mostLiteral);
  const chosen = [fitting, whole, literal].find(({ length }) => length === 1) ?? [];
  const [only] = ties.length === 1 || chosen[0]?.isMade ? chosen : [];
  const rest = ties.filter((one) => one !== only);
  return {
    meant: only ? [only, ...rest, ...others] : [...ties, ...others],
    isCertain: only !== undefined,
    doubts,
    share,
    isNumbered: false,
  };
}

/** The products with the item numbers of a line; where their words speak for another product, that one too, and nothing is certain. */
function decideNumbered(
  meant: readonly Meant[],
  terms: readonly Term[],
  atoms: readonly Atom[],
  goods: Goods,
): Pick<GoodsFound, 'meant' | 'isCertain'> {
  const [first] = meant as [Meant];
  const telling = terms.filter(({ isKnown, isColor }) => isKnown && !isColor);
  const isAgainst =
    telling.some((term) => first.missing.includes(term) && isNounTerm(term, atoms, goods)) &&
    !telling.some((term) => !first.missing.includes(term) && isNounTerm(term, atoms, goods));
  // A name that few goods have, and these have not: 'Stryke 74273'.
  const isOther = telling.some((term) => first.missing.includes(term) && term.read === undefined && term.weight > RARE);
  if (!isAgainst && !isOther)
    return { meant, isCertain: meant.length === 1 || first.score > (meant[1]?.score ?? 0) * 1.05 };
  const other = likeliest(terms, goods)
    .slice(0, 3)
    .map((place) => explain(place, atoms, terms, [], goods));
  return {
    meant: [...meant, ...other.filter(({ place }) => !meant.some((one) => one.place === place))],
    isCertain: false,
  };
}

const isNounTerm = ({ to }: Term, atoms: readonly Atom[], goods: Goods) => goods.isNoun((atoms[to - 1] as Atom).stem);

type Numbered = { own: readonly Atom[]; places: readonly number[] };

/** The item numbers in a line, the longest at each place; a figure that counts pieces is none. */
export function numbersIn(atoms: readonly Atom[], goods: Goods): Numbered[] {
  const found: Numbered[] = [];
  for (let from = 0; from < atoms.length; from += 1) {
    for (let to = Math.min(atoms.length, from + LONGEST_NUMBER); to > from; to -= 1) {
      const own = atoms.slice(from, to);
      if (
        own.some(({ role, text }) => role !== undefined || /[,;:()|]/.test(text)) ||
        !own.some(({ value, text }) => value !== undefined || text === '-')
      )
        continue;
      if (
        !/[\p{L}\d]/u.test(own[0]?.text ?? '') ||
        !/[\p{L}\d]/u.test(own.at(-1)?.text ?? '') ||
        own.some(({ cell }) => cell !== own[0]?.cell)
      )
        continue;
      const places = goods.numbered(own);
      if (places.length === 0) continue;
      const [before, after] = [atoms[from - 1], atoms[to]];
      const isCount =
        own.length === 1 && ((after && units.has(after.word) && !after.isGlued) || (before && labels.has(before.word)));
      // 'VTX 1000 4' is a number and a quantity; parts that do not touch are one only where each is long or has letters.
      if (isCount || isSplitStrangely(own)) continue;
      found.push({ own, places });
      from = to - 1;
      break;
    }
  }
  return found;
}

const isSplitStrangely = (own: readonly Atom[]) =>
  own.some(
    ({ isGlued, value }, index) =>
      index > 0 &&
      !isGlued &&
      value !== undefined &&
      own[index - 1]?.value !== undefined &&
      own.length === 2 &&
      String(own[index - 1]?.text).length < 3,
  );

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
  if (/^[:#]$/.test(after?.text ?? '') && columnOf(word) !== undefined) return false;
  if (before?.value !== undefined && isWidth(word)) return false;
  if (
    labels.has(word) ||
    (labelOf(word) !== undefined &&
      (before?.value !== undefined ||
        after?.value !== undefined ||
        after?.text === ':' ||
        isLetterSize(after?.text ?? '')))
  )
    return false;
  if (filler.has(word) || (text.length === 1 && /^[ -~]$/.test(text)) || isLetterSize(text)) return false;
  if (counts.has(word) || groups.has(word) || smallWords.has(word)) return false;
  return !(before?.value !== undefined && (units.has(word) || measureOf([before, atoms[at] as Atom]) !== undefined));
}

const weightOf = ({ weight, isKnown, isColor }: Term) => (isColor ? weight / 3 : isKnown ? weight : 3);

/** The products that explain most of the terms. */
function likeliest(terms: readonly Term[], goods: Goods): number[] {
  const scores = new Map<number, number>();
  for (const term of terms) {
    const levels = new Map<number, number>();
    for (const way of term.ways)
      for (const [place, level] of goods.bearers(way)) if (level > (levels.get(place) ?? 0)) levels.set(place, level);
    for (const [place, level] of levels) scores.set(place, (scores.get(place) ?? 0) + level * weightOf(term));
  }
  const best = Math.max(0, ...scores.values());
  return [...scores]
    .filter(([, score]) => score >= best * 0.5)
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, MOST_LOOKED_AT)
    .map(([place]) => place);
}

function explain(
  place: number,
  atoms: readonly Atom[],
  terms: readonly Term[],
  numbered: readonly Numbered[],
  goods: Goods,
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
    } else if (goods.mentions(place, term.ways, own)) {
      if (term.hasColor) continue;
      score += MENTIONED * weightOf(term);
      for (const atom of own) named.add(atom);
    } else missing.push(term);
  }
  for (const atom of figuresOfName(place, atoms, named, goods)) {
    if (atom.value !== undefined) score += NUMBER / 2;
    named.add(atom);
  }
  const { name, strong } = goods.wordsOf(place);
  const isWhole = name.every((word) => said.has(word) || filler.has(word) || /^\d/.test(word) || !strong.has(word));
  const isTold = numbered.length > 0 || terms.some((term) => !term.isColor && !missing.includes(term));
  const isGuessed =
    numbered.length === 0 && terms.every((term) => term.isColor || term.read !== undefined || missing.includes(term));
  const isMade = numbered.length > 0 || goods.wordsOf(place).maker.some((word) => said.has(word));
  return { place, score, named, missing, isWhole, isTold, isMade, literal, isGuessed };
}

/** Whether a term, by itself or with the word beside it, names a color that the product comes in. */
function isColorOf(place: number, { from, to }: Term, atoms: readonly Atom[], goods: Goods): boolean {
  const colors = (goods.rows[place] as IndexRow).colors.map(({ name }) => fullWords(toAtoms(name)));
  const own = fullWords(atoms.slice(from, to));
  // 'Red Key Ring' is a name.
  const { name } = goods.wordsOf(place);
  const next = isWord(atoms[to]) ? fullWords([atoms[to] as Atom])[0] : undefined;
  if (
    own.length > 0 &&
    next !== undefined &&
    name.some((word, index) => word === own.at(-1) && name[index + 1] === next)
  )
    return false;
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
  const { numbers } = goods.wordsOf(place);
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
    const other = [wordAt(index, -1), wordAt(index, 1)].find(
      (one) =>
        isWord(one) &&
        (named.has(one)
          ? beside.has(ANY) || beside.has(one.stem)
          : fullWords([one]).some((word) => word !== one.stem && beside.has(word))),
    );
    if (!other) continue;
    taken.add(atom.word);
    yield atom;
    yield other;
  }
}
