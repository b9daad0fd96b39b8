import { changedFields, withFields } from '@/lib/admin/edits/fields';
import { openForm, restoreDraft, touchedValues } from '@/lib/admin/product-form/form-state';
import { type FormValues, toRawProduct } from '@/lib/admin/product-form/form-values';
import type { RawProduct } from '@/lib/catalogue/schema/product';
import { row } from '@/tests/fixtures/catalogue';

const SHIRT = row({ id: 'shirt', price: 10, stock: 4, restrictions: { states: ['NY'] } }) as unknown as RawProduct;
const typed = (values: Partial<FormValues>, base: Partial<RawProduct> = SHIRT) => ({
  base,
  values: { ...openForm(base).values, ...values },
});
/** What a save of the form would write. */
const written = ({ base, values }: ReturnType<typeof openForm>) =>
  changedFields(base, toRawProduct(values, base)).map(({ field, to }) => [field, to]);

test('nothing is touched in a form that was just opened, nor in one that was typed back', () => {
  expect([touchedValues(openForm(SHIRT)), touchedValues(typed({ price: '10' }))]).toEqual([{}, {}]);
});

test('the touched controls are those that differ, all controls of one field together', () => {
  expect(touchedValues(typed({ price: '12', states: 'NY, AK' }))).toEqual({
    price: '12',
    states: 'NY, AK',
    minimumAge: '',
    cities: '',
    usOnly: false,
  });
});

describe('a draft that is taken up after others changed the product', () => {
  const draft = { values: touchedValues(typed({ price: '12' })), base: SHIRT };

  test('writes its touched fields and nothing else', () => {
    const form = restoreDraft(draft, withFields(SHIRT, { stock: 9, name: 'Renamed' }));
    expect([written(form), form.values.stock, form.values.productName]).toEqual([[['price', 12]], '9', 'Renamed']);
  });

  test('begins its touched fields from its base, so that a change on both sides is a clash', () => {
    const form = restoreDraft(draft, withFields(SHIRT, { price: 11 }));
    expect([form.base.price, form.values.price]).toEqual([10, '12']);
  });

  test('that knows no base begins from the product as it stands', () => {
    const form = restoreDraft({ values: draft.values }, withFields(SHIRT, { price: 11 }));
    expect([form.base.price, written(form)]).toEqual([11, [['price', 12]]]);
  });

  test('takes a field out that it emptied, and brings none back that others took out', () => {
    const current = withFields(SHIRT, { restrictions: undefined });
    const form = restoreDraft({ values: touchedValues(typed({ stock: '' })), base: SHIRT }, current);
    expect([written(form), 'restrictions' in form.base]).toEqual([[['stock', undefined]], false]);
  });
});

test('a draft of a product that is gone brings all that it was into the form of a new one', () => {
  const form = restoreDraft({ values: { price: '12' }, base: SHIRT }, { stock: 50 });
  expect([form.base, form.values.price, form.values.stock, form.values.productName]).toEqual([
    { stock: 50 },
    '12',
    '4',
    SHIRT.name,
  ]);
});

test('a draft of a new product stands over the defaults of today', () => {
  const form = restoreDraft({ values: { price: '12' } }, { stock: 50 });
  expect([form.values.price, form.values.stock]).toEqual(['12', '50']);
});
