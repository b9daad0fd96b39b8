import { type Atom, isWord } from './atoms';
import { explain, type Meant, weightOf } from './explain';
import { numbersIn } from './find-numbers';
import { measureOf } from './full-words';
import type { Goods } from './goods';
import type { ChoiceReading } from './read-picks';
import { isLetterSize, isWidth, labelOf } from './size-words';
import { type Term, termsOf } from './terms';
import { columnOf, orderNumbers, orderWords, smallWords } from './words';

/** The products that a line may mean, the likeliest first; `isCertain` where it can mean no other than the first. */
export type GoodsFound = {
  meant: readonly Meant[];
  isCertain: boolean;
  doubts: readonly string[];
  share: number;
  isNumbered: boolean;
};

const MOST_LOOKED_AT = 60;
const MOST_READ_DEEP = 16;
const CLOSE = 0.7;

/** The weight of a word from which on few goods bear it. */
const RARE = 5.5;

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
  const runParts = runPartsOf(atoms);
  const terms = termsOf(
    goods,
    atoms,
    (at) =>
      !runParts.has(at) && atoms[at]?.role === undefined && !inNumber.has(atoms[at] as Atom) && !isTimes(atoms, at),
    (at) => isTelling(atoms, at) && !goods.isSize((atoms[at] as Atom).stem),
  );
  const places = new Set(numbered.flatMap((number) => number.places));
  const looked = places.size > 0 ? [...places] : likeliest(terms, goods);
  const explainAll = (some: readonly number[], isDeep: boolean) =>
    some
      .map((place) => explain(place, atoms, terms, numbered, goods, isDeep))
      .sort((a, b) => b.score - a.score || a.place - b.place);
  // Facts are read of the likeliest alone.
  const named = explainAll(looked, false);
  const least = (named[0]?.score ?? 0) * CLOSE;
  const close = named.filter(({ score }) => score >= least).slice(0, MOST_READ_DEEP);
  const others = named.slice(close.length);
  const meant = [
    ...explainAll(
      close.map(({ place }) => place),
      true,
    ),
    ...others,
  ];
  const [best] = meant;
  if (!best?.isTold) return { meant: [], isCertain: false, doubts: [], share: 0, isNumbered: false };
  const { roles } = read(best.place, best.named);
  const own = terms.filter(({ from, to }) => !atoms.slice(from, to).every((atom) => roles.has(atom)));
  const weigh = (some: readonly Term[]) =>
    some.reduce((sum, term) => sum + (own.includes(term) ? weightOf(term) : 0), 0);
  const share = weigh(own) === 0 ? 1 : 1 - weigh(best.missing) / weigh(own);
  const doubts = terms.flatMap(({ read }) => (read === undefined ? [] : [`Read as “${read}”.`]));
  if (places.size > 0) return { ...decideNumbered(meant, terms, atoms, goods), doubts, share, isNumbered: true };
  const isNear = ({ score, missing }: Meant) => score >= best.score * TIE && missing.length <= best.missing.length + 1;
  const near = meant.filter(isNear);
  // A maker that is named leaves no others.
  const made = near.filter(({ isMade }) => isMade);
  const ties = made.length > 0 && made.some((one) => one === best) ? made : near;
  const rest = meant.filter((one) => !ties.includes(one));
  const ranked = ties.map((one) => ({ one, fits: read(one.place, one.named).fit }));
  const most = Math.max(...ranked.map(({ fits }) => fits));
  const fitting = ranked.filter(({ fits }) => fits === most).map(({ one }) => one);
  const whole = fitting.filter(({ isWhole }) => isWhole);
  // Among goods that one says the same words of, colors, sizes and whole names decide only beside their maker.
  const mostLiteral = Math.max(...fitting.map(({ literal }) => literal));
  const literal = fitting.filter((one) => one.literal === mostLiteral);
  const chosen = [fitting, whole, literal].find(({ length }) => length === 1) ?? [];
  // One that comes in the size or color that is said, where none of the others does.
  const isOnlyOne = fitting.length === 1 && ranked.every(({ one, fits }) => one === fitting[0] || most - fits >= 2);
  const [only] = ties.length === 1 || chosen[0]?.isMade || isOnlyOne ? chosen : [];
  // Goods of the same noun and maker that bear a word that this one has not: 'short' of a long-sleeved shirt.
  const nounOf = ({ place }: Meant) => goods.wordsOf(place).noun;
  const isContradicted = meant.some(
    (one) =>
      one !== only &&
      only !== undefined &&
      one.isMade === only.isMade &&
      one.score >= only.score * CLOSE &&
      nounOf(one) === nounOf(only) &&
      only.missing.some(
        (term) => term.isKnown && !term.isColor && term.read === undefined && !one.missing.includes(term),
      ),
  );
  const tied = ties.filter((one) => one !== only);
  return {
    meant: only ? [only, ...tied, ...rest] : [...ties, ...rest],
    isCertain: only !== undefined && !only.isBeside && !isContradicted,
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
  const other = likeliest(terms, goods)
    .slice(0, 3)
    .map((place) => explain(place, atoms, terms, [], goods, true));
  // Goods that bear all the words that these do, and a name of theirs besides: 'Stryke pants 74273'.
  const isOther = other.some(
    ({ missing }) =>
      missing.every((term) => first.missing.includes(term)) &&
      telling.some(
        (term) =>
          first.missing.includes(term) && !missing.includes(term) && term.read === undefined && term.weight > RARE,
      ),
  );
  if (!isAgainst && !isOther)
    return { meant, isCertain: meant.length === 1 || first.score > (meant[1]?.score ?? 0) * 1.05 };
  return {
    meant: [...meant, ...other.filter(({ place }) => !meant.some((one) => one.place === place))],
    isCertain: false,
  };
}

const isNounTerm = ({ to }: Term, atoms: readonly Atom[], goods: Goods) => goods.isNoun((atoms[to - 1] as Atom).stem);

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
  return new Set(
    pairs.length > 1 ||
      (pairs.length > 0 && atoms.filter(({ role }) => role === undefined).length === 3) ||
      (pairs.length > 0 && atoms.filter(({ text }) => isLetterSize(text)).length > 2)
      ? pairs.flatMap((from) => [from, from + 1, from + 2])
      : [],
  );
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

/** The products that explain most of the terms. */
function likeliest(terms: readonly Term[], goods: Goods): number[] {
  const scores = new Map<number, number>();
  for (const term of terms) {
    const weight = weightOf(term);
    // The surest way counts alone.
    const counted = new Set<number>();
    for (const way of term.ways.toSorted((a, b) => b.level - a.level)) {
      for (const place of goods.bearers(way)) {
        if (term.ways.length > 1 && counted.has(place)) continue;
        if (term.ways.length > 1) counted.add(place);
        scores.set(place, (scores.get(place) ?? 0) + way.level * weight);
      }
    }
  }
  let best = 0;
  for (const score of scores.values()) best = Math.max(best, score);
  const near = [...scores].filter(([, score]) => score >= best * 0.5);
  return near
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, MOST_LOOKED_AT)
    .map(([place]) => place);
}
