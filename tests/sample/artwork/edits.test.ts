import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { drawShop } from '@/artwork/draw-shop';
import { readDrawingSet } from '@/artwork/read-drawing-set';
import { CATEGORIES } from '@/lib/catalogue/categories';
import { placeholderFile } from '@/lib/catalogue/drawings/address';
import { drawingsSchema } from '@/lib/catalogue/drawings/drawings-schema';
import { parseCatalogue } from '@/lib/catalogue/parse';
import type { RawProduct } from '@/lib/catalogue/schema/product';
import { forAll } from '@/tests/fixtures/for-all';
import { runs } from '@/tests/gate';

type Edit = (raw: RawProduct) => Partial<Record<keyof RawProduct, unknown>>;
type Groups = Record<string, { products: RawProduct[] } & Record<string, unknown>>;

const bundled = JSON.parse(readFileSync('data/catalogue.json', 'utf8')) as Groups;
const set = readDrawingSet('data');
const categories = CATEGORIES.map(({ key }) => key);

const words = fc
  .oneof(
    fc.constantFrom(
      'Duty Belt',
      'Widget',
      'T-Shirt 3-Pack',
      'BDU Coat',
      '10" Boot',
      '<b>&"</b>',
      'constructor',
      '手套',
    ),
    fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }),
  )
  .map((text) => text.replace(/\s+/g, ' ').trim() || 'Thing');
const color = fc.oneof(
  fc.constantFrom('Black', 'MultiCam', 'Coyote Brown'),
  fc.record({
    name: words,
    hex: fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`),
  }),
);
const feature = fc.oneof(
  words,
  fc.constantFrom(
    'Height: 8 in',
    'Pockets: 4 bellows',
    'Pockets: 999999',
    'Points: 0',
    'Rows: -3',
    'Width: 0 in',
    'Volume: .',
    'Magazines: 2',
  ),
  fc.tuple(words, words).map((pair) => pair.join(': ')),
);
const colorsOf = ({ available_colors: available, colors }: RawProduct) => (available ?? colors ?? []) as unknown[];

/** What an operator may do to a product in the admin. */
const edit: fc.Arbitrary<Edit> = fc.oneof(
  words.map((name) => () => ({ name })),
  fc.nat(9).map((at) => (raw: RawProduct) => setColors(colorsOf(raw).filter((_, index) => index !== at))),
  fc.constant((raw: RawProduct) => setColors(colorsOf(raw).toReversed())),
  color.map((added) => (raw: RawProduct) => setColors([...colorsOf(raw), added])),
  fc.nat(9).map((at) => (raw: RawProduct) => ({ features: (raw.features ?? []).filter((_, index) => index !== at) })),
  feature.map((added) => (raw: RawProduct) => ({ features: [added, ...(raw.features ?? [])] })),
  fc.constantFrom(...categories).map((category) => () => ({ category })),
  words.map((subcategory) => () => ({ subcategory })),
  words.map((type) => () => ({ type })),
  fc.constantFrom('polo', 'star-badge').map((artwork) => () => ({ artwork })),
  fc.constant(() => ({ available_sizes: ['S', 'XL'], size: undefined, sizes: undefined })),
);

function setColors(list: readonly unknown[]) {
  const names = new Set<string>();
  const distinct = list.filter((entry) => {
    const name = (typeof entry === 'string' ? entry : (entry as { name: string }).name).toLowerCase();
    return !names.has(name) && names.add(name);
  });
  return { available_colors: distinct.length > 0 ? distinct : undefined, colors: undefined };
}

/** The catalogue with some of its products edited, some taken out and one new. */
function edited(
  picks: readonly (readonly [at: number, edits: readonly Edit[]])[],
  out: readonly number[],
  name: string,
) {
  const all = Object.entries(bundled).flatMap(([key, { products }]) => products.map((raw) => ({ key, raw })));
  const kits = all.filter(({ raw }) => raw.pieces).map(({ raw }) => raw.id);
  const needed = new Set(all.flatMap(({ raw }) => raw.pieces ?? []));
  const gone = new Set(
    out.map((at) => all[at % all.length]?.raw.id ?? '').filter((id) => !needed.has(id) && !kits.includes(id)),
  );
  const byId = new Map<string, RawProduct>();
  for (const [at, edits] of picks) {
    const { raw } = all[at % all.length] as (typeof all)[number];
    let next = byId.get(raw.id) ?? raw;
    for (const apply of edits) next = JSON.parse(JSON.stringify({ ...next, ...apply(next) })) as RawProduct;
    byId.set(raw.id, next);
  }
  const fresh = { id: 'sp-new', name, brand: 'Acme', price: 1, category: 'duty', description: 'New.' };
  return Object.fromEntries(
    Object.entries(bundled).map(([key, group]) => [
      key,
      {
        ...group,
        products: [
          ...group.products.filter(({ id }) => !gone.has(id)).map((raw) => byId.get(raw.id) ?? raw),
          ...(key === 'duty' ? [fresh] : []),
        ],
      },
    ]),
  );
}

test('after any edit that the schema allows every product is drawn, and has a picture whose file is there', () => {
  let valid = 0;
  const property = fc.property(
    fc.array(fc.tuple(fc.nat(9999), fc.array(edit, { minLength: 1, maxLength: 4 })), { minLength: 1, maxLength: 12 }),
    fc.array(fc.nat(9999), { maxLength: 6 }),
    words,
    (picks, out, name) => {
      const result = parseCatalogue(edited(picks, out, name), 'edited.json');
      if (!result.ok) return;
      valid += 1;
      const { products } = result.catalogue;
      const touched = new Set(['sp-new', ...picks.map(([at]) => products[at % products.length]?.id ?? '')]);
      const drawn = products.filter(({ id }) => touched.has(id));
      const { files, manifest } = drawShop({ products: drawn, categories, mark: 'M0 0', set });
      drawingsSchema.parse(manifest);
      for (const { id } of drawn) expect(manifest.drawings[id]?.length).toBeGreaterThanOrEqual(3);
      const named = [
        ...Object.values(manifest.drawings)
          .flat()
          .map(({ file }) => file),
        ...categories.map(placeholderFile),
      ];
      expect(named.filter((file) => !files.has(file))).toEqual([]);
      expect([...files.values()].filter((content) => /NaN|undefined|Infinity/.test(content))).toEqual([]);
    },
  );
  forAll(property, 60);
  expect(valid).toBeGreaterThan(runs(60) / 3);
});
