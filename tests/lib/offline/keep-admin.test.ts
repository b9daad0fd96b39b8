import { keepAdmin } from '@/lib/offline/keep-admin';
import { keepVisit } from '@/lib/offline/keep-visit';

jest.mock('@/lib/offline/keep-visit');

const worker = { postMessage: jest.fn() };
const CLAIM = [{ type: 'CLAIM' }];
const KEEP = [{ type: 'KEEP_ADMIN' }];

test.each([
  ['a page that came without the worker is answered by it from now on, and kept', worker, null, [CLAIM, KEEP]],
  ['a page that came through the worker is kept, and not claimed', worker, worker, [KEEP]],
  ['where service workers are denied nobody is asked', undefined, null, []],
])('%s', async (_what, kept, controller, messages) => {
  worker.postMessage.mockReset();
  jest.mocked(keepVisit).mockResolvedValue(kept as unknown as ServiceWorker | undefined);
  Object.defineProperty(globalThis, 'navigator', {
    configurable: true,
    value: { serviceWorker: { controller, ready: Promise.resolve({ active: worker }) } },
  });
  await keepAdmin();
  expect(worker.postMessage.mock.calls).toEqual(messages);
});
