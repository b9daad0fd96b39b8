import { readFileSync } from 'node:fs';
import { changedFields, withFields } from '@/lib/admin/edits/fields';
import { openForm, restoreDraft, touchedValues } from '@/lib/admin/product-form/drafts';
import {
  checkForm,
  type FormValues,
  formOptions,
  toFormValues,
  toRawProduct,
} from '@/lib/admin/product-form/form-values';
import type { RawProduct } from '@/lib/catalogue/schema/product';
import { row } from '@/tests/fixtures/catalogue';
import { SHOP } from '@/tests/fixtures/shops';

const catalogue = JSON.parse(readFileSync(SHOP.catalogueFile, 'utf8')) as Record<string, { products: RawProduct[] }>;
const bundled = Object.values(catalogue).flatMap(({ products }) => products);
const base = row() as unknown as RawProduct;
const edited = (changes: Partial<FormValues>, from: Partial<RawProduct> = base) =>
  toRawProduct({ ...toFormValues(from), ...changes }, from);

test('editing one field of any bundled product changes that field only', () => {
  for (const raw of bundled) {
    expect(edited({ productName: 'Other' }, raw)).toEqual({ ...raw, name: 'Other' });
    expect(edited({ stock: '7' }, raw)).toEqual({ ...raw, stock: 7 });
  }
});

test('typed text is trimmed, and lists are split', () => {
  const values = {
    ...{ productName: ' Shirt ', sizes: ['L', 'S'], otherSizes: '3XL, 8.5', features: 'One\n\nWeight: 2 oz ' },
    ...{ states: 'ny, AK', cities: 'Portland, OR\n', colors: 'Black\nSage #7C876D\n#112233', pieces: 'a, b' },
    sizeSystem: 'list' as const,
  };
  expect(edited(values, { id: 'x-1' })).toEqual({
    id: 'x-1',
    name: 'Shirt',
    available_sizes: ['S', 'L', '3XL', 8.5],
    features: ['One', 'Weight: 2 oz'],
    restrictions: { states: ['NY', 'AK'], cities: ['Portland, OR'] },
    available_colors: ['Black', { name: 'Sage', hex: '#7C876D' }, '#112233'],
    pieces: ['a', 'b'],
  });
});

test.each<[Partial<FormValues>, unknown]>([
  [
    { sizeSystem: 'waist-length', waists: '30, 28', lengths: 'Unhemmed' },
    { waist: [30, 28], length: ['Unhemmed'] },
  ],
  [
    { sizeSystem: 'men-sleeve', men: 'S\nM', sleeves: '32' },
    { men: ['S', 'M'], sleeve_lengths_in: [32] },
  ],
  [{ sizeSystem: 'none' }, undefined],
])('sizes stay in the size field that the product has: %j', (changes, sizes) => {
  expect(edited(changes, { ...base, size: ['S'] }).size).toEqual(sizes);
});

describe('errors of the form', () => {
  const good = {
    ...toFormValues({}),
    productName: 'x',
    description: 'y',
    price: '1',
    sizeSystem: 'list',
    sizes: ['S'],
  } as FormValues;
  const errors = (changes: Partial<FormValues>, options = {}) =>
    checkForm({ ...good, ...changes }, options).map(({ field, message }) => `${field}: ${message}`);

  test('a valid form has no error', () => expect(errors({})).toEqual([]));

  test.each<[Partial<FormValues>, string]>([
    [{ productName: ' ' }, 'productName: Please fill out this field.'],
    [{ description: '' }, 'description: Please fill out this field.'],
    [{ price: '' }, 'price: Please enter a valid price.'],
    [{ price: '0' }, 'price: Please enter a valid price.'],
    [{ price: 'free' }, 'price: Please enter a valid price.'],
    [{ price: '1e999' }, 'price: Please enter a valid price.'],
    [{ sizes: [] }, 'sizes: Please select at least one size.'],
    [{ sizeSystem: 'waist-length' }, 'waists: Please select at least one size.'],
    [{ sizeSystem: 'men-sleeve', men: ' , ' }, 'men: Please select at least one size.'],
  ])('%j', (changes, error) => {
    expect(errors(changes)).toEqual([error]);
  });

  test('all errors are returned at once', () => {
    expect(errors({ productName: '', description: '', price: '', sizes: [] })).toHaveLength(4);
  });

  test('a typed size counts as a size, and a product may have no sizes', () => {
    expect([errors({ sizes: [], otherSizes: '9' }), errors({ sizes: [], sizeSystem: 'none' })]).toEqual([[], []]);
  });

  test('a product that had no price may stay without one', () => {
    expect(errors({ price: '0' }, { mayBeUnpriced: true })).toEqual([]);
  });
});

test('description, color and view move with their picture', () => {
  const [a, b] = [
    { src: '/uploads/a.webp', alt: 'Front' },
    { src: '/uploads/b.webp', color: 'Black', view: 'Back' },
  ];
  const from = { ...base, image_links: [a, b] };
  expect(edited({ images: [b, a] }, from).image_links).toEqual([b, a]);
  expect(edited({ images: [b] }, from).image_links).toEqual([b]);
  expect(edited({ images: [] }, from).image_links).toEqual([]);
  expect(
    edited(
      {
        images: [
          { ...a, alt: ' ' },
          { ...b, alt: 'Loop ', color: '' },
        ],
      },
      from,
    ).image_links,
  ).toEqual(['/uploads/a.webp', { src: '/uploads/b.webp', alt: 'Loop', view: 'Back' }]);
});

test('option controls are the colors, sizes and complete options of the form', () => {
  const values = {
    ...toFormValues({ category: 'clothing' }),
    colors: ' Black\nSage #7C876D\n\n#112233\nBlack',
    sizeSystem: 'list' as const,
    sizes: ['XXL'],
    otherSizes: '2XL, 3XL',
    options: 'Hand: Right, Left\nFit',
  };
  expect(formOptions(values).map(({ name, values: offered }) => [name, offered])).toEqual([
    ['color', ['Black', 'Sage', '#112233']],
    ['size', ['XXL', '3XL']],
    ['Hand', ['Right', 'Left']],
  ]);
});

describe('XXL and 2XL are one size', () => {
  test('a product with 2XL or 2X has XXL checked, and keeps its spelling', () => {
    const from = { ...base, available_sizes: ['S', '2X', '3XL'] };
    expect(toFormValues(from)).toMatchObject({ sizes: ['S', 'XXL'], otherSizes: '3XL' });
    expect(edited({ otherSizes: '3XL, 4XL' }, from).available_sizes).toEqual(['S', '2X', '3XL', '4XL']);
  });

  test('XXL and 2XL are saved once, and so are other names of one size', () => {
    const values = { sizeSystem: 'list' as const, sizes: ['XXL'], otherSizes: '2XL, 3XL, xxxl, 8' };
    expect(edited(values).available_sizes).toEqual(['XXL', '3XL', 8]);
  });
});

describe('variant rows', () => {
  const row = (choice: Record<string, string>, price = '') => ({ choice, facts: price ? { price } : {} });
  const good = { productName: 'x', description: 'y', price: '1', sizeSystem: 'none' as const };
  const errors = (variants: FormValues['variants']) => checkForm({ ...toFormValues({}), ...good, variants });

  test('two rows with the same values are an error with both row numbers', () => {
    expect(
      errors([row({ size: 'S' }, '5'), row({}), row({}), row({ color: 'Tan', size: 'S' }), row({ size: 'S' })]),
    ).toEqual([
      {
        field: 'variants',
        row: 4,
        message: 'Row 5 (size S): has the same values as row 1. Change or remove one of them.',
      },
    ]);
  });
});

const SHIRT = row({ id: 'shirt', price: 10, stock: 4, restrictions: { states: ['NY'] } }) as unknown as RawProduct;
/** Form of a product with some values changed. */
const formWith = (values: Partial<FormValues>, base: Partial<RawProduct> = SHIRT) => ({
  base,
  values: { ...openForm(base).values, ...values },
});
/** Fields that a save of the form would change, with their new values. */
const changesOf = ({ base, values }: ReturnType<typeof openForm>) =>
  changedFields(base, toRawProduct(values, base)).map(({ field, to }) => [field, to]);

test('a form has no changed values after it was opened, or after a value was typed back', () => {
  expect([touchedValues(openForm(SHIRT)), touchedValues(formWith({ price: '10' }))]).toEqual([{}, {}]);
});

test('changed values include all controls of a changed field', () => {
  expect(touchedValues(formWith({ price: '12', states: 'NY, AK' }))).toEqual({
    price: '12',
    states: 'NY, AK',
    minimumAge: '',
    cities: '',
    usOnly: false,
  });
});

describe('a draft that is restored after others changed the product', () => {
  const draft = { values: touchedValues(formWith({ price: '12' })), base: SHIRT };

  test('changes its own fields only', () => {
    const form = restoreDraft(draft, withFields(SHIRT, { stock: 9, name: 'Renamed' }));
    expect([changesOf(form), form.values.stock, form.values.productName]).toEqual([[['price', 12]], '9', 'Renamed']);
  });

  test('starts its own fields from its base, so that a change on both sides is a conflict', () => {
    const form = restoreDraft(draft, withFields(SHIRT, { price: 11 }));
    expect([form.base.price, form.values.price]).toEqual([10, '12']);
  });

  test('without a base starts from the current product', () => {
    const form = restoreDraft({ values: draft.values }, withFields(SHIRT, { price: 11 }));
    expect([form.base.price, changesOf(form)]).toEqual([11, [['price', 12]]]);
  });

  test('removes a field that it emptied, and does not restore a field that others removed', () => {
    const current = withFields(SHIRT, { restrictions: undefined });
    const form = restoreDraft({ values: touchedValues(formWith({ stock: '' })), base: SHIRT }, current);
    expect([changesOf(form), 'restrictions' in form.base]).toEqual([[['stock', undefined]], false]);
  });
});

test('a draft of a deleted product fills the form of a new product with all its fields', () => {
  const form = restoreDraft({ values: { price: '12' }, base: SHIRT }, { stock: 50 });
  expect([form.base, form.values.price, form.values.stock, form.values.productName]).toEqual([
    { stock: 50 },
    '12',
    '4',
    SHIRT.name,
  ]);
});
