/** @jest-environment jsdom */

import { noNetwork } from '@/lib/site/messages';
import { claimPage } from '@/lib/storage/offline/claim-page';
import { loadErrorMessage } from '@/lib/storage/offline/load-error';
import { mockFetch, mockFetchFailure } from '@/tests/fixtures/mock-fetch';

jest.mock('@/lib/storage/offline/claim-page');

const OTHERWISE = 'It could not be loaded.';

test('if the host responds with any status, the given message is returned', async () => {
  const fetched = mockFetch({ status: 404 });
  window.history.replaceState(null, '', '/request/#l=abc');
  expect(await loadErrorMessage(OTHERWISE)).toBe(OTHERWISE);
  expect(claimPage).not.toHaveBeenCalled();
  expect(fetched).toHaveBeenCalledWith('/request/', { method: 'HEAD', cache: 'no-store' });
});

test('if the host does not respond, the message is about the network, even if navigator.onLine is true', async () => {
  mockFetchFailure();
  expect(navigator.onLine).toBe(true);
  expect(await loadErrorMessage(OTHERWISE)).toBe(noNetwork);
  expect(claimPage).toHaveBeenCalledTimes(1);
});
