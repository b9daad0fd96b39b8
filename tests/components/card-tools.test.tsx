/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DeskTools } from '@/components/product/desk-tools';
import { ProductCard } from '@/components/product/product-card';
import { readComparison, saveComparison } from '@/lib/compare/comparison-store';
import { EMPTY_LIST } from '@/lib/request/request-list';
import * as deskMessages from '@/lib/request/request-messages';
import { requestStore } from '@/lib/request/request-store';
import { indexRowsOf } from '@/tests/fixtures/index-rows';
import { answerFrom, endWorker, failWorker } from './catalogue-worker';

const GOODS = [
  { id: 'a-1', name: 'Lamp' },
  { id: 'b-2', name: 'Boot', available_sizes: ['S', 'M'] },
  { id: 'c-3', name: 'Cap', available_colors: ['Black', 'Navy'] },
];

beforeEach(() => {
  localStorage.clear();
  // The browser is idle at once.
  window.requestIdleCallback = ((run: () => void) => run()) as never;
  answerFrom(indexRowsOf(...GOODS));
});
afterEach(() => {
  endWorker();
  jest.restoreAllMocks();
});

const show = () =>
  render(
    <>
      {indexRowsOf(...GOODS).map(({ card }) => (
        <ProductCard key={card.id} card={card} />
      ))}
      <DeskTools />
    </>,
  );
const compare = (name: string) => screen.getByRole('button', { name: `Compare: ${name}` });
const add = (name: string) => screen.getByRole('button', { name: `Add to list: ${name}` });
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
  expect(compare('Boot')).toHaveAttribute('aria-pressed', 'false');
});

test('a press chooses the product, which the button and the tray show, and the next one takes it out', async () => {
  const user = userEvent.setup();
  show();
  expect(tray()).not.toBeInTheDocument();
  await user.click(compare('Boot'));
  await waitFor(() => expect(compare('Boot')).toHaveAttribute('aria-pressed', 'true'));
  expect([readComparison(), tray()]).toEqual([['b-2'], expect.anything()]);
  await user.click(compare('Boot'));
  await waitFor(() => expect(tray()).not.toBeInTheDocument());
  expect([readComparison(), compare('Boot').getAttribute('aria-pressed')]).toEqual([[], 'false']);
});

test('a fifth product is refused, and that is said', async () => {
  saveComparison(['w', 'x', 'y', 'z']);
  show();
  await userEvent.click(compare('Lamp'));
  expect(await screen.findByText('You can compare up to four. Remove one first.')).toHaveAttribute('role', 'status');
  expect(compare('Lamp')).toHaveAttribute('aria-pressed', 'false');
});

test('a browser that keeps nothing says so', async () => {
  show();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await userEvent.click(compare('Lamp'));
  expect(await screen.findByText(deskMessages.notSaved)).toBeVisible();
});

test('what another tab chooses is shown', async () => {
  show();
  localStorage.setItem('sp:compare', '{"v":1,"ids":["c-3"]}');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'sp:compare' })));
  await waitFor(() => expect(compare('Cap')).toHaveAttribute('aria-pressed', 'true'));
});

test('a card that is drawn later shows that it is chosen', async () => {
  saveComparison(['a-1']);
  const { rerender } = render(<DeskTools />);
  await waitFor(() => expect(tray()).toBeInTheDocument());
  const [row] = indexRowsOf(...GOODS);
  rerender(
    <>
      <DeskTools />
      {row && <ProductCard card={row.card} />}
    </>,
  );
  await waitFor(() => expect(compare('Lamp')).toHaveAttribute('aria-pressed', 'true'));
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
  await userEvent.click(add(name));
  expect(await screen.findByText(deskMessages.addedToRequest)).toHaveAttribute('role', 'status');
  expect(add(name)).toHaveTextContent('Added');
  const outcome = await change.mock.results[0]?.value;
  expect(outcome.list.lines).toEqual([expect.objectContaining({ product, choice, quantity: 1 })]);
});

test.each(['full', 'denied', 'unreadable', 'too-many'] as const)('a list that is %s says so', async (reason) => {
  jest.spyOn(requestStore, 'change').mockResolvedValue({ ok: false, reason });
  show();
  await userEvent.click(add('Lamp'));
  expect(await screen.findByText(deskMessages.notAdded[reason])).toBeVisible();
  expect(add('Lamp')).toHaveTextContent('Add to list');
});

test('without the catalog nothing is added, and that is said', async () => {
  failWorker();
  show();
  await userEvent.click(add('Lamp'));
  expect(await screen.findByText(deskMessages.notAdded.unreached)).toBeVisible();
});
