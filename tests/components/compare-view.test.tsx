/** @jest-environment jsdom */
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CompareView } from '@/components/compare/compare-view';
import { keepComparison, readComparison } from '@/lib/visitor/comparison';
import { indexRowsOf } from '@/tests/fixtures/index-rows';
import { answerFrom, endWorker, failWorker } from './catalogue-worker';

beforeEach(() => {
  localStorage.clear();
  answerFrom(
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
const line = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('products stand in columns, and their facts in lines with one unit', async () => {
  open('?id=a-1&id=b-2');
  expect(await columns()).toEqual([expect.stringMatching(/Lamp$/), expect.stringMatching(/Torch$/)]);
  expect(line('Price')).toEqual(['Now $20.00 Before $25.00 20% off', 'Contact for price ']);
  expect(line('Weight')).toEqual(['24 oz', '16 oz (1 lb)']);
  expect(line('Cord')).toEqual(['–Not stated', '48 in']);
  expect(line('Features')).toEqual(['Clip', 'Strobe']);
  expect(screen.getByRole('region', { name: 'Comparison' })).toHaveAttribute('tabindex', '0');
});

test('the differences alone are kept in the address', async () => {
  open('?id=a-1&id=b-2');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Differences only' }));
  expect(window.location.search).toBe('?id=a-1&id=b-2&only=differences');
  expect(screen.queryByRole('rowheader', { name: 'Lens' })).not.toBeInTheDocument();
  expect(screen.getByText('Hidden, for they say the same: 1 line.')).toBeVisible();
  expect(screen.getByRole('rowheader', { name: 'Weight' })).toBeVisible();
});

test('an address shows what it names to somebody who has chosen others, and chooses nothing', async () => {
  keepComparison(['c-3']);
  open('?id=a-1&id=b-2');
  const named = await columns();
  expect(named).toEqual([expect.stringContaining('Lamp'), expect.stringContaining('Torch')]);
  expect(readComparison()).toEqual(['c-3']);
});

test('one that is removed leaves table and address, and what is chosen', async () => {
  keepComparison(['a-1', 'b-2']);
  open('?id=a-1&id=b-2&id=c-3');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove: Torch' }));
  expect(await columns()).toHaveLength(2);
  expect([window.location.search, readComparison()]).toEqual(['?id=a-1&id=c-3', ['a-1']]);
});

test('Back brings it again', async () => {
  open('?id=a-1&id=b-2');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove: Torch' }));
  act(() => {
    window.history.replaceState(null, '', '/compare/?id=a-1&id=b-2');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove: Torch' })).toBeVisible());
});

test('a product that is gone is said, and the others are there', async () => {
  open('?id=a-1&id=gone-9&id=c-3');
  expect(await columns()).toHaveLength(2);
  expect(screen.getByText('gone-9').closest('p')).toHaveTextContent('The catalog has no product “gone-9” any more.');
  await userEvent.click(screen.getByRole('button', { name: 'Leave it out: gone-9' }));
  expect(window.location.search).toBe('?id=a-1&id=c-3');
});

test('more than four are cut, and that is said', async () => {
  open('?id=a-1&id=b-2&id=c-3&id=d-4&id=e-5&id=f-6');
  expect(await screen.findByText(/2 more products of the address are not shown/)).toBeVisible();
});

test('one alone is shown, and another asked for', async () => {
  open('?id=a-1&id=a-1');
  expect(await screen.findByText(/choose another/)).toBeVisible();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('without any it says how to choose, and leads to the search', () => {
  open('');
  expect(screen.getByText('No products are chosen yet.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Search the catalog' })).toHaveAttribute('href', '/search/');
});

test('without any in the address, what is chosen is shown', async () => {
  keepComparison(['b-2', 'c-3']);
  open('');
  expect(await columns()).toHaveLength(2);
  expect(window.location.search).toBe('?id=b-2&id=c-3');
});

test('goods with something to pick lead to their page, others are added', async () => {
  open('?id=a-1&id=c-3');
  expect(await screen.findByRole('button', { name: 'Add to request list: Lamp' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose and add: Lantern' })).toHaveAttribute('href', '/products/c-3/');
});

test('without the catalog it says so, and tries again', async () => {
  failWorker();
  open('?id=a-1&id=b-2');
  expect(await screen.findByText(/could not be loaded/)).toBeVisible();
  answerFrom(indexRowsOf({ id: 'a-1' }, { id: 'b-2' }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await columns()).toHaveLength(2);
});
