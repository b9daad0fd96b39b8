/** @jest-environment jsdom */

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EditProduct } from '@/components/admin/product-form/edit-product';
import { openAdminStore } from '@/lib/admin/admin-store';
import type { RawProduct } from '@/lib/catalogue/schema/product';
import { navigation } from '../../../fixtures/next-navigation';
import { renderAdmin, SHIRT } from '../render-admin';
import {
  fill,
  findConflict,
  findProducts,
  findShirt,
  nameField,
  openNewProduct,
  openShirt,
  press,
  priceField,
} from './product-form-page';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/next-navigation'));

const checkedSizes = () =>
  screen
    .getAllByRole('checkbox', { checked: true })
    .map((box) => (box as HTMLInputElement).value)
    .filter((value) => value !== 'on');

const fillRequired = async () => {
  await fill(nameField(), 'New Cap');
  await fill(screen.getByLabelText('Description'), 'A cap.');
  await fill(priceField(), '12.5');
};

describe('a new product', () => {
  test('has five sizes with S to XL checked, and a price field in steps of 0.01 from 0', async () => {
    await openNewProduct();
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox').map(({ value }) => value);
    expect(boxes.filter((value) => value !== 'on')).toEqual(['S', 'M', 'L', 'XL', 'XXL']);
    expect(checkedSizes()).toEqual(['S', 'M', 'L', 'XL']);
    expect([priceField().getAttribute('min'), priceField().getAttribute('step')]).toEqual(['0', '0.01']);
  });

  test('with errors lists all of them, focuses the first, links to the others, and removes one when its field is changed', async () => {
    await openNewProduct();
    for (const size of ['S', 'M', 'L', 'XL']) await userEvent.click(screen.getByRole('checkbox', { name: size }));
    await press('Add product');
    const errors = within(screen.getByRole('region', { name: '4 fields need attention' }));
    expect(errors.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Product name/),
      expect.stringMatching(/^Description/),
      expect.stringMatching(/^Price/),
      'Sizes: Please select at least one size.',
    ]);
    expect(nameField()).toHaveFocus();
    expect(nameField()).toHaveAccessibleDescription('Please fill out this field.');
    await userEvent.click(errors.getByRole('link', { name: /^Price/ }));
    expect(priceField()).toHaveFocus();
    await fill(nameField(), 'x');
    expect(screen.getByRole('region', { name: '3 fields need attention' })).toBeVisible();
  });

  test('is added only once by two clicks, with the default values; its fields are inert during the save', async () => {
    await openNewProduct();
    await fillRequired();
    const button = screen.getByRole('button', { name: 'Add product', hidden: true });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(nameField().closest('[inert]')).not.toBeNull();
    expect(screen.getByText('Saving…')).toBeVisible();
    expect(await screen.findByText('Product added successfully!')).toBeVisible();
    fireEvent.click(button);
    expect(await findProducts('New Cap')).toEqual([
      expect.objectContaining({
        id: expect.stringMatching(/^sp-\d+-[0-9a-f]{8}$/),
        price: 12.5,
        stock: 50,
        brand: 'Security Plus',
        available_sizes: ['S', 'M', 'L', 'XL'],
        colors: [expect.stringMatching(/^#/), expect.stringMatching(/^#/), expect.stringMatching(/^#/)],
      }),
    ]);
    expect(navigation.pushed).toEqual(['/admin/products/']);
  });

  test('that does not fit into storage shows its message, and stays in the form', async () => {
    await openNewProduct();
    await fillRequired();
    jest.spyOn(await openAdminStore(), 'add').mockResolvedValueOnce({ ok: false, reason: 'quota' });
    await press('Add product');
    expect(await screen.findByText(/^Error adding product\. Please try again\./)).toBeVisible();
    expect([nameField().value, navigation.pushed]).toEqual(['New Cap', []]);
  });
});

describe('the form of an existing product', () => {
  test('shows its current values, and a save changes only the edited fields', async () => {
    await openShirt();
    expect([nameField(), priceField()].map(({ value }) => value)).toEqual(['Plain Shirt', '10']);
    expect(checkedSizes()).toEqual(['S', 'M']);
    await fill(nameField(), 'Better Shirt');
    await press('Save product');
    expect(await screen.findByText('Product updated successfully!')).toBeVisible();
    expect(await findShirt()).toEqual({ ...SHIRT, name: 'Better Shirt' });
  });

  test('reports a product that does not exist', async () => {
    await renderAdmin(<EditProduct />, '/admin/edit-product/?id=nobody');
    expect(screen.getByText('Product not found')).toBeVisible();
  });
});

describe('a product that is changed in another tab', () => {
  const changeInOtherTab = async (fields: Partial<RawProduct>) => {
    const store = await openAdminStore();
    const before = store.getSnapshot().rows.find(({ id }) => id === 'shirt')?.raw as RawProduct;
    await act(() => store.update('shirt', { ...before, ...fields }, before));
  };
  const createConflict = async () => {
    await openShirt();
    await fill(priceField(), '12');
    await changeInOtherTab({ price: 11, stock: 9, name: 'Renamed' });
    await press('Save product');
    await findConflict('$11.00');
  };

  test('keeps the typed text, shows the other changes, and a second save writes only edited fields', async () => {
    await createConflict();
    expect([priceField(), nameField()].map(({ value }) => value)).toEqual(['12', 'Renamed']);
    expect(screen.getByText(/^Not saved/)).toBeVisible();
    await press('Save product');
    expect(await screen.findByText('Product updated successfully!')).toBeVisible();
    expect(await findShirt()).toMatchObject({ name: 'Renamed', price: 12, stock: 9 });
  });

  test('is a conflict again after a third change, and a button takes the other value', async () => {
    await createConflict();
    await changeInOtherTab({ price: 13 });
    await press('Save product');
    await findConflict('$13.00');
    expect(await findShirt()).toMatchObject({ price: 13 });
    await press('Use the other value of Price, US dollars');
    expect([priceField().value, screen.queryByText(/^Not saved/)]).toEqual(['13', null]);
  });

  test('with values that contradict the form shows an error and the other value at its field', async () => {
    await openShirt();
    await fill(priceField(), '20');
    await changeInOtherTab({ oldPrice: 15 });
    await press('Save product');
    await screen.findByRole('link', { name: /^Old price.* is 15; it must be above the price, which is 20$/ });
    expect(screen.getByText(/^Not saved/)).toBeVisible();
    const oldPrice = screen.getByLabelText<HTMLInputElement>('Old price, US dollars');
    expect([priceField().value, oldPrice]).toEqual(['20', expect.objectContaining({ value: '15' })]);
    expect(oldPrice).toHaveAccessibleDescription('is 15; it must be above the price, which is 20');
    expect(screen.queryByRole('button', { name: /^Use the other value/ })).toBeNull();
  });

  test('is saved as a new product with the typed text if it was deleted there', async () => {
    await openShirt();
    await fill(priceField(), '12');
    const store = await openAdminStore();
    await act(() => store.remove(['shirt']));
    expect(screen.getByText(/^Product not found\./)).toBeVisible();
    await press('Save as new');
    expect(await screen.findByText('Product added successfully!')).toBeVisible();
    expect((await findProducts('Plain Shirt')).at(-1)).toMatchObject({ id: expect.stringMatching(/^sp-/), price: 12 });
  });
});

describe('a draft', () => {
  const SAVED_AT = new Date().setHours(9, 5);
  const DRAFT = JSON.stringify({ v: 2, at: SAVED_AT, values: { productName: 'Half a product' } });
  const TITLE = 'Draft of 09:05: “Half a product”';
  const findDraftBanner = (title: string) => screen.findByRole('region', { name: title });
  const draftBanners = () => screen.queryAllByRole('region', { name: /^Draft of/ });
  const storedDrafts = () => Object.keys(localStorage).filter((key) => key.startsWith('sp:draft:'));
  const storedValues = () => JSON.parse(localStorage.getItem('sp:draft:new') ?? '{}').values;
  const SHIRT_DRAFT = JSON.stringify({ v: 2, at: 0, values: { price: '12' }, base: { ...SHIRT, price: 9, stock: 1 } });

  test('can be discarded, with Undo', async () => {
    await openNewProduct(DRAFT);
    await findDraftBanner(TITLE);
    await press('Discard');
    expect([storedDrafts(), draftBanners()]).toEqual([[], []]);
    await press('Undo');
    expect(await findDraftBanner(TITLE)).toBeVisible();
    expect(storedDrafts()).toEqual(['sp:draft:new']);
  });

  test('that is neither restored nor discarded is stored together with new text', async () => {
    await openNewProduct(DRAFT);
    await fill(priceField(), '7');
    expect(await screen.findByText('Draft saved in this browser.')).toBeVisible();
    expect(storedValues()).toEqual({ productName: 'Half a product', price: '7' });
    await press('Restore');
    expect([nameField().value, priceField().value]).toEqual(['Half a product', '7']);
  });

  test('is stored when the page is left, and removed when its text is', async () => {
    await openNewProduct();
    await fill(nameField(), 'H');
    fireEvent(window, new Event('pagehide'));
    expect(storedDrafts()).toEqual(['sp:draft:new']);
    await fill(nameField(), '');
    await waitFor(() => expect(storedDrafts()).toEqual([]));
  });

  test('that does not fit into storage is reported', async () => {
    await openNewProduct();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await fill(nameField(), 'Hat');
    expect(await screen.findByText(/^The draft could not be saved/)).toBeVisible();
  });

  test('of a deleted product is restored into a new product, and removed by its save', async () => {
    await renderAdmin(<EditProduct />, '/admin/edit-product/?id=gone', () =>
      localStorage.setItem('sp:draft:gone', SHIRT_DRAFT.replace('"shirt"', '"gone"')),
    );
    await screen.findByText(/^Product not found\./);
    await press('Restore');
    await press('Save as new');
    expect(await screen.findByText('Product added successfully!')).toBeVisible();
    expect((await findProducts('Plain Shirt')).at(-1)).toMatchObject({ id: expect.stringMatching(/^sp-/), price: 12 });
    expect(storedDrafts()).toEqual([]);
  });
});

test('leaving the page needs a confirmation only if the form has unsaved text', async () => {
  await openNewProduct();
  const isLeavingPrevented = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
  expect(isLeavingPrevented()).toBe(false);
  await fill(nameField(), 'Hat');
  expect(isLeavingPrevented()).toBe(true);
  await fill(nameField(), '');
  expect(isLeavingPrevented()).toBe(false);
});
