import { oracle } from '@/tests/lib/listing/oracle';
import { stateOf } from '@/tests/lib/listing/state';
import { place } from '../e2e/picks';

const ofBrand = (name: string) => place.goods.filter(({ brand }) => brand.name === name);

/** The maker of most of the goods in the largest category, and those goods. */
export const [maker = '', ofMaker = []] =
  place.goods
    .map(({ brand }) => [brand.name, ofBrand(brand.name)] as const)
    .toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];

/** The summary over a listing of so many goods. */
export const summaryOf = (goods: readonly unknown[]) =>
  `Showing ${Math.min(9, goods.length)} of ${goods.length} Products`;

/** The names on the first page of that category, the cheapest first. */
export const cheapestFirst = oracle(place.goods, stateOf({}, { sort: 'price-low-high' }))
  .slice(0, 9)
  .map(({ name }) => name);
