import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { CATEGORIES } from '@/lib/catalogue/categories/categories';
import { pictureOfColor } from '@/lib/catalogue/images/product-images';
import { lastModifiedDates } from '@/lib/catalogue/lastmod/lastmod';
import { readLastmod } from '@/lib/catalogue/lastmod/read-lastmod';
import { formatProblem, parseCatalogueText } from '@/lib/catalogue/parse';
import { shopPictures } from '@/lib/site/content';
import { slugify } from '@/lib/slug';

const FILE = 'data/catalogue.json';
type RawRow = Record<string, unknown>;

const text = readFileSync(resolve(FILE), 'utf8');
const result = parseCatalogueText(text, FILE);
const catalogue = result.ok ? result.catalogue : { categories: [], products: [], merged: [] };
const raw = JSON.parse(text) as Record<string, { products: RawRow[] }>;
const rows = Object.values(raw).flatMap(({ products }) => products);

const countWords = (words: string) => words.split(/\s+/).filter(Boolean).length;
const repeatsIn = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe('the bundled catalogue', () => {
  test('has no problems', () => {
    expect(result.ok ? [] : result.problems.map(formatProblem)).toEqual([]);
  });

  test('has 240 products in six categories, none empty, from 248 rows with eight repeated ids', () => {
    expect([rows.length, new Set(rows.map(({ id }) => id)).size]).toEqual([248, 240]);
    expect(catalogue.products).toHaveLength(240);
    const order = ['clothing', 'badges', 'duty', 'tactical_gear', 'footwear', 'accessories'];
    expect(CATEGORIES.map(({ key }) => key)).toEqual(order);
    expect(CATEGORIES.find(({ key }) => key === 'tactical_gear')?.slug).toBe('tactical-gears');
    expect(catalogue.categories.map(({ key }) => key).sort()).toEqual([...order].sort());
    const filled = new Set(catalogue.products.flatMap(({ placements }) => placements.map(({ category }) => category)));
    expect([...filled].sort()).toEqual([...order].sort());
    const recorded = readLastmod('data');
    expect(lastModifiedDates(raw, recorded.ok ? recorded.changes : new Map()).size).toBe(240);
    expect(catalogue.categories.find(({ key }) => key === 'accessories')?.description).toBe(
      'Professional accessories and equipment',
    );
    expect([...catalogue.merged].sort().join(' ')).toBe(
      '511-111 bates-104 red-kap-102 rothco-113 sabre-101 safariland-106 smithwesson-102 streamlight-106',
    );
  });

  test('lists products of two groups under both: five in badges and accessories, one boot in two subcategories', () => {
    const both = catalogue.products.filter(({ placements }) =>
      ['badges', 'accessories'].every((key) => placements.some(({ category }) => category === key)),
    );
    expect(both.map(({ id }) => id).sort()).toEqual(
      ['blackinton-101', 'blackinton-103', 'rothco-136', 'perfect-fit-101', 'strong-leather-103'].sort(),
    );
    const boot = catalogue.products.find(({ id }) => id === 'bates-104');
    expect(boot?.placements.map(({ subcategory }) => subcategory?.slug).sort()).toEqual(['boots', 'tactical-boots']);
  });

  test('has three products without a price, no price above 1699.99 and no two equal descriptions', () => {
    const prices = catalogue.products.map(({ price }) => price);
    expect(prices.filter((price) => price === 0)).toHaveLength(3);
    expect(Math.max(...prices)).toBe(1699.99);
    expect(repeatsIn(catalogue.products.map(({ description }) => description))).toEqual([]);
  });

  test('has descriptions of 60 to 160 words, and no sentence of over nine words twice', () => {
    const descriptions = catalogue.products.map(({ description }) => description);
    expect(descriptions.map(countWords).filter((words) => words < 60 || words > 160)).toEqual([]);
    const sentences = descriptions.flatMap((text) => [...new Set(text.split(/(?<=[.!?])\s+/))]);
    expect(repeatsIn(sentences).filter((sentence) => countWords(sentence) > 9)).toEqual([]);
  });

  test('has no two products with the same brand, name and item number, and a kit of seven pieces', () => {
    expect(repeatsIn(catalogue.products.map(({ brand, name, model }) => `${brand.name} ${name} ${model}`))).toEqual([]);
    expect(catalogue.products.find(({ id }) => id === 'security-plus-101')?.pieces).toHaveLength(7);
  });

  test('has 1,730 product drawings, each named after the first product and color that use it', () => {
    const names = new Map<string, string>();
    for (const { id, images } of catalogue.products) {
      for (const { src, color = '' } of images)
        if (!names.has(src)) names.set(src, `/drawings/${id}-${slugify(color)}`);
    }
    expect(names.size).toBe(1730);
    expect([...names].filter(([src, name]) => !new RegExp(`^${name}(?:-[a-z0-9-]+)?\\.svg$`).test(src))).toEqual([]);
    const illustrations = shopPictures.filter((path) => !path.startsWith('/drawings/neutral/'));
    expect(illustrations).toHaveLength(9);
    const files = readdirSync('public/drawings').flatMap((name) => (name.endsWith('.svg') ? `/drawings/${name}` : []));
    expect(files.sort()).toEqual([...names.keys(), ...illustrations].sort());
  });

  test('has a picture of each color of a product', () => {
    const missing = catalogue.products.flatMap(({ id, colors, images }) =>
      colors.filter(({ name }) => !pictureOfColor(images, name)).map(({ name }) => `${id} ${name}`),
    );
    expect(missing).toEqual([]);
  });

  test.each([
    ['0.5 oz', ['NY', 'AK', 'HI', 'WI', 'MN', 'DC', 'MI']],
    ['2 oz', ['NY', 'AK', 'HI', 'WI', 'MN', 'DC', 'MI', 'NJ']],
  ])('does not ship BGR MAX %s to its states', (weight, states) => {
    const spray = catalogue.products.find(({ name }) => name.includes('BGR MAX') && name.endsWith(` ${weight}`));
    expect(spray?.restrictions?.states.toSorted()).toEqual(states.toSorted());
  });

  test('has an age limit of 18 for the launcher', () => {
    const ages = catalogue.products
      .filter(({ brand, name }) => brand.slug === 'byrna' && /\bCL\b/.test(name))
      .map(({ restrictions }) => restrictions?.minimumAge);
    expect(ages).toEqual([18]);
  });
});
