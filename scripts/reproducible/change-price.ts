import { fromMinorUnits, toMinorUnits } from '../../lib/catalogue/minor-units';
import { isPriced } from '../../lib/catalogue/price';
import type { ParsedProduct } from '../../lib/catalogue/schema/product';
import { soundCatalogue } from '../sound-catalogue';

/** A catalogue as text, and the product whose price was changed in it. */
type Changed = { text: string; id: string };

type RawGroup = { products: { id: string; price?: number }[] };

const SMALLEST = fromMinorUnits(1);

/**
 * Makes one price of a catalogue its currency's smallest unit lower, of a product that is neither the cheapest nor the dearest of its maker or of any
 * place where it stands: so that nothing but the product itself says another amount. Undefined where there is no such product.
 * Throws where the catalogue has problems.
 */
export function changePriceText(text: string, file: string): Changed | undefined {
  const { products, merged } = soundCatalogue(text, file);
  const groups = groupPrices(products);
  const isBetween = (product: ParsedProduct) =>
    placesOf(product).every((place) => {
      const { low = 0, high = 0 } = groups.get(place) ?? {};
      return low < product.price - SMALLEST && product.price < high;
    });
  const id = products.find((product) => isPriced(product) && !merged.includes(product.id) && isBetween(product))?.id;
  if (id === undefined) return undefined;
  const json: Record<string, RawGroup> = JSON.parse(text.replace(/^\uFEFF/, ''));
  const raw = Object.values(json)
    .flatMap(({ products: own }) => own)
    .find((product) => product.id === id);
  if (raw?.price === undefined) return undefined;
  raw.price = fromMinorUnits(toMinorUnits(raw.price) - 1);
  return { text: JSON.stringify(json), id };
}

/** The lowest and the highest price of each place. */
function groupPrices(products: readonly ParsedProduct[]): Map<string, { low: number; high: number }> {
  const groups = new Map<string, { low: number; high: number }>();
  for (const product of products.filter(isPriced)) {
    for (const place of placesOf(product)) {
      const { low, high } = groups.get(place) ?? { low: product.price, high: product.price };
      groups.set(place, { low: Math.min(low, product.price), high: Math.max(high, product.price) });
    }
  }
  return groups;
}

const placesOf = ({ brand, placements }: ParsedProduct): string[] => [
  `maker ${brand.slug}`,
  ...placements.flatMap(({ category, subcategory }) => [category, `${category} ${subcategory?.slug ?? ''}`]),
];
