import type { RawProduct } from '../../../lib/catalogue/schema/product';

/** What the histories know of a product: as much as its row in the admin's list says. */
export type Good = { id: string; name: string; price: number; isDeleted: boolean };

/** `plain` may be priced, copied and deleted at will: no old price and no kit stands against it. */
export type Goods = { all: readonly Good[]; plain: readonly Good[] };

/** The products that the store at an address publishes. */
export async function readGoods(url: string): Promise<Goods> {
  const groups = (await (await fetch(new URL('catalogue.json', url))).json()) as Record<
    string,
    { products: RawProduct[] }
  >;
  const raws = new Map(Object.values(groups).flatMap(({ products }) => products.map((raw) => [raw.id, raw])));
  const pieces = new Set([...raws.values()].flatMap(({ pieces = [] }) => pieces));
  const isPlain = ({ id, price, oldPrice, pieces: own }: RawProduct) =>
    price > 0 && oldPrice === undefined && !own && !pieces.has(id);
  const toGood = ({ id, name, price }: RawProduct): Good => ({ id, name, price, isDeleted: false });
  const all = [...raws.values()];
  return { all: all.map(toGood), plain: all.filter(isPlain).map(toGood) };
}
