/** @jest-environment jsdom */

import { noNetwork } from '@/lib/site/messages';
import { claimPage } from '@/lib/storage/offline/claim-page';
import { loadErrorMessage } from '@/lib/storage/offline/load-error';
import { mockFetch, mockFetchFailure } from '@/tests/fixtures/mock-fetch';

jest.mock('@/lib/storage/offline/claim-page');

const OTHERWISE = 'It could not be loaded.';

test('a host that answers, whatever it says, is no missing network', async () => {
  const asked = mockFetch({ status: 404 });
  window.history.replaceState(null, '', '/request/#l=abc');
  expect(await loadErrorMessage(OTHERWISE)).toBe(OTHERWISE);
  expect(claimPage).not.toHaveBeenCalled();
  expect(asked).toHaveBeenCalledWith('/request/', { method: 'HEAD', cache: 'no-store' });
});

test('a host that does not answer is one, though the browser says that it is online', async () => {
  mockFetchFailure();
  expect(navigator.onLine).toBe(true);
  expect(await loadErrorMessage(OTHERWISE)).toBe(noNetwork);
  expect(claimPage).toHaveBeenCalledTimes(1);
});
