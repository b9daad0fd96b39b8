import { cacheAdminPages } from '@/lib/storage/offline/cache-admin-pages';
import { registerServiceWorker } from '@/lib/storage/offline/register-service-worker';

jest.mock('@/lib/storage/offline/register-service-worker');

const worker = { postMessage: jest.fn() };
const CLAIM = [{ type: 'CLAIM' }];
const KEEP = [{ type: 'KEEP_ADMIN' }];

test.each([
  ['a page that came without the worker is answered by it from now on, and kept', worker, null, [CLAIM, KEEP]],
  ['a page that came through the worker is kept, and not claimed', worker, worker, [KEEP]],
  ['where service workers are denied nobody is asked', undefined, null, []],
])('%s', async (_what, kept, controller, messages) => {
  worker.postMessage.mockReset();
  jest.mocked(registerServiceWorker).mockResolvedValue(kept as unknown as ServiceWorker | undefined);
  Object.defineProperty(globalThis, 'navigator', {
    configurable: true,
    value: { serviceWorker: { controller, ready: Promise.resolve({ active: worker }) } },
  });
  await cacheAdminPages();
  expect(worker.postMessage.mock.calls).toEqual(messages);
});
