/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeptListNotice } from '@/components/admin/frame/kept-list-notice';
import { ProductList } from '@/components/admin/products/product-list';
import { openAdminStore } from '@/lib/admin/admin-store';
import { fetchCatalogue, type KeptList } from '@/lib/admin/fetch-catalogue';
import { watchNetwork } from '@/lib/offline/watch-network';
import { rawCatalogue, row } from '@/tests/fixtures/catalogue';
import { openAdmin } from './open-admin';

jest.mock('next/navigation', () => jest.requireActual('../next-navigation'));
jest.mock('@/lib/admin/fetch-catalogue');
jest.mock('@/lib/offline/watch-network');

const AT = new Date(2026, 10, 22, 14, 5).getTime();
const HOUR = 3_600_000;
const stop = jest.fn();

/** The published list from now on: one shirt at this price, kept or not. */
function publish(price: number, kept?: KeptList) {
  const json = rawCatalogue({ clothing: [row({ id: 'shirt', name: 'Plain Shirt', price })] });
  jest.mocked(fetchCatalogue).mockResolvedValue(kept ? { json, kept } : { json });
}

const notice = () => screen.queryByText(/with your edits\.$/);
const shirt = () => screen.getByRole('row', { name: /Plain Shirt/ });

/** Opens the admin over a list that was kept three hours ago. */
async function openKept(why: KeptList['why'] = 'offline') {
  jest.useFakeTimers({ now: AT + 3 * HOUR, doNotFake: ['setTimeout', 'setImmediate', 'queueMicrotask', 'nextTick'] });
  publish(10, { at: AT, why });
  await openAdmin(
    <>
      <KeptListNotice />
      <ProductList />
    </>,
  );
  // The store outlives a test.
  const store = await openAdminStore();
  await act(() => store.reload());
}

beforeEach(() => {
  stop.mockReset();
  jest.mocked(watchNetwork).mockReset().mockReturnValue(stop);
});
afterEach(() => jest.useRealTimers());

test('a kept list is said to be one, with its age, in a status and no alert', async () => {
  await openKept();
  expect(notice()).toHaveTextContent(
    'No connection. This is the list of November 22, 14:05 (3 hours ago), with your edits.',
  );
  expect(notice()?.closest('[role=status]')).not.toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the age grows while the page is open', async () => {
  await openKept();
  act(() => void jest.advanceTimersByTime(HOUR));
  expect(notice()).toHaveTextContent('(4 hours ago)');
});

test('a list from the network is nothing to speak of', async () => {
  await openKept();
  publish(10);
  const store = await openAdminStore();
  await act(() => store.reload());
  expect(notice()).toBeNull();
});

test('Try again brings the list of the network, and the notice goes', async () => {
  await openKept();
  publish(12);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(notice()).toBeNull());
  expect(shirt()).toHaveTextContent('$12.00');
});

test('Try again without a network leaves the notice and the list', async () => {
  await openKept();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled());
  expect(notice()).toBeVisible();
  expect(shirt()).toHaveTextContent('$10.00');
});

test('the list of the network comes by itself once the network is back', async () => {
  await openKept();
  publish(12);
  const [onBack] = jest.mocked(watchNetwork).mock.lastCall ?? [];
  await act(async () => onBack?.());
  expect(notice()).toBeNull();
  expect(shirt()).toHaveTextContent('$12.00');
  expect(stop).toHaveBeenCalledTimes(jest.mocked(watchNetwork).mock.calls.length);
});

test('a host that answers without a list is said so, and not asked over and over', async () => {
  await openKept('failed');
  expect(notice()).toHaveTextContent(
    /^The store did not answer with its list\. This is the list of November 22, 14:05 /,
  );
  jest.mocked(watchNetwork).mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled());
  expect(watchNetwork).not.toHaveBeenCalled();
});
