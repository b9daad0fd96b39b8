/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EditProduct } from '@/components/admin/product-form/edit-product';
import { openAdminStore } from '@/lib/admin/admin-store';
import { row } from '../../../fixtures/catalogue';
import { renderAdmin } from '../render-admin';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/next-navigation'));

const SHIRT = row({
  id: 'shirt',
  name: 'Plain Shirt',
  price: 75,
  available_colors: ['Black', 'Tan'],
  available_sizes: ['S', 'M', 'XXL'],
  variants: [
    { size: 'XXL', price: 82, image_links: ['https://images.example.com/a.jpg'] },
    { color: 'Tan', size: 'S', number: 'T-S' },
  ],
});
const openForm = () => renderAdmin(<EditProduct />, '/admin/edit-product/?id=shirt', undefined, SHIRT);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
// By text: a query by role is slow, because it computes the name of every element.
const press = (text: string) => userEvent.click(screen.getByText(text));
/** Saves the form. Returns the variants of the shirt in the store after the notice. */
const saveVariants = async () => {
  await press('Save product');
  await screen.findByText('Product updated successfully!');
  return (await openAdminStore()).getSnapshot().rows.find(({ id }) => id === 'shirt')?.raw.variants;
};

test('a row has the option values and facts of a variant, and “Any” for a missing option', async () => {
  await openForm();
  expect(
    ['Color, row 1', 'Size, row 1', 'Price, row 1', 'Item number, row 2'].map((label) => field(label).value),
  ).toEqual(['', 'XXL', '82.00', 'T-S']);
  const options = within(field('Size, row 1')).getAllByRole('option', { hidden: true });
  expect(options.map(({ textContent }) => textContent)).toEqual(['Any', 'S', 'M', 'XXL']);
});

test('rows can be changed, added and removed; other values are unchanged', async () => {
  await openForm();
  type('Stock, row 1', '4');
  await userEvent.click(screen.getByLabelText('Remove row 2'));
  expect(screen.getByText('Add variant')).toHaveFocus();
  await press('Add variant');
  expect(field('Color, row 2')).toHaveFocus();
  await userEvent.selectOptions(field('Color, row 2'), 'Black');
  await userEvent.selectOptions(field('Size, row 2'), 'M');
  type('Barcode, row 2', '012345678905');
  type('Old price, row 2', '90');
  await userEvent.selectOptions(field('Available, row 2'), 'No');
  expect(await saveVariants()).toEqual([
    { size: 'XXL', price: 82, image_links: ['https://images.example.com/a.jpg'], stock: 4 },
    { color: 'Black', size: 'M', barcode: '012345678905', oldPrice: 90, made: false },
  ]);
});

test('all combinations are added without duplicates, and rows without facts are not saved', async () => {
  await openForm();
  await press('Add all 6 combinations');
  expect(screen.getAllByText('Remove').filter(({ ariaLabel }) => ariaLabel?.startsWith('Remove row'))).toHaveLength(7);
  type('Stock, row 7', '9');
  expect(await saveVariants()).toEqual([...(SHIRT.variants as object[]), { color: 'Tan', size: 'XXL', stock: 9 }]);
});

test('an invalid text stays in its field and is an error with row and column', async () => {
  await openForm();
  type('Price, row 2', 'dear');
  await press('Save product');
  expect(
    await screen.findByText('Variants: Row 2 (Tan, size S), Price: must be a number, not the text "dear"'),
  ).toBeVisible();
  expect(field('Price, row 2')).toHaveFocus();
  expect([field('Price, row 2').value, field('Price, row 1')]).toEqual([
    'dear',
    expect.not.objectContaining({ ariaInvalid: 'true' }),
  ]);
  type('Price, row 2', '79');
  expect(await saveVariants()).toMatchObject([{ price: 82 }, { price: 79 }]);
});

test('a row with a size that the product no longer has is an error with the row number', async () => {
  await openForm();
  await userEvent.click(screen.getByRole('checkbox', { name: 'XXL' }));
  expect(field('Size, row 1')).toBeInvalid();
  expect(field('Size, row 1')).toHaveDisplayValue('XXL (not offered)');
  await press('Save product');
  expect(
    await screen.findByText(/^Variants: Row 1 \(size XXL\): is "XXL", which the product does not have/),
  ).toBeVisible();
  expect(field('Size, row 1')).toHaveFocus();
  await userEvent.click(screen.getByLabelText('Remove row 1'));
  expect(await saveVariants()).toEqual([{ color: 'Tan', size: 'S', number: 'T-S' }]);
});

test('many rows are shown in pages of 25, and an error opens the page of its row', async () => {
  await openForm();
  type('Other sizes', Array.from({ length: 12 }, (_, index) => index + 30).join(', '));
  await press('Add all 30 combinations');
  expect(screen.getByText('Rows 1 to 25 of 31')).toBeInTheDocument();
  expect(field('Color, row 3')).toHaveFocus();
  await press('Next rows');
  expect(screen.getByText('Rows 26 to 31 of 31')).toBeInTheDocument();
  expect(field('Color, row 26')).toHaveFocus();
  type('Stock, row 30', 'few');
  await press('Previous rows');
  await press('Save product');
  expect(await screen.findByText(/^Variants: Row 30 \(Tan, size \w+\), Stock: /)).toBeVisible();
  expect(field('Stock, row 30')).toHaveFocus();
});
