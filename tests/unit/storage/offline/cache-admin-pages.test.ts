import { cacheAdminPages } from '@/lib/storage/offline/cache-admin-pages';
import { registerServiceWorker } from '@/lib/storage/offline/register-service-worker';

jest.mock('@/lib/storage/offline/register-service-worker');

const worker = { postMessage: jest.fn() };
const CLAIM = [{ type: 'CLAIM' }];
const CACHE = [{ type: 'KEEP_ADMIN' }];

test.each([
  ['a page loaded without the worker is claimed, and admin pages are cached', worker, null, [CLAIM, CACHE]],
  ['a page loaded through the worker is not claimed, and admin pages are cached', worker, worker, [CACHE]],
  ['if service workers are blocked, no message is sent', undefined, null, []],
])('%s', async (_, registered, controller, messages) => {
  worker.postMessage.mockReset();
  jest.mocked(registerServiceWorker).mockResolvedValue(registered as unknown as ServiceWorker | undefined);
  Object.defineProperty(globalThis, 'navigator', {
    configurable: true,
    value: { serviceWorker: { controller, ready: Promise.resolve({ active: worker }) } },
  });
  await cacheAdminPages();
  expect(worker.postMessage.mock.calls).toEqual(messages);
});
