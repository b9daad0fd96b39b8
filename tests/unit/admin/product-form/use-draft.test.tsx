/** @jest-environment jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { EditProduct } from '@/components/admin/product-form/edit-product';
import { renderAdmin, SHIRT } from '../render-admin';
import { fill, findProducts, nameField, openNewProduct, press, priceField } from './product-form-page';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/next-navigation'));

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
