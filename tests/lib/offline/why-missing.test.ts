/** @jest-environment jsdom */
import { claimPage } from '@/lib/offline/claim-page';
import { whyMissing } from '@/lib/offline/why-missing';
import { noNetwork } from '@/lib/site/messages';
import { answerFetch, failFetch } from '@/tests/components/answers';

jest.mock('@/lib/offline/claim-page');

const OTHERWISE = 'It could not be loaded.';

test('a host that answers, whatever it says, is no missing network', async () => {
  const asked = answerFetch({ status: 404 });
  window.history.replaceState(null, '', '/request/#l=abc');
  expect(await whyMissing(OTHERWISE)).toBe(OTHERWISE);
  expect(claimPage).not.toHaveBeenCalled();
  expect(asked).toHaveBeenCalledWith('/request/', { method: 'HEAD', cache: 'no-store' });
});

test('a host that does not answer is one, though the browser says that it is online', async () => {
  failFetch();
  expect(navigator.onLine).toBe(true);
  expect(await whyMissing(OTHERWISE)).toBe(noNetwork);
  expect(claimPage).toHaveBeenCalledTimes(1);
});
