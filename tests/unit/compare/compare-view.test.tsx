/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CompareView } from '@/components/compare/compare-view';
import { readComparison, saveComparison } from '@/lib/catalogue/compare/comparison-store';
import { indexRowsOf } from '@/tests/fixtures/index-rows';
import { endWorker, failWorker, mockWorkerRows } from '../../fixtures/mock-catalogue-worker';

beforeEach(() => {
  localStorage.clear();
  mockWorkerRows(
    indexRowsOf(
      { id: 'a-1', name: 'Lamp', price: 20, oldPrice: 25, features: ['Weight: 24 oz', 'Lens: glass', 'Clip'] },
      { id: 'b-2', name: 'Torch', price: 0, features: ['weight: 1 lb', 'Lens: glass', 'Cord: 48 in', 'Strobe'] },
      { id: 'c-3', name: 'Lantern', available_sizes: ['S', 'M'], features: ['Weight: 10 oz'] },
    ),
  );
});
afterEach(endWorker);

const open = (query: string) => {
  window.history.replaceState(null, '', `/compare/${query}`);
  return render(<CompareView />);
};
const columns = async () => (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent);
const cells = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('products are columns and facts are rows', async () => {
  open('?id=a-1&id=b-2');
  expect(await columns()).toEqual([expect.stringMatching(/Lamp$/), expect.stringMatching(/Torch$/)]);
  expect(cells('Price')).toEqual(['Now $20.00 Before $25.00 20% off', 'Contact for price ']);
  expect(cells('Weight')).toEqual(['24 oz', '1 lb']);
  expect(cells('Cord')).toEqual(['–Not listed', '48 in']);
  expect(cells('Features')).toEqual(['Clip', 'Strobe']);
});

test('equal rows are hidden until the shopper shows them', async () => {
  open('?id=a-1&id=b-2');
  await userEvent.click(await screen.findByRole('button', { name: 'Show 1 equal row' }));
  expect(cells('Lens')).toEqual(['glass', 'glass']);
  await userEvent.click(screen.getByRole('button', { name: 'Hide 1 equal row' }));
  expect(screen.queryByRole('rowheader', { name: 'Lens' })).not.toBeInTheDocument();
});

test('opening a comparison does not change the selection; removing a product changes table, URL and selection', async () => {
  saveComparison(['a-1', 'b-2']);
  open('?id=a-1&id=b-2&id=c-3');
  expect(await columns()).toHaveLength(3);
  expect(readComparison()).toEqual(['a-1', 'b-2']);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove: Torch' }));
  expect(await columns()).toHaveLength(2);
  expect([window.location.search, readComparison()]).toEqual(['?id=a-1&id=c-3', ['a-1']]);
});

test('an unknown id is reported and can be removed', async () => {
  open('?id=a-1&id=gone-9&id=c-3');
  expect(await columns()).toHaveLength(2);
  expect(screen.getByText('gone-9').closest('p')).toHaveTextContent('“gone-9” is no longer in the catalog.');
  await userEvent.click(screen.getByRole('button', { name: 'Remove: gone-9' }));
  expect(window.location.search).toBe('?id=a-1&id=c-3');
});

test.each([
  ['?id=a-1&id=b-2&id=c-3&id=d-4&id=e-5&id=f-6', 'You can compare up to four. 2 more not shown.'],
  ['?id=a-1&id=a-1', 'Add one more product to see them side by side.'],
  ['?id=gone', 'None of these products is in the catalog.'],
])('a comparison of %s has the message: %s', async (query, message) => {
  open(query);
  expect(await screen.findByText(message)).toBeVisible();
});

test('without a selection the page explains how to compare', () => {
  open('');
  expect(screen.getByText('Tap Compare on two to four products to see them side by side.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Search the catalog' })).toHaveAttribute('href', '/search/');
});

test('without ids in the URL the selection is shown', async () => {
  saveComparison(['b-2', 'c-3']);
  open('');
  expect(await columns()).toHaveLength(2);
  expect(window.location.search).toBe('?id=b-2&id=c-3');
});

test('a product with options links to its page, others are added to the request list', async () => {
  open('?id=a-1&id=c-3');
  expect(await screen.findByRole('button', { name: 'Add to request list: Lamp' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose options: Lantern' })).toHaveAttribute('href', '/products/c-3/');
});

test('if the catalog does not load, the shopper can try again', async () => {
  failWorker();
  open('?id=a-1&id=b-2');
  expect(await screen.findByText(/could not be loaded/)).toBeVisible();
  mockWorkerRows(indexRowsOf({ id: 'a-1' }, { id: 'b-2' }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await columns()).toHaveLength(2);
});
