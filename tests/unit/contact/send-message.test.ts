/** @jest-environment jsdom */
import { sendMessage } from '@/lib/site/contact/send-message';

const ENDPOINT = 'https://forms.example/f';
const mockedFetch = jest.fn();

beforeEach(() => {
  mockedFetch.mockReset();
  Object.defineProperty(globalThis, 'fetch', { value: mockedFetch, configurable: true });
});

test('a message is sent as JSON with a timeout', async () => {
  mockedFetch.mockResolvedValue({ ok: true, status: 200 });
  expect(await sendMessage(ENDPOINT, { a: 1 })).toEqual({ ok: true });
  const [endpoint, { method, body, headers, signal }] = mockedFetch.mock.calls[0];
  expect([endpoint, method, body, headers.Accept]).toEqual([ENDPOINT, 'POST', '{"a":1}', 'application/json']);
  expect(signal).toBeInstanceOf(AbortSignal);
});

test('an error status is in the result', async () => {
  mockedFetch.mockResolvedValue({ ok: false, status: 422 });
  expect(await sendMessage(ENDPOINT, {})).toEqual({ ok: false, reason: 'refused', status: 422 });
});

test.each([
  [true, 'no-answer'],
  [false, 'offline'],
])('without a response, navigator.onLine %s results in %s', async (onLine, reason) => {
  mockedFetch.mockRejectedValue(new TypeError('failed'));
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  expect(await sendMessage(ENDPOINT, {})).toEqual({ ok: false, reason });
});
