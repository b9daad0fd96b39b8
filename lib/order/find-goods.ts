import type { Atom } from './atoms';
import { CLOSE, candidatesOf, likeliest } from './candidates';
import { explain, type Meant, weightOf } from './explain';
import type { Goods } from './goods';
import type { ChoiceReading } from './read-picks';
import type { Term } from './terms';

/** The products that a line may mean, the likeliest first; `isCertain` where it can mean no other than the first. */
export type GoodsFound = {
  meant: readonly Meant[];
  isCertain: boolean;
  doubts: readonly string[];
  share: number;
  isNumbered: boolean;
};

/** The weight of a word from which on few goods bear it. */
const RARE = 5.5;
const TIE = 0.9;
/** The difference between a color or size in which a product comes and one in which it does not. */
const MISFIT = 2;

type Read = (place: number, named: ReadonlySet<Atom>) => Pick<ChoiceReading, 'fit' | 'roles'>;

const UNREAD: Read = () => ({ fit: 0, roles: new Map() });

/** Finds the product of some atoms; those with a role are passed over. `read` reads what is chosen of a product. */
export function findGoods(atoms: readonly Atom[], goods: Goods, read: Read = UNREAD): GoodsFound {
  const { terms, numbered, meant } = candidatesOf(atoms, goods);
  const [best] = meant;
  if (!best?.isTold) return { meant: [], isCertain: false, doubts: [], share: 0, isNumbered: false };
  const { roles } = read(best.place, best.named);
  const own = terms.filter(({ from, to }) => !atoms.slice(from, to).every((atom) => roles.has(atom)));
  const weigh = (some: readonly Term[]) =>
    some.reduce((sum, term) => sum + (own.includes(term) ? weightOf(term) : 0), 0);
  const share = weigh(own) === 0 ? 1 : 1 - weigh(best.missing) / weigh(own);
  const doubts = terms.flatMap(({ read: guess }) => (guess === undefined ? [] : [`Read as “${guess}”.`]));
  const isNumbered = numbered.length > 0;
  const decided = isNumbered ? decideNumbered(meant, terms, atoms, goods) : decideNamed(meant, best, read, goods);
  return { ...decided, doubts, share, isNumbered };
}

type Decided = Pick<GoodsFound, 'meant' | 'isCertain'>;

/** The products that words name: among those that say as much of them, colors, sizes, their maker and whole names decide. */
function decideNamed(meant: readonly Meant[], best: Meant, read: Read, goods: Goods): Decided {
  const near = meant.filter(
    ({ score, missing }) => score >= best.score * TIE && missing.length <= best.missing.length + 1,
  );
  // A maker that is named leaves no others.
  const ties = best.isMade ? near.filter(({ isMade }) => isMade) : near;
  const ranked = ties.map((one) => ({ one, fits: read(one.place, one.named).fit }));
  const most = Math.max(...ranked.map(({ fits }) => fits));
  const fitting = ranked.filter(({ fits }) => fits === most).map(({ one }) => one);
  const mostLiteral = Math.max(...fitting.map(({ literal }) => literal));
  const whole = fitting.filter(({ isWhole }) => isWhole);
  const literal = fitting.filter((one) => one.literal === mostLiteral);
  const [only] = [fitting, whole, literal].find(({ length }) => length === 1) ?? [];
  // A product that comes in the size or color that is said, where none of the others does.
  const isOnlyOne = fitting.length === 1 && ranked.every(({ one, fits }) => one === only || most - fits >= MISFIT);
  if (!only || !(ties.length === 1 || only.isMade || isOnlyOne))
    return { meant: [...ties, ...meant.filter((one) => !ties.includes(one))], isCertain: false };
  const others = meant.filter((one) => one !== only);
  return {
    meant: [only, ...others],
    isCertain: !only.isVague && !others.some((one) => contradicts(one, only, goods)),
  };
}

/** Whether goods of the same noun and maker bear a word that a product has not: 'short' of a long-sleeved shirt. */
function contradicts(one: Meant, { place, isMade, score, missing }: Meant, goods: Goods): boolean {
  const isLeft = ({ isKnown, isColor, read }: Term) => isKnown && !isColor && read === undefined;
  return (
    one.isMade === isMade &&
    one.score >= score * CLOSE &&
    goods.wordsOf(one.place).noun === goods.wordsOf(place).noun &&
    missing.some((term) => isLeft(term) && !one.missing.includes(term))
  );
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
