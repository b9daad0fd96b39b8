/** @jest-environment jsdom */
const active = { postMessage: jest.fn() };
const register = jest.fn();

/** The module anew, as in a new document; `controller` is what answered for the document itself. */
async function openDocument(controller: typeof active | null) {
  jest.resetModules();
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { controller, register, ready: Promise.resolve({ active }) },
  });
  return (await import('@/lib/storage/offline/register-service-worker')).registerServiceWorker;
}

const kept = () => active.postMessage.mock.calls.map(([{ payload }]) => payload.urlsToCache);

beforeEach(() => {
  window.history.replaceState(null, '', '/faq/');
  jest.clearAllMocks();
  register.mockResolvedValue({ active });
  performance.getEntriesByType = jest.fn(() => [
    { name: 'http://localhost/_next/static/a.js' },
    { name: 'https://elsewhere.example.com/b.png' },
  ]) as never;
});

test('the page that brings the service worker is kept with all that it had loaded from here', async () => {
  await (await openDocument(null))();
  expect(kept()).toEqual([['http://localhost/faq/', 'http://localhost/_next/static/a.js']]);
});

test('a page that came through the service worker is not asked for again', async () => {
  await (await openDocument(active))();
  expect(register).toHaveBeenCalledTimes(1);
  expect(kept()).toEqual([]);
});

test('where service workers are denied nothing fails', async () => {
  register.mockRejectedValue(new Error('denied'));
  const keepVisit = await openDocument(null);
  await expect(keepVisit()).resolves.toBeUndefined();
  expect(kept()).toEqual([]);
});

test('where there are no service workers at all, as on an address without a certificate, nothing fails', async () => {
  const keepVisit = await openDocument(null);
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: undefined });
  await expect(keepVisit()).resolves.toBeUndefined();
});

test.each([
  ['the page that brings it', null],
  ['a page that came through it', active],
])('%s gets the worker', async (_what, controller) => {
  expect(await (await openDocument(controller))()).toBe(active);
});

test.each(['installing', 'waiting'])('beside a next version that is %s, a page gets that one', async (state) => {
  const next = { postMessage: jest.fn() };
  register.mockResolvedValue({ active, [state]: next });
  expect(await (await openDocument(active))()).toBe(next);
});

test('who saves data gets no worker, which would fetch pages ahead; and one that is there stays', async () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  try {
    expect(await (await openDocument(null))()).toBeUndefined();
    expect(await (await openDocument(active))()).toBe(active);
    expect(register).not.toHaveBeenCalled();
    expect(kept()).toEqual([]);
  } finally {
    Reflect.deleteProperty(navigator, 'connection');
  }
});
