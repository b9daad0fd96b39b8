/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KitStarter } from '@/components/request/kit-starter';
import { RequestLines } from '@/components/request/request-lines';
import { reviewList } from '@/lib/request/review-list';
import { indexRowsOf } from '@/tests/fixtures/index-rows';
import { endWorker, mockWorkerRows } from '../../fixtures/mock-catalogue-worker';
import { storeInMemory, WithRequest } from './memory-request';
import { line, listOf } from './request-lists';

const rows = indexRowsOf(
  { id: 'shirt', name: 'Shirt', brand: 'Acme', available_colors: ['Black', 'Navy'], sizes: ['S', 'M', 'L'] },
  { id: 'lamp', name: 'Lamp', brand: 'Acme', price: 20 },
);
const lamp = line({ id: 'lamp', product: 'lamp', quantity: 2, price: 20 });
const shirt = line({ id: 'open', product: 'shirt', choice: { color: 'Navy' }, quantity: 12 });
const KIT = {
  name: 'Starter',
  fragment: '#kit=starter',
  people: 3,
  items: [
    { id: 'shirt', label: 'Acme Shirt, Navy', color: 'Navy', quantity: 4 },
    { id: 'lamp', label: 'Acme Lamp', quantity: 1 },
  ],
};
afterEach(endWorker);

const show = (...lines: Parameters<typeof listOf>) => {
  const list = storeInMemory(listOf(...lines));
  render(<WithRequest>{(now) => <RequestLines review={reviewList(now, rows)} />}</WithRequest>);
  return () => list().lines.map(({ product, quantity, choice }) => [product, quantity, ...Object.values(choice)]);
};

test('the button for items without a size focuses their first open select', async () => {
  show(lamp, shirt);
  Element.prototype.scrollIntoView = jest.fn();
  await userEvent.click(screen.getByRole('button', { name: '12 items need a size' }));
  expect(screen.getByRole('combobox', { name: 'Size, line 2' })).toHaveFocus();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Size, line 2' }), 'M');
  await waitFor(() => expect(screen.queryByRole('button', { name: /need a size/ })).toBeNull());
});

test('the sizes dialog splits an open line, and the rest of its quantity stays open', async () => {
  const lines = show(shirt);
  await userEvent.click(screen.getByRole('button', { name: 'Choose sizes of Acme Shirt' }));
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  fireEvent.change(dialog.getByLabelText('Navy, size S, quantity'), { target: { value: '5' } });
  fireEvent.change(dialog.getByLabelText('Navy, size L, quantity'), { target: { value: '4' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Add to list', hidden: true }));
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  expect(lines()).toEqual([
    ['shirt', 3, 'Navy'],
    ['shirt', 5, 'Navy', 'S'],
    ['shirt', 4, 'Navy', 'L'],
  ]);
});

test('Undo restores a removed line', async () => {
  const lines = show(lamp, shirt);
  await userEvent.click(screen.getByRole('button', { name: 'Remove line 1' }));
  await waitFor(() => expect(lines()).toEqual([['shirt', 12, 'Navy']]));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(lines()).toHaveLength(2));
});

test('a changed price is accepted for all lines', async () => {
  show({ ...lamp, price: 15 });
  await userEvent.click(screen.getByRole('button', { name: 'Accept new prices' }));
  await waitFor(() => expect(screen.queryByText(/price has changed/)).toBeNull());
});

test('an invalid quantity is not saved, and a valid one is saved when the field is left', async () => {
  const lines = show(lamp);
  const quantity = screen.getByRole('textbox', { name: 'Quantity, line 1' });
  fireEvent.change(quantity, { target: { value: '2.5' } });
  fireEvent.blur(quantity);
  expect([lines(), screen.getByRole('alert').textContent]).toEqual([[['lamp', 2]], 'A whole number from 1 to 9999.']);
  fireEvent.change(quantity, { target: { value: '7' } });
  fireEvent.blur(quantity);
  await waitFor(() => expect(lines()).toEqual([['lamp', 7]]));
});

test('a kit is added for a number of people with open sizes, and Undo removes it', async () => {
  mockWorkerRows(rows);
  const list = storeInMemory();
  const onAdded = jest.fn();
  render(<WithRequest>{() => <KitStarter kits={[KIT]} onAdded={onAdded} />}</WithRequest>);
  fireEvent.change(screen.getByRole('textbox', { hidden: true }), { target: { value: '0' } });
  expect(screen.getByRole('button', { name: 'Add items', hidden: true })).toHaveAttribute('aria-disabled', 'true');
  fireEvent.change(screen.getByRole('textbox', { hidden: true }), { target: { value: '20' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add 100 items', hidden: true }));
  await waitFor(() => expect(onAdded).toHaveBeenCalled());
  expect(list().lines).toMatchObject([
    { product: 'shirt', quantity: 80, choice: { color: 'Navy' } },
    { product: 'lamp', quantity: 20, choice: {} },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(list().lines).toEqual([]));
});
