import { galleryOf, type ProductPicture } from '@/lib/catalogue/pictures';
import type { Product } from '@/lib/catalogue/schema/product';
import { combinationsOf, varyingControls } from '@/lib/catalogue/variants/combinations';
import { priceSpan } from '@/lib/catalogue/variants/price-span';
import { quantitySpecs } from '@/lib/catalogue/variants/quantity-specs';
import { resolveVariant } from '@/lib/catalogue/variants/resolve-variant';
import type { Sold } from '@/lib/catalogue/variants/variant';
import { money } from '@/lib/money';
import { parseHtml, squeeze, textOf } from './html';
import { nodesOf } from './json-ld';
import type { Page } from './site';

type Elements = Pick<Page, 'elements'>;
type Facts = Sold &
  Pick<Product, 'id' | 'name' | 'description' | 'fabric' | 'specs'> & {
    brand: { name: string };
    images: readonly ProductPicture[];
  };
type Offer = { price: number; availability?: string; url: string };
type Variant = { sku: string; mpn?: string; offers: Offer };

/** The most combinations that are told one by one. */
const MOST = 60;

/** The rows of the specification as the page shows them. */
function specificationOf({ elements }: Elements): { name: string; value: string }[] {
  const table = elements.find(
    ({ name, attributes }) => name === 'table' && attributes['aria-label'] === 'Specifications',
  );
  const cells = parseHtml(table?.inner ?? '');
  const texts = (name: string) => cells.filter((cell) => cell.name === name).map(({ inner }) => textOf(inner));
  const values = texts('td');
  return texts('th').map((name, index) => ({ name, value: values[index] ?? '' }));
}

/** One value as a text, several as a list, none as nothing. */
const oneOrAll = (values: readonly string[]) => (values.length > 1 ? values : values[0]);

/** Each size by itself, and measures with their word, but for those by which variants differ. */
function sizesOf(sizes: Product['sizes'], differing: readonly string[]): string[] {
  const each = (control: string, word: string, values: readonly string[]) =>
    differing.includes(control) ? [] : values.map((value) => `${word}${value}`);
  switch (sizes.system) {
    case 'none':
      return [];
    case 'waist-length':
      return [...each('waist', 'Waist ', sizes.waists), ...each('length', 'Length ', sizes.lengths)];
    case 'men-sleeve':
      return [...each('size', '', sizes.men), ...each('sleeve', 'Sleeve ', sizes.sleeves)];
    default:
      return each('size', '', sizes.labels);
  }
}

/** The combinations that are made and have a price. */
const pricedOf = (product: Facts) =>
  combinationsOf(product).filter(({ resolved }) => resolved.made && resolved.price > 0);

const availabilityOf = ({ stock, said }: ReturnType<typeof resolveVariant>) =>
  said.stock === undefined ? undefined : `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}`;

/** The number, price and stock of each variant of a group, at the address that opens it. */
function variantFaults(told: unknown, product: Facts, url: string): string[] {
  const said = (Array.isArray(told) ? (told as Variant[]) : []).map(({ sku, mpn = sku, offers }) => [
    mpn,
    offers.price,
    offers.availability,
    offers.url,
  ]);
  const meant = pricedOf(product).map(({ choice, resolved }) => [
    resolved.number ?? `${product.id} ${Object.values(choice).join(' ')}`,
    resolved.price,
    availabilityOf(resolved),
    `${url}?${new URLSearchParams(choice)}`,
  ]);
  const [one, other] = [said, meant].map((list) => JSON.stringify(list));
  return one === other ? [] : [`its variants are ${one} instead of ${other}`];
}

/** The price of a product that is no group, or the least and the most of its prices. */
function offerFaults(told: unknown, product: Facts, url: string): string[] {
  const { price, highest, oldPrice } = priceSpan(product);
  const { priceUntil, until } = product;
  const { '@type': type, lowPrice, highPrice, offers: _, ...offer } = told as Record<string, unknown>;
  const availability = availabilityOf(resolveVariant(product, {}));
  const meant =
    price === highest
      ? {
          price,
          priceCurrency: money.code,
          ...(availability && { availability }),
          ...(priceUntil && oldPrice !== undefined && { priceValidUntil: priceUntil }),
          ...(until && { availabilityEnds: until }),
          url,
        }
      : { priceCurrency: money.code, offerCount: pricedOf(product).length };
  const isRight =
    JSON.stringify(offer) === JSON.stringify(meant) &&
    (type === 'AggregateOffer' ? lowPrice === price && highPrice === highest : price === highest);
  return isRight ? [] : [`its offer is ${JSON.stringify(told)}`];
}

/** The facts that search engines are told of a product otherwise than its data and its page say. */
export function productFaults(page: Elements, product: Facts, url: string): string[] {
  const controls = varyingControls(product).map(({ name }) => name);
  const isGroup = controls.length > 0 && pricedOf(product).length <= MOST;
  const nodes = ['Product', 'ProductGroup'].flatMap((type) => nodesOf(page, type));
  const [node] = nodes;
  if (!node || nodes.length > 1) return [`${nodes.length} Product nodes`];
  const { id, name, brand, colors, sizes, fabric, description, options = [], specs } = product;
  const differing = isGroup ? controls : [];
  const { number } = resolveVariant(product, {});
  const expected = {
    '@type': isGroup ? 'ProductGroup' : 'Product',
    name,
    brand: { '@type': 'Brand', name: brand.name },
    description,
    ...(isGroup ? { productGroupID: id } : { sku: number ?? id, mpn: number }),
    color: oneOrAll(differing.includes('color') ? [] : colors.map((color) => color.name)),
    size: oneOrAll(sizesOf(sizes, differing)),
    material: fabric,
    url,
  };
  const own = options.filter((option) => !differing.includes(option.name));
  const properties = [
    ...own.map((option) => ({ label: option.name, value: option.values.join(', ') })),
    ...quantitySpecs(product),
    ...specs,
  ];
  return [
    ...Object.entries(expected)
      .filter(([key, value]) => JSON.stringify(node[key]) !== JSON.stringify(value))
      .map(([key, value]) => `${key} is ${JSON.stringify(node[key])} instead of ${JSON.stringify(value)}`),
    ...(isGroup ? variantFaults(node.hasVariant, product, url) : offerFaults(node.offers, product, url)),
    ...imageFaults(node.image, product),
    ...propertyFaults(node.additionalProperty, page, properties),
  ];
}

/** Every picture of the gallery is included, by its own URL or as a copy on this site, and all URLs are absolute. */
function imageFaults(image: unknown, { images }: Facts): string[] {
  const told = (Array.isArray(image) ? image : []).map(String);
  const copies = told.filter((address) => address.includes('/photographs/')).length;
  const whole = galleryOf(images, undefined).map(({ src }) => (src.startsWith('/') ? src : new URL(src).href));
  const missing = whole.filter((own) => !told.some((address) => address.endsWith(own)));
  return [
    ...(told.length > 0 && told.every((address) => /^https?:\/\/[^/]+\//.test(address))
      ? []
      : [`its images are ${JSON.stringify(image)}`]),
    ...missing.slice(copies).map((own) => `lacks the picture ${own}`),
  ];
}

/** The lines of the specification that have no property of their own, as they stand in the data and on the page. */
function propertyFaults(properties: unknown, page: Elements, specs: Facts['specs']): string[] {
  const meant = specs.map(({ label, value }) => ({ '@type': 'PropertyValue', name: label, value }));
  const shown = specificationOf(page);
  const hidden = meant.filter(
    ({ name, value }) => !shown.some((row) => row.name === squeeze(name) && row.value === squeeze(value)),
  );
  const [said, expected] = [properties ?? [], meant].map((value) => JSON.stringify(value));
  return [
    ...(said === expected ? [] : [`its properties are ${said} instead of ${expected}`]),
    ...hidden.map(({ name }) => `does not show its property ${name}`),
  ];
}
