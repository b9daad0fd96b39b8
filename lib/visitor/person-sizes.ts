import type { Choice } from '../catalogue/choice';
import type { Placements } from '../catalogue/schema/product';
import { sizeControls } from '../catalogue/size-controls';
import type { Sizes } from '../catalogue/sizes';
import { foldText } from '../fold';
import { isRecord } from '../is-record';
import { readChoice } from '../request/read-list';
import { type Area, local } from '../storage/area';
import { storedValue } from '../storage/stored-value';
import { versioned } from '../storage/versioned';

/** The sizes that a person had: by product, and by the kind of goods with sizes of one system. */
type Wearer = { key: string; name: string; had: readonly (readonly [goods: string, sizes: Choice])[] };
/** All who are remembered, the last one at the end. */
export type Wearers = { people: readonly Wearer[] };

/** The facts of a product that say whether sizes of another may fit; an `IndexRow` has them. */
type SizedGoods = { card: { id: string }; placements: Placements; sizes: Sizes };
/** A line that was ordered for a person. */
export type Worn = { person: string; product: SizedGoods; choice: Choice };

const MOST_PEOPLE = 200;
const MOST_OF_A_PERSON = 40;

const productKey = ({ card }: SizedGoods) => `=${card.id}`;

/** The same for goods whose sizes mean the same: 'alpha shirts'. */
function kindKey({ placements: [{ category, subcategory }], sizes }: SizedGoods): string {
  return `${sizes.system} ${subcategory?.slug ?? category}`;
}

/** The sizes that people had, kept in a storage, for the next order. */
export function wearersIn(area: Area) {
  const stored = storedValue<Wearers>(
    area,
    'person-sizes',
    versioned<Wearers>(1, ({ people }) => (Array.isArray(people) ? { people: people.flatMap(readWearer) } : undefined)),
  );
  const keep = (people: readonly Wearer[]) =>
    stored.set(people.length > 0 ? { people: people.slice(-MOST_PEOPLE) } : undefined);
  return {
    subscribe: stored.subscribe,
    get: stored.get,
    /** Remembers what people got; false when there was no room, and what was known then stands. */
    remember(lines: readonly Worn[]): boolean {
      const people = new Map(stored.get()?.people.map((wearer) => [wearer.key, wearer]));
      for (const { person, product, choice } of lines) {
        const key = foldText(person);
        const sizes = sizesOf(product, choice);
        if (key === '' || Object.keys(sizes).length === 0) continue;
        const had = new Map(people.get(key)?.had);
        for (const goods of [productKey(product), kindKey(product)]) {
          had.delete(goods);
          had.set(goods, sizes);
        }
        people.delete(key);
        people.set(key, { key, name: person.trim(), had: [...had].slice(-MOST_OF_A_PERSON) });
      }
      return keep([...people.values()]);
    },
    /** Forgets a person, or everybody. */
    forget: (key?: string): boolean =>
      keep(key === undefined ? [] : (stored.get()?.people ?? []).filter((wearer) => wearer.key !== key)),
  };
}

/** The sizes that people had in this browser. */
export const wearers = wearersIn(local);

/**
 * The sizes that a person had last time and a line of theirs still lacks, as far as the product comes in them: those of the same product,
 * or else of its kind. Undefined for none.
 */
export function sizesLastTime(
  known: Wearers | undefined,
  person: string,
  product: SizedGoods,
  choice: Choice,
): Choice | undefined {
  const key = foldText(person);
  const wearer = known?.people.find((other) => other.key === key);
  if (!wearer || key === '') return undefined;
  const had = new Map(wearer.had);
  const last = had.get(productKey(product)) ?? had.get(kindKey(product)) ?? {};
  const missing = sizeControls(product.sizes).flatMap(({ name, values }) => {
    const value = last[name];
    return choice[name] === undefined && value !== undefined && values.includes(value) ? [[name, value]] : [];
  });
  return missing.length > 0 ? Object.fromEntries(missing) : undefined;
}

function sizesOf({ sizes }: SizedGoods, choice: Choice): Choice {
  return Object.fromEntries(
    sizeControls(sizes).flatMap(({ name }) => (choice[name] === undefined ? [] : [[name, choice[name]]])),
  );
}

function readWearer(value: unknown): Wearer[] {
  if (!isRecord(value) || typeof value.name !== 'string' || !Array.isArray(value.had)) return [];
  const key = foldText(value.name);
  const had = value.had.flatMap((pair) =>
    Array.isArray(pair) && typeof pair[0] === 'string' ? [[pair[0], readChoice(pair[1])] as const] : [],
  );
  return key === '' ? [] : [{ key, name: value.name, had }];
}
