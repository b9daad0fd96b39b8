import { browserSources, firstWorkingBrowser } from '@/scripts/test/browser/find-browser';
import { runWithTimeout } from '@/scripts/test/browser/install-browser';
import { launchOptions } from '@/scripts/test/browser/launch-options';

const messages: string[] = [];
const good = async () => undefined;
const bad = async (path: string) => {
  throw new Error(`${path} is broken\nlong log`);
};
const finds =
  (...paths: string[]) =>
  async () =>
    paths;

beforeEach(() => messages.splice(0));

type Sources = Parameters<typeof firstWorkingBrowser>[0];
const search = (sources: Sources, start: (path: string) => Promise<void>) =>
  firstWorkingBrowser(sources, { start, log: (line) => messages.push(line) });

test('the first browser that starts is used, and later sources are not tried', async () => {
  const never = jest.fn();
  const sources = [
    { source: 'one', find: finds() },
    { source: 'two', find: finds('/broken', '/fine') },
    { source: 'three', note: 'downloading', find: never },
  ];
  const start = async (path: string) => (path === '/broken' ? bad(path) : undefined);
  await expect(search(sources, start)).resolves.toEqual({ executablePath: '/fine', source: 'two' });
  expect(never).not.toHaveBeenCalled();
  expect(messages).toEqual([]);
});

test('after a source that fails, the next source prints its note and is tried', async () => {
  const closed = async () => {
    throw new Error('no network');
  };
  const sources = [
    { source: 'one', note: 'downloading', find: closed },
    { source: 'two', note: 'installing', find: finds('/fine') },
  ];
  await expect(search(sources, good)).resolves.toMatchObject({ source: 'two' });
  expect(messages).toEqual(['downloading', 'installing']);
});

test('the error lists all attempts and how to set a browser', async () => {
  const closed = async () => {
    throw new Error('no network\nlong log');
  };
  const sources = [
    { source: 'one', find: finds() },
    { source: 'two', find: finds('/broken') },
    { source: 'three', find: closed },
  ];
  const error = await search(sources, bad).catch((reason: Error) => reason.message);
  expect(String(error).split('\n')).toEqual([
    'No Chromium was found. Tried:',
    '  one: not there',
    '  two: /broken does not start (/broken is broken)',
    '  three: no network',
    expect.stringMatching(/^Set CHROMIUM_PATH .* apt-get install chromium, which CHROMIUM_INSTALL=apt runs for you\.$/),
  ]);
});

test('CHROMIUM_PATH is the only source if it is set', async () => {
  const sources = browserSources({ path: '/no/such/browser' }, '/playwright');
  expect(sources.map(({ source }) => source)).toEqual(['CHROMIUM_PATH']);
  await expect(search(sources, good)).rejects.toThrow('CHROMIUM_PATH: /no/such/browser does not exist');
});

test('installed browsers come before downloads', () => {
  const sources = browserSources({}, '/playwright');
  expect(sources.map(({ note }) => Boolean(note))).toEqual([false, false, false, true, true]);
  expect(sources[0]?.source).toBe("Playwright's Chromium");
});

test.each([
  [undefined, false],
  ['yes', false],
  ['apt', true],
])('CHROMIUM_INSTALL=%s: the system package is a source: %s', (install, isSource) => {
  const sources = browserSources({ install }, '/playwright').map(({ source }) => source);
  expect(sources.includes('apt-get install chromium')).toBe(isSource);
});

test('only root has no sandbox', () => {
  const getuid = jest.spyOn(process as Required<typeof process>, 'getuid');
  getuid.mockReturnValue(0);
  expect(launchOptions('/fine').chromiumSandbox).toBe(false);
  getuid.mockReturnValue(1000);
  expect(launchOptions('/fine').chromiumSandbox).toBe(true);
});

test('a program that takes too long is ended, and the error of a failed program is its last line', async () => {
  const node = (code: string, seconds = 600) => runWithTimeout(seconds, [process.execPath, '--eval', code]);
  await expect(node('setInterval(() => {}, 1000)', 0.3)).rejects.toThrow('no answer within 0.3 s');
  await expect(node('console.error("a\\nb"); process.exit(2)')).rejects.toThrow('b');
  await expect(node('console.log(1 + 1)')).resolves.toBe('2\n');
});
