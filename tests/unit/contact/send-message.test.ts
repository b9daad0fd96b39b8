/** @jest-environment jsdom */
import { sendMessage } from '@/lib/site/contact/send-message';

const ENDPOINT = 'https://forms.example/f';
const answer = jest.fn();

beforeEach(() => {
  answer.mockReset();
  Object.defineProperty(globalThis, 'fetch', { value: answer, configurable: true });
});

test('a message is sent as JSON, with a limit of time', async () => {
  answer.mockResolvedValue({ ok: true, status: 200 });
  expect(await sendMessage(ENDPOINT, { a: 1 })).toEqual({ ok: true });
  const [endpoint, { method, body, headers, signal }] = answer.mock.calls[0];
  expect([endpoint, method, body, headers.Accept]).toEqual([ENDPOINT, 'POST', '{"a":1}', 'application/json']);
  expect(signal).toBeInstanceOf(AbortSignal);
});

test('one that is refused says with which status', async () => {
  answer.mockResolvedValue({ ok: false, status: 422 });
  expect(await sendMessage(ENDPOINT, {})).toEqual({ ok: false, reason: 'refused', status: 422 });
});

test.each([
  [true, 'no-answer'],
  [false, 'offline'],
])('without an answer, and with a connection %s, it says %s', async (onLine, reason) => {
  answer.mockRejectedValue(new TypeError('failed'));
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  expect(await sendMessage(ENDPOINT, {})).toEqual({ ok: false, reason });
});
