import fc from 'fast-check';
import { FIELD_LIST, fieldLabel, isProductLike, REQUIRED_FIELDS } from '@/lib/catalogue/fields/field-list';
import { FIELDS_IN_FILE_ORDER, productSchema } from '@/lib/catalogue/schema/product';
import { row, rowWithout } from '@/tests/fixtures/catalogue';
import { forAll } from '@/tests/fixtures/for-all';
import { rawProducts } from '@/tests/fixtures/product-arbitrary';

test('the file order equals the order in hashes of stored edits; new fields come last', () => {
  expect(FIELDS_IN_FILE_ORDER.slice(0, 27).join()).toBe(
    'id,name,brand,model,type,price,oldPrice,category,categoryName,subcategory,rating,description,features,image_links,' +
      'available_sizes,size,sizes,available_colors,colors,fabric,date,createdAt,updatedAt,isBestseller,stock,restrictions,pieces',
  );
});

test('exactly the required fields are listed as such', () => {
  const required = FIELD_LIST.filter(({ key }) => !productSchema.safeParse(rowWithout(key)).success);
  expect(required.map(({ key }) => key)).toEqual(REQUIRED_FIELDS);
});

test('every valid product is product-like', () => {
  forAll(
    fc.property(rawProducts, (raw) =>
      expect([productSchema.safeParse(raw).error, isProductLike(raw)]).toEqual([undefined, true]),
    ),
  );
});

test.each<[string, object]>([
  ['a price as text', { price: 'cheap' }],
  ['features as one text', { features: 'Warm' }],
  ['colors that are numbers', { colors: [1] }],
  ['sizes without a length', { sizes: { waist: [30] } }],
  ['restrictions as a list', { restrictions: [] }],
  ['a picture without src', { image_links: [{ alt: 'Front' }] }],
  ['no brand', { brand: undefined }],
])('a row with %s is not product-like', (_, fields) => {
  expect(isProductLike(row(fields as Record<string, unknown>))).toBe(false);
});

test('paths have the label of their field; unknown paths are returned as is', () => {
  expect(['image_links', 'restrictions.states[1]', 'size', 'product'].map(fieldLabel)).toEqual([
    'Images',
    'Restrictions',
    'Sizes',
    'product',
  ]);
});
