/** @jest-environment jsdom */

import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CardElements } from '@/components/product/card-elements';
import { CompareTray } from '@/components/product/compare-tray';
import { ProductCard } from '@/components/product/product-card';
import { readComparison, saveComparison } from '@/lib/catalogue/compare/comparison-store';
import { EMPTY_LIST } from '@/lib/request/request-list';
import * as requestMessages from '@/lib/request/request-messages';
import { requestStore } from '@/lib/request/request-store';
import { indexRowsOf } from '@/tests/fixtures/index-rows';
import { endWorker, failWorker, mockWorkerRows } from '../../fixtures/mock-catalogue-worker';
import { mockFetch } from '../../fixtures/mock-fetch';

const PRODUCTS = [
  { id: 'a-1', name: 'Lamp' },
  { id: 'b-2', name: 'Boot', available_sizes: ['S', 'M'] },
  { id: 'c-3', name: 'Cap', available_colors: ['Black', 'Navy'] },
];

beforeEach(() => {
  localStorage.clear();
  // The browser is idle at once.
  window.requestIdleCallback = ((run: () => void) => run()) as never;
  mockWorkerRows(indexRowsOf(...PRODUCTS));
});
afterEach(endWorker);

const show = () =>
  render(
    <>
      {indexRowsOf(...PRODUCTS).map(({ card }) => (
        <ProductCard key={card.id} card={card} />
      ))}
      <CardElements />
    </>,
  );
const compareButton = (name: string) => screen.getByRole('button', { name: `Compare: ${name}` });
const addButton = (name: string) => screen.getByRole('button', { name: `Add to list: ${name}` });
const tray = () => screen.queryByRole('complementary', { name: 'Products to compare' });

test('a card has a Compare toggle, and a card without sizes also an Add button', () => {
  show();
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Compare: Lamp',
    'Add to list: Lamp',
    'Compare: Boot',
    'Compare: Cap',
    'Add to list: Cap',
  ]);
  expect(compareButton('Boot')).toHaveAttribute('aria-pressed', 'false');
});

test('a fifth product is not added, and a message is shown', async () => {
  saveComparison(['w', 'x', 'y', 'z']);
  show();
  await userEvent.click(compareButton('Lamp'));
  expect(await screen.findByText('You can compare up to four. Remove one first.')).toHaveAttribute('role', 'status');
  expect(compareButton('Lamp')).toHaveAttribute('aria-pressed', 'false');
});

test('a message is shown if storage is full', async () => {
  show();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await userEvent.click(compareButton('Lamp'));
  expect(await screen.findByText(requestMessages.notSaved)).toBeVisible();
});

test('a card that is rendered later is shown as selected', async () => {
  saveComparison(['a-1']);
  const { rerender } = render(<CardElements />);
  await waitFor(() => expect(tray()).toBeInTheDocument());
  const [row] = indexRowsOf(...PRODUCTS);
  rerender(
    <>
      <CardElements />
      {row && <ProductCard card={row.card} />}
    </>,
  );
  await waitFor(() => expect(compareButton('Lamp')).toHaveAttribute('aria-pressed', 'true'));
});

test('a product is added to the request list without a selected option', async () => {
  const change = jest.spyOn(requestStore, 'change').mockImplementation(async (edit) => {
    const list = edit(EMPTY_LIST);
    return { ok: true, list };
  });
  show();
  await userEvent.click(addButton('Cap'));
  expect(await screen.findByText(requestMessages.addedToRequest)).toHaveAttribute('role', 'status');
  expect(addButton('Cap')).toHaveTextContent('Added');
  const outcome = await change.mock.results[0]?.value;
  expect(outcome.list.lines).toEqual([expect.objectContaining({ product: 'c-3', choice: {}, quantity: 1 })]);
});

test.each([
  ['the catalogue does not load', failWorker, 'unreached'],
  [
    'storage is full',
    () => jest.spyOn(requestStore, 'change').mockResolvedValue({ ok: false, reason: 'full' }),
    'full',
  ],
] as const)('if %s, nothing is added, and a message is shown', async (_, fail, reason) => {
  fail();
  show();
  await userEvent.click(addButton('Lamp'));
  expect(await screen.findByText(requestMessages.notAdded[reason])).toBeVisible();
  expect(addButton('Lamp')).toHaveTextContent('Add to list');
});

describe('the tray of the comparison', () => {
  beforeEach(() => {
    localStorage.clear();
    window.history.replaceState(null, '', '/');
    mockFetch({ body: indexRowsOf({ id: 'a-1', name: 'Lamp' }, { id: 'b-2', name: 'Boot' }).map(({ card }) => card) });
  });

  const tray = () => screen.queryByRole('complementary', { name: 'Products to compare' });
  const show = (...ids: string[]) => {
    saveComparison(ids);
    render(
      <main tabIndex={-1}>
        <CompareTray />
      </main>,
    );
  };

  test('with one product the tray has a hint instead of the link', async () => {
    show('a-1');
    await screen.findByRole('button', { name: 'Remove: Lamp' });
    expect(within(tray() as HTMLElement).queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByText('Add one more.')).toBeVisible();
  });

  test('removing a product moves the focus to the next', async () => {
    show('a-1', 'b-2');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove: Lamp' }));
    expect(readComparison()).toEqual(['b-2']);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove: Boot' })).toHaveFocus());
  });

  test('without the catalogue the tray still links to the comparison', async () => {
    mockFetch({ status: 404 });
    show('a-1', 'b-2');
    expect(await screen.findByRole('link', { name: 'Compare (2)' })).toHaveAttribute('href', '/compare/?id=a-1&id=b-2');
  });

  test.each(['/compare/', '/request/'])('the tray is not on %s', (path) => {
    window.history.replaceState(null, '', path);
    show('a-1', 'b-2');
    expect(tray()).not.toBeInTheDocument();
  });
});
