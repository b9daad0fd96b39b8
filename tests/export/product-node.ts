import type { Product } from '@/lib/catalogue/schema/product';
import { money } from '@/lib/money';
import { parseHtml, squeeze, textOf } from './html';
import { nodesOf } from './json-ld';
import type { Page } from './site';

type Elements = Pick<Page, 'elements'>;
type Facts = Pick<Product, 'id' | 'name' | 'price' | 'description' | 'sizes' | 'model' | 'fabric' | 'specs'> & {
  brand: { name: string };
  colors: readonly { name: string }[];
  images: readonly string[];
};

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

/** Each size by itself, and measures with their word. */
function sizesOf(sizes: Product['sizes']): string[] {
  const each = (word: string, values: readonly string[]) => values.map((value) => `${word}${value}`);
  switch (sizes.system) {
    case 'none':
      return [];
    case 'waist-length':
      return [...each('Waist ', sizes.waists), ...each('Length ', sizes.lengths)];
    case 'men-sleeve':
      return [...sizes.men, ...each('Sleeve ', sizes.sleeves)];
    default:
      return [...sizes.labels];
  }
}

/** The facts that search engines are told of a product otherwise than its data and its page say. */
export function productFaults(page: Elements, product: Facts, url: string): string[] {
  const nodes = nodesOf(page, 'Product');
  const [node] = nodes;
  if (!node || nodes.length > 1) return [`${nodes.length} Product nodes`];
  const { id, name, brand, price, model, colors, sizes, fabric, description } = product;
  const expected = {
    name,
    brand: { '@type': 'Brand', name: brand.name },
    description,
    sku: model ?? id,
    mpn: model,
    color: oneOrAll(colors.map((color) => color.name)),
    size: oneOrAll(sizesOf(sizes)),
    material: fabric,
    url,
    offers: { '@type': 'Offer', price, priceCurrency: money.code, url },
  };
  return [
    ...Object.entries(expected)
      .filter(([key, value]) => JSON.stringify(node[key]) !== JSON.stringify(value))
      .map(([key, value]) => `${key} is ${JSON.stringify(node[key])} instead of ${JSON.stringify(value)}`),
    ...imageFaults(node.image, product),
    ...propertyFaults(node.additionalProperty, page, product.specs),
  ];
}

/** Every picture of the owner's is told, under its own address or as a copy on this site, and all are whole addresses. */
function imageFaults(image: unknown, { images }: Facts): string[] {
  const told = (Array.isArray(image) ? image : []).map(String);
  const copies = told.filter((address) => address.includes('/photographs/')).length;
  const whole = images.map((own) => (own.startsWith('/') ? own : new URL(own).href));
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
