/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CachedCatalogueNotice } from '@/components/admin/layout/cached-catalogue-notice';
import { ProductList } from '@/components/admin/products/product-list';
import { openAdminStore } from '@/lib/admin/admin-store';
import { type CachedCatalogueInfo, fetchCatalogue } from '@/lib/admin/fetch-catalogue';
import { onReconnect } from '@/lib/storage/offline/on-reconnect';
import { rawCatalogue, row } from '@/tests/fixtures/catalogue';
import { renderAdmin } from '../render-admin';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/next-navigation'));
jest.mock('@/lib/admin/fetch-catalogue');
jest.mock('@/lib/storage/offline/on-reconnect');

const AT = new Date(2026, 10, 22, 14, 5).getTime();
const HOUR = 3_600_000;
const stop = jest.fn();

/** The published list from now on: one shirt at this price, kept or not. */
function publish(price: number, kept?: CachedCatalogueInfo) {
  const json = rawCatalogue({ clothing: [row({ id: 'shirt', name: 'Plain Shirt', price })] });
  jest.mocked(fetchCatalogue).mockResolvedValue(kept ? { json, cacheInfo: kept } : { json });
}

const notice = () => screen.queryByText(/with your edits\.$/);
const shirt = () => screen.getByRole('row', { name: /Plain Shirt/ });

/** Opens the admin over a list that was kept three hours ago. */
async function renderCached(why: CachedCatalogueInfo['why'] = 'offline') {
  jest.useFakeTimers({ now: AT + 3 * HOUR, doNotFake: ['setTimeout', 'setImmediate', 'queueMicrotask', 'nextTick'] });
  publish(10, { at: AT, why });
  await renderAdmin(
    <>
      <CachedCatalogueNotice />
      <ProductList />
    </>,
  );
  // The store outlives a test.
  const store = await openAdminStore();
  await act(() => store.reload());
}

beforeEach(() => {
  stop.mockReset();
  jest.mocked(onReconnect).mockReset().mockReturnValue(stop);
});
afterEach(() => jest.useRealTimers());

test('a kept list is said to be one, with its age, in a status and no alert', async () => {
  await renderCached();
  expect(notice()).toHaveTextContent(
    'No connection. This is the list of November 22, 14:05 (3 hours ago), with your edits.',
  );
  expect(notice()?.closest('[role=status]')).not.toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the age grows while the page is open', async () => {
  await renderCached();
  act(() => void jest.advanceTimersByTime(HOUR));
  expect(notice()).toHaveTextContent('(4 hours ago)');
});

test('a list from the network is nothing to speak of', async () => {
  await renderCached();
  publish(10);
  const store = await openAdminStore();
  await act(() => store.reload());
  expect(notice()).toBeNull();
});

test('Try again brings the list of the network, and the notice goes', async () => {
  await renderCached();
  publish(12);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(notice()).toBeNull());
  expect(shirt()).toHaveTextContent('$12.00');
});

test('Try again without a network leaves the notice and the list', async () => {
  await renderCached();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled());
  expect(notice()).toBeVisible();
  expect(shirt()).toHaveTextContent('$10.00');
});

test('the list of the network comes by itself once the network is back', async () => {
  await renderCached();
  publish(12);
  const [onBack] = jest.mocked(onReconnect).mock.lastCall ?? [];
  await act(async () => onBack?.());
  expect(notice()).toBeNull();
  expect(shirt()).toHaveTextContent('$12.00');
  expect(stop).toHaveBeenCalledTimes(jest.mocked(onReconnect).mock.calls.length);
});

test('a host that answers without a list is said so, and not asked over and over', async () => {
  await renderCached('failed');
  expect(notice()).toHaveTextContent(
    /^The store did not answer with its list\. This is the list of November 22, 14:05 /,
  );
  jest.mocked(onReconnect).mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled());
  expect(onReconnect).not.toHaveBeenCalled();
});
