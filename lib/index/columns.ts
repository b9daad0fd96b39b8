import { type Card, toCard } from '../catalogue/card';
import type { CategoryKey } from '../catalogue/categories';
import type { ProductImage } from '../catalogue/pictures';
import type { Product } from '../catalogue/schema/product';
import type { Sizes } from '../catalogue/sizes';
import { summarizeSizes } from '../catalogue/sizes';
import type { IndexRow } from './row';

type Place = { category: CategoryKey; slug: string; name: string };
type Limits = { states: string[]; places: number; minimumAge?: number };

/**
 * The catalogue as columns: what repeats (makers, sizes, colors, pictures, lines) stands once in a list and is named by its
 * position. One file for listings and search, about a quarter of the same rows as objects.
 */
export type Columns = {
  brands: { name: string; slug: string }[];
  places: Place[];
  sizeSets: Sizes[];
  colors: { name: string; hex: string }[];
  limits: Limits[];
  images: ProductImage[];
  lines: string[];
  id: string[];
  name: string[];
  brand: number[];
  model: string[];
  price: number[];
  /** 0 where there is none. */
  oldPrice: number[];
  place: number[][];
  sizes: number[];
  color: number[][];
  /** Position in `limits`, -1 where there are none. */
  limit: number[];
  image: number[][];
  line: number[][];
  /** '' where there is none. */
  date: string[];
  isBestseller: (0 | 1)[];
};

/** Values that repeat, in order of first use. */
class Dictionary<Value> {
  readonly values: Value[] = [];
  private readonly positions = new Map<string, number>();

  position(value: Value): number {
    const key = JSON.stringify(value);
    const known = this.positions.get(key);
    if (known !== undefined) return known;
    this.positions.set(key, this.values.length);
    return this.values.push(value) - 1;
  }
}

/** Writes products as columns, in their order. */
export function toColumns(products: readonly Product[]): Columns {
  const brands = new Dictionary<Columns['brands'][number]>();
  const places = new Dictionary<Place>();
  const sizeSets = new Dictionary<Sizes>();
  const colors = new Dictionary<Columns['colors'][number]>();
  const limits = new Dictionary<Limits>();
  const images = new Dictionary<ProductImage>();
  const lines = new Dictionary<string>();
  const rows = products.map((product) => ({ product, card: toCard(product) }));
  const column = <Value>(read: (row: (typeof rows)[number]) => Value) => rows.map(read);
  const columns = {
    id: column(({ product }) => product.id),
    name: column(({ product }) => product.name),
    brand: column(({ product }) => brands.position(product.brand)),
    model: column(({ product }) => product.model ?? ''),
    price: column(({ product }) => product.price),
    oldPrice: column(({ product }) => product.oldPrice ?? 0),
    place: column(({ product }) =>
      product.placements.map(({ category, subcategory }) =>
        places.position({ category, slug: subcategory?.slug ?? '', name: subcategory?.name ?? '' }),
      ),
    ),
    sizes: column(({ product }) => sizeSets.position(product.sizes)),
    color: column(({ product }) => product.colors.map(({ name, hex }) => colors.position({ name, hex }))),
    limit: column(({ product, card }) =>
      product.restrictions
        ? limits.position({
            states: product.restrictions.states,
            places: card.places ?? 0,
            ...(card.minimumAge && { minimumAge: card.minimumAge }),
          })
        : -1,
    ),
    image: column(({ card }) => card.images.map((image) => images.position(image))),
    line: column(({ product }) => searchLines(product).map((text) => lines.position(text))),
    date: column(({ product }) => product.date ?? ''),
    isBestseller: column(({ product }) => (product.isBestseller ? 1 : 0) as 0 | 1),
  };
  return {
    brands: brands.values,
    places: places.values,
    sizeSets: sizeSets.values,
    colors: colors.values,
    limits: limits.values,
    images: images.values,
    lines: lines.values,
    ...columns,
  };
}

/** The rows that columns stand for; `fromColumns(toColumns(products))` keeps every card as it is. */
export function fromColumns(columns: Columns): IndexRow[] {
  const at = <Value>(list: readonly Value[], positions: readonly number[] | undefined): Value[] =>
    (positions ?? []).flatMap((position) => (list[position] === undefined ? [] : [list[position]]));
  return columns.id.map((id, order): IndexRow => {
    const [brand] = at(columns.brands, [columns.brand[order] ?? -1]);
    const [sizes = { system: 'none' as const }] = at(columns.sizeSets, [columns.sizes[order] ?? -1]);
    const [limits] = at(columns.limits, [columns.limit[order] ?? -1]);
    const placements = at(columns.places, columns.place[order]);
    const model = columns.model[order];
    const oldPrice = columns.oldPrice[order];
    const summary = summarizeSizes(sizes);
    const card: Card = {
      id,
      name: columns.name[order] ?? '',
      brand: brand?.name ?? '',
      ...(model && { model }),
      price: columns.price[order] ?? 0,
      ...(oldPrice && { oldPrice }),
      category: placements[0]?.category ?? 'accessories',
      images: at(columns.images, columns.image[order]),
      ...(summary && { sizes: summary }),
      ...(limits?.minimumAge && { minimumAge: limits.minimumAge }),
      ...(limits && limits.states.length > 0 && { states: limits.states }),
      ...(limits?.places && { places: limits.places }),
    };
    return {
      order,
      card,
      brandSlug: brand?.slug ?? '',
      placements,
      sizes,
      colors: at(columns.colors, columns.color[order]),
      date: columns.date[order] || undefined,
      isBestseller: columns.isBestseller[order] === 1,
      lines: at(columns.lines, columns.line[order]),
    };
  });
}

/** What search reads beside name, maker, item and place; sizes and colors are columns of their own. */
function searchLines({ fabric, type, features, specs }: Product): string[] {
  const pairs = specs.map(({ label, value }) => `${label} ${value}`).filter((line) => !line.startsWith('Shipping'));
  return [...(fabric ? [fabric] : []), ...(type ? [type] : []), ...features, ...pairs];
}
