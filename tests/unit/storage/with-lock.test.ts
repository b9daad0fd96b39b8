/** @jest-environment jsdom */
import { withLock } from '@/lib/storage/with-lock';
import { withBasePath } from './with-base-path';

const pause = () => new Promise<void>((done) => setTimeout(done, 5));

test.each([
  ['', 'sp:catalogue'],
  ['/store', 'sp:/store:catalogue'],
])('under the base path %j the lock is %s, so that no other store waits for it', async (basePath, name) => {
  const request = jest.fn((_: string, work: () => unknown) => work());
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  const answer = await withBasePath(basePath, () => withLock('catalogue', async () => 7));
  Reflect.deleteProperty(navigator, 'locks');
  expect([answer, request.mock.calls[0]?.[0]]).toEqual([7, name]);
});

test('where the browser has no locks, work is done one after the other, failed work too', async () => {
  const done: string[] = [];
  const work = (name: string, fails = false) =>
    withLock('catalogue', async () => {
      done.push(`${name} begins`);
      await pause();
      done.push(`${name} ends`);
      if (fails) throw new Error(name);
    });
  const first = work('one', true);
  await Promise.all([expect(first).rejects.toThrow('one'), work('two')]);
  expect(done).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
});
