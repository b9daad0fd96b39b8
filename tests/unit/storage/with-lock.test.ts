/** @jest-environment jsdom */
import { withLock } from '@/lib/storage/with-lock';
import { withBasePath } from './with-base-path';

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 5));

test.each([
  ['', 'sp:catalogue'],
  ['/store', 'sp:/store:catalogue'],
])('under the base path %j the lock is %s, so that other shops do not wait for it', async (basePath, name) => {
  const request = jest.fn((_: string, task: () => unknown) => task());
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  const result = await withBasePath(basePath, () => withLock('catalogue', async () => 7));
  Reflect.deleteProperty(navigator, 'locks');
  expect([result, request.mock.calls[0]?.[0]]).toEqual([7, name]);
});

test('if the browser has no locks, tasks run one after the other, even if one fails', async () => {
  const log: string[] = [];
  const run = (name: string, fails = false) =>
    withLock('catalogue', async () => {
      log.push(`${name} begins`);
      await pause();
      log.push(`${name} ends`);
      if (fails) throw new Error(name);
    });
  const first = run('one', true);
  await Promise.all([expect(first).rejects.toThrow('one'), run('two')]);
  expect(log).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
});
