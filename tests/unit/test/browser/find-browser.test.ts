import { browserSources, firstWorkingBrowser } from '@/scripts/test/browser/find-browser';
import { runWithTimeout } from '@/scripts/test/browser/install-browser';
import { launchOptions } from '@/scripts/test/browser/launch-options';

const says: string[] = [];
const good = async () => undefined;
const bad = async (path: string) => {
  throw new Error(`${path} is broken\nlong log`);
};
const finds =
  (...paths: string[]) =>
  async () =>
    paths;

beforeEach(() => says.splice(0));

type Steps = Parameters<typeof firstWorkingBrowser>[0];
const search = (steps: Steps, start: (path: string) => Promise<void>) =>
  firstWorkingBrowser(steps, { start, say: (line) => says.push(line) });

test('the first browser that starts is taken and nothing after it is asked', async () => {
  const never = jest.fn();
  const steps = [
    { source: 'one', find: finds() },
    { source: 'two', find: finds('/broken', '/fine') },
    { source: 'three', note: 'downloading', find: never },
  ];
  const start = async (path: string) => (path === '/broken' ? bad(path) : undefined);
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
  const error = await search(steps, bad).catch((reason: Error) => reason.message);
  expect(String(error).split('\n')).toEqual([
    'No Chromium was found. Tried:',
    '  one: not there',
    '  two: /broken does not start (/broken is broken)',
    '  three: no network',
    expect.stringMatching(/^Set CHROMIUM_PATH .* apt-get install chromium, which CHROMIUM_INSTALL=apt does for you\.$/),
  ]);
});

test('a browser that the user names is the only one tried', async () => {
  const steps = browserSources({ path: '/no/such/browser' }, '/playwright');
  expect(steps.map(({ source }) => source)).toEqual(['CHROMIUM_PATH']);
  await expect(search(steps, good)).rejects.toThrow('CHROMIUM_PATH: /no/such/browser does not exist');
});

test('what the machine has comes before anything that is fetched', () => {
  const steps = browserSources({}, '/playwright');
  expect(steps.map(({ note }) => Boolean(note))).toEqual([false, false, false, true, true]);
  expect(steps[0]?.source).toBe("Playwright's own Chromium");
});

test.each([
  [undefined, false],
  ['yes', false],
  ['apt', true],
])('CHROMIUM_INSTALL=%s: the system is asked for its package: %s', (install, isAsked) => {
  const sources = browserSources({ install }, '/playwright').map(({ source }) => source);
  expect(sources.includes('apt-get install chromium')).toBe(isAsked);
});

test('the sandbox is given up as root only', () => {
  const getuid = jest.spyOn(process as Required<typeof process>, 'getuid');
  getuid.mockReturnValue(0);
  expect(launchOptions('/fine').chromiumSandbox).toBe(false);
  getuid.mockReturnValue(1000);
  expect(launchOptions('/fine').chromiumSandbox).toBe(true);
});

test('a program that takes too long is ended, one that fails is reported by its last line', async () => {
  const node = (code: string, seconds = 600) => runWithTimeout(seconds, [process.execPath, '--eval', code]);
  await expect(node('setInterval(() => {}, 1000)', 0.3)).rejects.toThrow('no answer within 0.3 s');
  await expect(node('console.error("a\\nb"); process.exit(2)')).rejects.toThrow('b');
  await expect(node('console.log(1 + 1)')).resolves.toBe('2\n');
});
