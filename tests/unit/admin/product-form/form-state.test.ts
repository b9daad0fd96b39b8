import { changedFields, withFields } from '@/lib/admin/edits/fields';
import { openForm, restoreDraft, touchedValues } from '@/lib/admin/product-form/form-state';
import { type FormValues, toRawProduct } from '@/lib/admin/product-form/form-values';
import type { RawProduct } from '@/lib/catalogue/schema/product';
import { row } from '@/tests/fixtures/catalogue';

const SHIRT = row({ id: 'shirt', price: 10, stock: 4, restrictions: { states: ['NY'] } }) as unknown as RawProduct;
const formWith = (values: Partial<FormValues>, base: Partial<RawProduct> = SHIRT) => ({
  base,
  values: { ...openForm(base).values, ...values },
});
/** Fields that a save of the form would change, with their new values. */
const changesOf = ({ base, values }: ReturnType<typeof openForm>) =>
  changedFields(base, toRawProduct(values, base)).map(({ field, to }) => [field, to]);

test('a form has no changed values after it was opened, or after a value was formWith back', () => {
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
