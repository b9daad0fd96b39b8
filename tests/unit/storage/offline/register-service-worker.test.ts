/** @jest-environment jsdom */
const active = { postMessage: jest.fn() };
const register = jest.fn();

/** Loads the module as in a new document. `controller` is the worker that served the document. */
async function openDocument(controller: typeof active | null) {
  jest.resetModules();
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { controller, register, ready: Promise.resolve({ active }) },
  });
  return (await import('@/lib/storage/offline/register-service-worker')).registerServiceWorker;
}

const cachedUrls = () => active.postMessage.mock.calls.map(([{ payload }]) => payload.urlsToCache);

beforeEach(() => {
  window.history.replaceState(null, '', '/faq/');
  jest.clearAllMocks();
  register.mockResolvedValue({ active });
  performance.getEntriesByType = jest.fn(() => [
    { name: 'http://localhost/_next/static/a.js' },
    { name: 'https://elsewhere.example.com/b.png' },
  ]) as never;
});

test('the page that registers the service worker is cached with its files from this origin', async () => {
  await (await openDocument(null))();
  expect(cachedUrls()).toEqual([['http://localhost/faq/', 'http://localhost/_next/static/a.js']]);
});

test('a page served by the service worker is not cached again', async () => {
  await (await openDocument(active))();
  expect(register).toHaveBeenCalledTimes(1);
  expect(cachedUrls()).toEqual([]);
});

test('blocked service workers cause no error', async () => {
  register.mockRejectedValue(new Error('denied'));
  const registerWorker = await openDocument(null);
  await expect(registerWorker()).resolves.toBeUndefined();
  expect(cachedUrls()).toEqual([]);
});

test('missing service workers, such as without HTTPS, cause no error', async () => {
  const registerWorker = await openDocument(null);
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: undefined });
  await expect(registerWorker()).resolves.toBeUndefined();
});

test.each([
  ['the page that registers it', null],
  ['a page served by it', active],
])('the worker is returned to %s', async (_, controller) => {
  expect(await (await openDocument(controller))()).toBe(active);
});

test.each(['installing', 'waiting'])('a newer version that is %s is returned', async (state) => {
  const next = { postMessage: jest.fn() };
  register.mockResolvedValue({ active, [state]: next });
  expect(await (await openDocument(active))()).toBe(next);
});

test('with data saver no worker is registered, and an active one is returned', async () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  try {
    expect(await (await openDocument(null))()).toBeUndefined();
    expect(await (await openDocument(active))()).toBe(active);
    expect(register).not.toHaveBeenCalled();
    expect(cachedUrls()).toEqual([]);
  } finally {
    Reflect.deleteProperty(navigator, 'connection');
  }
});
