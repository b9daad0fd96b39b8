/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import { noNetwork } from '@/lib/site/messages';
import { loadErrorMessage } from '@/lib/storage/offline/load-error';
import { cacheAdminPages, registerServiceWorker } from '@/lib/storage/offline/register-service-worker';
import { mockFetch, mockFetchFailure } from '@/tests/fixtures/mock-fetch';

const active = { postMessage: jest.fn() };
const register = jest.fn();
/** Replaces the browser's API. `controller` is the worker that served the page. */
const openPage = (controller: typeof active | null) =>
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { controller, register, ready: Promise.resolve({ active }) },
  });
const sent = () => active.postMessage.mock.calls.map(([message]) => message);

beforeEach(() => {
  window.history.replaceState(null, '', '/faq/#l=abc');
  jest.clearAllMocks();
  register.mockResolvedValue({ active });
  performance.getEntriesByType = jest.fn(() => [
    { name: 'http://localhost/_next/static/a.js' },
    { name: 'https://elsewhere.example.com/b.png' },
  ]) as never;
});

test('the page that registers the service worker is cached with its files from this origin', async () => {
  openPage(null);
  expect(await registerServiceWorker()).toBe(active);
  const urlsToCache = ['http://localhost/faq/', 'http://localhost/_next/static/a.js'];
  expect(sent()).toEqual([{ type: 'CACHE_URLS', payload: { urlsToCache } }]);
});

test.each(['installing', 'waiting'])(
  'a page served by the worker sends nothing; a newer worker that is %s is returned',
  async (state) => {
    const next = { postMessage: jest.fn() };
    register.mockResolvedValue({ active, [state]: next });
    openPage(active);
    expect(await registerServiceWorker()).toBe(next);
    expect(sent()).toEqual([]);
  },
);

test('blocked or missing service workers, such as without HTTPS, cause no error', async () => {
  register.mockRejectedValue(new Error('denied'));
  openPage(null);
  expect(await registerServiceWorker()).toBeUndefined();
  await cacheAdminPages();
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: undefined });
  expect(await registerServiceWorker()).toBeUndefined();
  expect(sent()).toEqual([]);
});

test('with data saver no worker is registered, and an active one is returned', async () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  openPage(null);
  expect(await registerServiceWorker()).toBeUndefined();
  openPage(active);
  expect(await registerServiceWorker()).toBe(active);
  Reflect.deleteProperty(navigator, 'connection');
  expect(register).not.toHaveBeenCalled();
});

test.each([
  ['loaded without the worker is claimed, and', null, ['CACHE_URLS', 'CLAIM', 'KEEP_ADMIN']],
  ['served by the worker is not claimed, but', active, ['KEEP_ADMIN']],
])('an admin page that was %s all admin pages are cached', async (_, controller, types) => {
  openPage(controller);
  await cacheAdminPages();
  expect(sent().map(({ type }) => type)).toEqual(types);
});

test('if the host responds with any status, the given message is returned', async () => {
  openPage(null);
  const fetched = mockFetch({ status: 404 });
  expect(await loadErrorMessage('It could not be loaded.')).toBe('It could not be loaded.');
  expect(fetched).toHaveBeenCalledWith('/faq/', { method: 'HEAD', cache: 'no-store' });
  expect(sent()).toEqual([]);
});

test('if the host does not respond, the message is about the network, and the worker claims the page', async () => {
  openPage(null);
  mockFetchFailure();
  expect(navigator.onLine).toBe(true);
  expect(await loadErrorMessage('It could not be loaded.')).toBe(noNetwork);
  await waitFor(() => expect(sent()).toEqual([{ type: 'CLAIM' }]));
});
