/** @jest-environment node */

import { run } from '@/scripts/browser/run.mjs';
import { firstThatStarts, launchOptions, searchOrder } from '@/scripts/browser.mjs';

const says = [];
const good = async () => undefined;
const bad = async (path) => {
  throw new Error(`${path} is broken\nlong log`);
};
const finds =
  (...paths) =>
  async () =>
    paths;

beforeEach(() => says.splice(0));

const search = (steps, start) => firstThatStarts(steps, { start, say: (line) => says.push(line) });

test('the first browser that starts is taken and nothing after it is asked', async () => {
  const never = jest.fn();
  const steps = [
    { source: 'one', find: finds() },
    { source: 'two', find: finds('/broken', '/fine') },
    { source: 'three', note: 'downloading', find: never },
  ];
  const start = async (path) => (path === '/broken' ? bad(path) : undefined);
  await expect(search(steps, start)).resolves.toEqual({ executablePath: '/fine', source: 'two' });
  expect(never).not.toHaveBeenCalled();
  expect(says).toEqual([]);
});

test('a way that is closed leads to the next, which says what it does', async () => {
  const closed = async () => {
    throw new Error('no network');
  };
  const steps = [
    { source: 'one', note: 'downloading', find: closed },
    { source: 'two', note: 'installing', find: finds('/fine') },
  ];
  await expect(search(steps, good)).resolves.toMatchObject({ source: 'two' });
  expect(says).toEqual(['downloading', 'installing']);
});

test('the error says all that was tried and how to name a browser', async () => {
  const closed = async () => {
    throw new Error('no network\nlong log');
  };
  const steps = [
    { source: 'one', find: finds() },
    { source: 'two', find: finds('/broken') },
    { source: 'three', find: closed },
  ];
  const error = await search(steps, bad).catch((reason) => reason.message);
  expect(error.split('\n')).toEqual([
    'No Chromium was found. Tried:',
    '  one: not there',
    '  two: /broken does not start (/broken is broken)',
    '  three: no network',
    'Set CHROMIUM_PATH to the program of a Chromium or Chrome.',
  ]);
});

test('a browser that the user names is the only one tried', async () => {
  const steps = searchOrder('/no/such/browser', '/playwright');
  expect(steps.map(({ source }) => source)).toEqual(['CHROMIUM_PATH']);
  await expect(search(steps, good)).rejects.toThrow('CHROMIUM_PATH: /no/such/browser does not exist');
});

test('what the machine has comes before anything that is fetched', () => {
  const steps = searchOrder(undefined, '/playwright');
  const notes = steps.map(({ note }) => Boolean(note));
  expect(notes).toEqual([false, false, false, true, true, true]);
  expect(steps[0].source).toBe("Playwright's own Chromium");
});

test('the sandbox is given up as root only', () => {
  const getuid = jest.spyOn(process, 'getuid');
  getuid.mockReturnValue(0);
  expect(launchOptions('/fine').chromiumSandbox).toBe(false);
  getuid.mockReturnValue(1000);
  expect(launchOptions('/fine').chromiumSandbox).toBe(true);
});

test('a program that takes too long is ended, one that fails is reported by its last line', async () => {
  const node = (code, timeoutMs = 10_000) => run(process.execPath, ['--eval', code], { timeoutMs });
  await expect(node('setInterval(() => {}, 1000)', 300)).rejects.toThrow('no answer within 0.3 s');
  await expect(node('console.error("a\\nb"); process.exit(2)')).rejects.toThrow('b');
  await expect(node('console.log(1 + 1)')).resolves.toBe('2\n');
});
