import { type Choice, MOST_VARIANTS } from '../../catalogue/choice';
import type { Grid } from './grid';
import { OFFER_FACTS, type OfferFacts } from './offer';

/** Facts of a variant, by the names of its fields. */
type Said = OfferFacts & { made?: boolean };
type Fact = keyof Said;
type Speaker = { choice: Choice; said: Said };

/** The facts of the product, and what some combinations say in place of it. */
export type ShortVariants = {
  own: Pick<OfferFacts, 'price' | 'oldPrice' | 'stock' | 'number'>;
  variants: Speaker[];
  /** Numbers and barcodes that could not be said, for a second variant would have to bear them. */
  repeated: string[];
};

/** A fact that a combination must not say, and one that may say anything. */
const NOTHING = undefined;
const ANYTHING = null;
type Wanted = string | typeof NOTHING | typeof ANYTHING;

const CODES: readonly Fact[] = ['number', 'barcode'];

/**
 * Variants that say of each combination exactly what a grid says, in a short list: what most have is the product's, what most of one
 * color have is said of that color, and so on. Speakers of one fact that name equally much name the same controls, so that no two
 * disagree. `model` is the product's own number.
 */
export function shortVariants(grid: Grid, model: string | undefined): ShortVariants {
  const own = ownFacts(grid, model);
  const short = speak(grid, own, true);
  // As many combinations as are allowed may each have a number, and no variant is left for others.
  return short.variants.length > MOST_VARIANTS ? speak(grid, own, false) : short;
}

function speak(grid: Grid, own: ShortVariants['own'], isShort: boolean): ShortVariants {
  const { cells } = grid;
  const variants = new Map<string, Speaker>();
  const repeated: string[] = [];
  const add = (fact: Fact, found: ReadonlyMap<Choice, string>) => {
    for (const [choice, value] of found) {
      const key = JSON.stringify(choice);
      const known = variants.get(key) ?? { choice, said: {} };
      variants.set(key, { choice, said: { ...known.said, [fact]: JSON.parse(value) } });
    }
  };
  const dearest = Math.max(0, ...cells.map(({ offer }) => offer?.price ?? 0));
  const isMade = cells.map(({ offer }) => String(offer !== undefined));
  add('made', speakers(grid, isMade, 'true', { isShort }));
  for (const fact of OFFER_FACTS) {
    const base = fact === 'image_links' || fact === 'barcode' ? undefined : own[fact];
    const wanted = cells.map(({ offer }) => (offer ? wantedOf(offer[fact]) : ANYTHING));
    const options = {
      isShort,
      // An old price must be above the price of whatever it is said of, what is not made too.
      ...(fact === 'oldPrice' && { admits: (_: number, value: string) => Number(value) > dearest }),
    };
    const written = base === undefined ? undefined : JSON.stringify(base);
    add(
      fact,
      CODES.includes(fact) ? once(grid, wanted, written, isShort, repeated) : speakers(grid, wanted, written, options),
    );
  }
  const most = (choice: Choice) => Object.keys(choice).length;
  return { own, variants: [...variants.values()].sort((a, b) => most(a.choice) - most(b.choice)), repeated };
}

const wantedOf = (value: unknown): Wanted => (value === undefined ? NOTHING : JSON.stringify(value));

/** The facts that a product says for what none of its variants says. */
function ownFacts({ cells }: Grid, model: string | undefined): ShortVariants['own'] {
  const offers = cells.flatMap(({ offer }) => offer ?? []);
  const price = commonest(offers.map((offer) => offer.price ?? 0)) ?? 0;
  const stocks = offers.map(({ stock }) => stock);
  const stock = stocks.includes(undefined) ? undefined : commonest(stocks);
  const oldPrices = offers.flatMap(({ oldPrice }) => oldPrice ?? []).filter((value) => price > 0 && value > price);
  const fits = (value: number) =>
    offers.every((offer) => offer.oldPrice !== undefined || !offer.price || offer.price >= value);
  const oldPrice = commonest(oldPrices.filter(fits));
  const [number] = new Set(offers.map((offer) => offer.number));
  const shared = offers.every((offer) => offer.number === number) ? number : undefined;
  const named = model ?? shared;
  return {
    price,
    ...(oldPrice !== undefined && { oldPrice }),
    ...(stock !== undefined && { stock }),
    ...(named !== undefined && { number: named }),
  };
}

/** The value that stands most often; the lowest of several. */
function commonest<Value extends string | number | undefined>(values: readonly Value[]): Value | undefined {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return [...counts]
    .flatMap(([value, count]) => (count === most && value !== undefined ? [value] : []))
    .sort((a, b) => (a < b ? -1 : 1))[0];
}

/** Speakers of a fact that only one variant may say: where a second would have to say it, that one keeps silent. */
function once(grid: Grid, all: readonly Wanted[], base: string | undefined, isShort: boolean, repeated: string[]) {
  const wanted = [...all];
  for (;;) {
    const found = speakers(grid, wanted, base, { isShort });
    const bearers = new Set<string>();
    const again = [...found].filter(([, value]) => {
      const key = value.toLowerCase();
      const isKnown = bearers.has(key);
      bearers.add(key);
      return isKnown;
    });
    if (again.length === 0) return found;
    for (const [choice, value] of again) {
      repeated.push(JSON.parse(value));
      for (const [at, cell] of grid.cells.entries())
        if (wanted[at] === value && Object.entries(choice).every(([name, own]) => cell.choice[name] === own))
          wanted[at] = NOTHING;
    }
  }
}

type SpeakOptions = { isShort: boolean; admits?: (at: number, value: string) => boolean };

/** The combinations that say another value than `base`, as few choices as can be; each with its value. */
function speakers(
  { names, cells }: Grid,
  wanted: readonly Wanted[],
  base: string | undefined,
  { isShort, admits = () => true }: SpeakOptions,
): Map<Choice, string> {
  const found = new Map<Choice, string>();
  const now: (string | undefined)[] = wanted.map(() => base);
  const say = (choice: Choice, places: readonly number[], value: string) => {
    found.set(choice, value);
    for (const at of places) now[at] = value;
  };
  let named = 0;
  while (isShort) {
    const layers = subsetsAbove(names, named).map((subset) => ({ subset, ...layerOf(subset) }));
    const best = layers.reduce<(typeof layers)[number] | undefined>(
      (most, layer) => (layer.gain > (most?.gain ?? 0) ? layer : most),
      undefined,
    );
    if (!best) break;
    for (const { choice, places, value } of best.said) say(choice, places, value);
    named = best.subset.length;
  }
  for (const [at, { choice }] of cells.entries()) {
    const value = wanted[at];
    if (typeof value === 'string' && value !== now[at]) say(choice, [at], value);
  }
  return found;

  /** Variants that name these controls, and how many fewer that makes of all. */
  function layerOf(subset: readonly string[]) {
    const groups = new Map<string, number[]>();
    for (const [at, { choice }] of cells.entries()) {
      const key = JSON.stringify(subset.map((name) => choice[name]));
      const group = groups.get(key);
      if (group) group.push(at);
      else groups.set(key, [at]);
    }
    const said = [...groups.values()].flatMap((places) => {
      const values = places.map((at) => wanted[at]);
      const told = values.filter((value) => typeof value === 'string');
      const value = commonest(told);
      if (value === undefined || values.includes(NOTHING)) return [];
      if (places.some((at) => wanted[at] === ANYTHING && !admits(at, value))) return [];
      const right = places.filter((at) => wanted[at] === now[at]).length;
      const gain = told.filter((one) => one === value).length - right - 1;
      const choice = Object.fromEntries(subset.map((name) => [name, cells[places[0] ?? 0]?.choice[name] ?? '']));
      return gain > 0 ? [{ choice, places, value, gain }] : [];
    });
    return { said, gain: said.reduce((sum, { gain }) => sum + gain, 0) };
  }
}

/** The sets of more names than `least`, without all of them, the smallest first. */
function subsetsAbove(names: readonly string[], least: number): string[][] {
  const all: string[][] = [[]];
  for (const name of names) all.push(...all.map((set) => [...set, name]));
  return all.filter(({ length }) => length > least && length < names.length).sort((a, b) => a.length - b.length);
}
