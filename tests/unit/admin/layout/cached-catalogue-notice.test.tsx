/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CachedCatalogueNotice } from '@/components/admin/layout/banners';
import { ProductList } from '@/components/admin/products/product-list';
import { openAdminStore } from '@/lib/admin/admin-store';
import { type CachedCatalogueInfo, fetchCatalogue } from '@/lib/admin/fetch-catalogue';
import { onReconnect } from '@/lib/storage/offline/on-reconnect';
import { rawCatalogue, row } from '@/tests/fixtures/catalogue';
import { renderAdmin } from '../render-admin';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/next-navigation'));
jest.mock('@/lib/admin/fetch-catalogue');
jest.mock('@/lib/storage/offline/on-reconnect');

const CACHED_AT = new Date(2026, 10, 22, 14, 5).getTime();
const HOUR_MS = 3_600_000;
const unsubscribe = jest.fn();

/** Sets the published catalogue: one shirt with this price. With `cacheInfo` it comes from the cache. */
function publish(price: number, cacheInfo?: CachedCatalogueInfo) {
  const json = rawCatalogue({ clothing: [row({ id: 'shirt', name: 'Plain Shirt', price })] });
  jest.mocked(fetchCatalogue).mockResolvedValue(cacheInfo ? { json, cacheInfo } : { json });
}

const notice = () => screen.queryByText(/with your edits\.$/);
const shirtRow = () => screen.getByRole('row', { name: /Plain Shirt/ });

/** Opens the admin with a catalogue that was cached three hours ago. */
async function renderCached(why: CachedCatalogueInfo['why'] = 'offline') {
  jest.useFakeTimers({
    now: CACHED_AT + 3 * HOUR_MS,
    doNotFake: ['setTimeout', 'setImmediate', 'queueMicrotask', 'nextTick'],
  });
  publish(10, { at: CACHED_AT, why });
  await renderAdmin(
    <>
      <CachedCatalogueNotice />
      <ProductList />
    </>,
  );
  // All tests of this file share the store.
  const store = await openAdminStore();
  await act(() => store.reload());
}

beforeEach(() => {
  unsubscribe.mockReset();
  jest.mocked(onReconnect).mockReset().mockReturnValue(unsubscribe);
});
afterEach(() => jest.useRealTimers());

const pressTryAgain = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
};

test('a cached list is reported with its current age, as a status and not an alert', async () => {
  await renderCached();
  const text = 'No connection. This is the list of November 22, 14:05 (3 hours ago), with your edits.';
  expect(notice()).toHaveTextContent(text);
  expect(notice()?.closest('[role=status]')).not.toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => void jest.advanceTimersByTime(HOUR_MS));
  expect(notice()).toHaveTextContent('(4 hours ago)');
});

test('Try again keeps the notice without a network, and removes it with the list of the network', async () => {
  await renderCached();
  await pressTryAgain();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled());
  expect(notice()).toBeVisible();
  expect(shirtRow()).toHaveTextContent('$10.00');
  publish(12);
  await pressTryAgain();
  await waitFor(() => expect(notice()).toBeNull());
  expect(shirtRow()).toHaveTextContent('$12.00');
});

test('a response without a list is reported, and not requested again automatically', async () => {
  await renderCached('failed');
  expect(notice()).toHaveTextContent(
    /^The store did not answer with its list\. This is the list of November 22, 14:05 /,
  );
  jest.mocked(onReconnect).mockClear();
  await pressTryAgain();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled());
  expect(onReconnect).not.toHaveBeenCalled();
});
