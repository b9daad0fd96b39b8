/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CardElements } from '@/components/product/card-elements';
import { ProductCard } from '@/components/product/product-card';
import { readComparison, saveComparison } from '@/lib/catalogue/compare/comparison-store';
import { EMPTY_LIST } from '@/lib/request/request-list';
import * as requestMessages from '@/lib/request/request-messages';
import { requestStore } from '@/lib/request/request-store';
import { indexRowsOf } from '@/tests/fixtures/index-rows';
import { endWorker, failWorker, mockWorkerRows } from '../../fixtures/mock-catalogue-worker';

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
afterEach(() => {
  endWorker();
  jest.restoreAllMocks();
});

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

test('a card has a toggle to compare, and one without sizes a way to the request list', () => {
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

test('a press chooses the product, which the button and the tray show, and the next one takes it out', async () => {
  const user = userEvent.setup();
  show();
  expect(tray()).not.toBeInTheDocument();
  await user.click(compareButton('Boot'));
  await waitFor(() => expect(compareButton('Boot')).toHaveAttribute('aria-pressed', 'true'));
  expect([readComparison(), tray()]).toEqual([['b-2'], expect.anything()]);
  await user.click(compareButton('Boot'));
  await waitFor(() => expect(tray()).not.toBeInTheDocument());
  expect([readComparison(), compareButton('Boot').getAttribute('aria-pressed')]).toEqual([[], 'false']);
});

test('a fifth product is refused, and that is said', async () => {
  saveComparison(['w', 'x', 'y', 'z']);
  show();
  await userEvent.click(compareButton('Lamp'));
  expect(await screen.findByText('You can compare up to four. Remove one first.')).toHaveAttribute('role', 'status');
  expect(compareButton('Lamp')).toHaveAttribute('aria-pressed', 'false');
});

test('a browser that keeps nothing says so', async () => {
  show();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await userEvent.click(compareButton('Lamp'));
  expect(await screen.findByText(requestMessages.notSaved)).toBeVisible();
});

test('what another tab chooses is shown', async () => {
  show();
  localStorage.setItem('sp:compare', '{"v":1,"ids":["c-3"]}');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'sp:compare' })));
  await waitFor(() => expect(compareButton('Cap')).toHaveAttribute('aria-pressed', 'true'));
});

test('a card that is drawn later shows that it is chosen', async () => {
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

test.each([
  ['Lamp', 'a-1', {}],
  ['Cap', 'c-3', {}],
])('%s goes to the request list, what there is to pick is left open', async (name, product, choice) => {
  const change = jest.spyOn(requestStore, 'change').mockImplementation(async (to) => {
    const list = to(EMPTY_LIST);
    return { ok: true, list };
  });
  show();
  await userEvent.click(addButton(name));
  expect(await screen.findByText(requestMessages.addedToRequest)).toHaveAttribute('role', 'status');
  expect(addButton(name)).toHaveTextContent('Added');
  const outcome = await change.mock.results[0]?.value;
  expect(outcome.list.lines).toEqual([expect.objectContaining({ product, choice, quantity: 1 })]);
});

test.each(['full', 'denied', 'unreadable', 'too-many'] as const)('a list that is %s says so', async (reason) => {
  jest.spyOn(requestStore, 'change').mockResolvedValue({ ok: false, reason });
  show();
  await userEvent.click(addButton('Lamp'));
  expect(await screen.findByText(requestMessages.notAdded[reason])).toBeVisible();
  expect(addButton('Lamp')).toHaveTextContent('Add to list');
});

test('without the catalog nothing is added, and that is said', async () => {
  failWorker();
  show();
  await userEvent.click(addButton('Lamp'));
  expect(await screen.findByText(requestMessages.notAdded.unreached)).toBeVisible();
});
