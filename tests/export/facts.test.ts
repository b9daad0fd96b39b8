import { formatPrice } from '@/lib/catalogue/price';
import { listSizes } from '@/lib/catalogue/size-controls';
import { priceSpan } from '@/lib/catalogue/variants/price-span';
import { quantitySpecs } from '@/lib/catalogue/variants/quantity-specs';
import { variantSpecs } from '@/lib/catalogue/variants/variant-specs';
import type { ProductFacts } from '@/lib/readers/product-facts';
import { canonicalOf, missingTexts } from './checks';
import { products } from './expected';
import { parseHtml, textOf } from './html';
import { basePath, files, getPage, type Page, readText, siteUrl } from './site';

const root = `${siteUrl}${basePath}`;
const lines = readText('/products.ndjson').split('\n');
const facts: ProductFacts[] = lines.slice(0, -1).map((line) => JSON.parse(line));
const pageOf = ({ id }: Pick<ProductFacts, 'id'>) => getPage(`/products/${id}/`);
const faults = (check: (one: ProductFacts) => readonly string[]) =>
  facts.flatMap((one) => check(one).map((fault) => `${one.id} ${fault}`)).slice(0, 25);

/** The rows of the specification table of a page. */
function sheetOf({ elements }: Page): [label: string, value: string][] {
  const panel = elements.find(({ attributes }) => attributes.id === 'specifications')?.inner ?? '';
  const cells = parseHtml(panel).filter(({ name }) => name === 'th' || name === 'td');
  return cells.flatMap(({ name, inner }, index) =>
    name === 'th' ? [[textOf(inner), textOf(cells[index + 1]?.inner ?? '')] as [string, string]] : [],
  );
}

test('there is a line for each product, in the order of the catalogue, and nothing behind the last', () => {
  expect(facts.map(({ id }) => id)).toEqual(products.map(({ id }) => id));
  expect(lines.at(-1)).toBe('');
});

test('every line has every field, so that programs can take them for rows of one table', () => {
  const shapes = new Set(facts.map((one) => Object.keys(one).join()));
  expect([...shapes]).toHaveLength(1);
  expect(faults((one) => Object.entries(one).flatMap(([key, value]) => (value === '' ? [key] : [])))).toEqual([]);
});

test('they are the facts of the catalogue', () => {
  const known = products.map((product) => {
    const { id, name, brand, model, description, features, specs, restrictions, pieces, quantities } = product;
    const { price, oldPrice, highest } = priceSpan(product);
    return {
      id,
      name,
      maker: brand.name,
      itemNumber: model ?? null,
      description,
      price: price === 0 ? null : price,
      highestPrice: highest === 0 ? null : highest,
      oldPrice: oldPrice ?? null,
      features,
      specification: specs,
      minimumAge: restrictions?.minimumAge ?? null,
      shippedInUsOnly: restrictions?.usOnly ?? false,
      pieces,
      quantities: quantities ?? null,
    };
  });
  const told = facts.map((one, index) =>
    Object.fromEntries(Object.keys(known[index] ?? {}).map((key) => [key, one[key as keyof ProductFacts]])),
  );
  expect(told).toEqual(known);
});

test('they name their page by its canonical address, and its categories by theirs', () => {
  expect(facts.filter((one) => canonicalOf(pageOf(one)) !== one.url).map(({ url }) => url)).toEqual([]);
  const wrong = facts
    .flatMap(({ categories }) => categories)
    .filter(({ url, name, subcategory }) => {
      const page = getPage(url.slice(root.length));
      return canonicalOf(page) !== url || missingTexts(page, [subcategory ?? name]).length > 0;
    });
  expect(wrong).toEqual([]);
});

test('their page says all of it', () => {
  const missing = faults((one) =>
    missingTexts(pageOf(one), [
      one.name,
      one.maker,
      one.description,
      one.price === null ? 'Contact for price' : formatPrice(one.price),
      ...(one.oldPrice === null ? [] : [formatPrice(one.oldPrice)]),
      ...(one.minimumAge === null ? [] : [`must be ${one.minimumAge} or older`]),
      ...(one.shippedInUsOnly ? ['outside the U.S.'] : []),
      ...one.features,
      ...one.colors,
      ...one.notShippedTo,
      ...one.sizes.map(({ values }) => values.join(', ')),
      ...one.options.map(({ values }) => values.join(', ')),
      ...one.specification.map(({ label, value }) => `${label} ${value}`),
    ]),
  );
  expect(missing).toEqual([]);
});

test('of the sheet of facts in their page they leave nothing out', () => {
  const untold = faults((one) => {
    const { maker, itemNumber, id, material, colors, options, quantities, specification } = one;
    const product = products.find((each) => each.id === id);
    const sizes = listSizes(product?.sizes ?? { system: 'none' });
    const variants = product ? variantSpecs(product, 'Contact for price') : [];
    const told = [
      ['Brand', maker],
      ['Item number', itemNumber ?? id],
      ['Material', material],
      ['Colors', colors.join(', ')],
      ...sizes,
      ...options.map(({ name, values }) => [name, values.join(', ')]),
      ...quantitySpecs({ quantities: quantities ?? undefined }).map(({ label, value }) => [label, value]),
      ...specification.map(({ label, value }) => [label, value]),
      ...variants.map(({ label, value }) => [label, value]),
      // A space that keeps sum and sign together is one like others in what is read.
    ].map(([label, value]) => `${label}: ${value}`.replace(/\s/g, ' '));
    return sheetOf(pageOf(one))
      .map((row) => row.join(': '))
      .filter((row) => !told.includes(row));
  });
  expect(untold).toEqual([]);
  expect(facts.some((one) => sheetOf(pageOf(one)).length > 2)).toBe(true);
});

test('their pictures have absolute addresses, and ours are there', () => {
  const pictures = facts.flatMap((one) => one.pictures);
  expect(pictures.filter((address) => !URL.canParse(address))).toEqual([]);
  expect(pictures.filter((address) => address.startsWith(root) && !files.has(address.slice(root.length)))).toEqual([]);
});
