import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { FIELD_LIST, FIELDS_IN_FILE_ORDER, fieldLabel } from '@/lib/catalogue/fields/field-list';
import { isProductLike } from '@/lib/catalogue/fields/product-like';
import { productSchema } from '@/lib/catalogue/schema/product';
import { updateFieldsTable } from '@/scripts/catalogue/generated-docs';
import { row, rowWithout } from '@/tests/fixtures/catalogue';
import { forAll } from '@/tests/fixtures/for-all';
import { rawProducts } from '@/tests/fixtures/product-arbitrary';

test('no two fields have one rank', () => {
  const ranks = FIELD_LIST.map(({ rank }) => rank);
  expect(new Set(ranks).size).toBe(ranks.length);
});

test('products are written in the order in which stored ledgers have hashed them; a new field comes last', () => {
  expect(FIELDS_IN_FILE_ORDER.slice(0, 27).join()).toBe(
    'id,name,brand,model,type,price,oldPrice,category,categoryName,subcategory,rating,description,features,image_links,' +
      'available_sizes,size,sizes,available_colors,colors,fabric,date,createdAt,updatedAt,isBestseller,stock,restrictions,pieces',
  );
});

test('the fields without which the schema refuses a product are those that say nothing of their absence', () => {
  const refused = FIELD_LIST.filter(({ key }) => !productSchema.safeParse(rowWithout(key)).success);
  expect(refused.map(({ key }) => key)).toEqual(
    FIELD_LIST.filter(({ absent }) => absent === undefined).map(({ key }) => key),
  );
});

test('whatever the schema takes looks like a product', () => {
  forAll(
    fc.property(rawProducts, (raw) =>
      expect([productSchema.safeParse(raw).error, isProductLike(raw)]).toEqual([undefined, true]),
    ),
  );
});

test.each<[string, object]>([
  ['a price in words', { price: 'cheap' }],
  ['features in one text', { features: 'Warm' }],
  ['colors that are numbers', { colors: [1] }],
  ['sizes without a length', { sizes: { waist: [30] } }],
  ['restrictions in a list', { restrictions: [] }],
  ['a picture without an address', { image_links: [{ alt: 'Front' }] }],
  ['no brand', { brand: undefined }],
])('%s looks like no product', (_, fields) => {
  expect(isProductLike(row(fields as Record<string, unknown>))).toBe(false);
});

test('fields are called by their names for people', () => {
  expect(['image_links', 'restrictions.states[1]', 'size', 'product'].map(fieldLabel)).toEqual([
    'Images',
    'Restrictions',
    'Sizes',
    'product',
  ]);
});

test('the table in the documents is the one that scripts/fields.ts writes', () => {
  const page = readFileSync('docs/catalogue.md', 'utf8');
  expect(updateFieldsTable(page)).toBe(page);
});
