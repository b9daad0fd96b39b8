import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { metLine, readWords, standingEngines } from '@/scripts/test-browsers/engines';

let folder: string;
const { PATH } = process.env;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'programs-'));
  process.env.PATH = folder;
});
afterEach(() => {
  process.env.PATH = PATH;
  rmSync(folder, { recursive: true });
});

function install(...names: string[]) {
  for (const name of names) {
    writeFileSync(join(folder, name), '');
    chmodSync(join(folder, name), 0o755);
  }
}

test('WebKit stands where its driver and a display are, Firefox by either name', async () => {
  expect(await standingEngines(['webkit', 'firefox'])).toEqual([]);
  install('WebKitWebDriver', 'firefox');
  expect(await standingEngines(['webkit', 'firefox'])).toEqual([{ name: 'firefox', program: join(folder, 'firefox') }]);
  install('Xvfb', 'firefox-esr');
  expect(await standingEngines(['webkit', 'firefox'])).toEqual([
    { name: 'webkit', program: join(folder, 'WebKitWebDriver') },
    { name: 'firefox', program: join(folder, 'firefox-esr') },
  ]);
});

test('an extended support release stands before another Firefox that comes first on the PATH', async () => {
  const other = mkdtempSync(join(tmpdir(), 'programs-'));
  install('firefox-esr');
  writeFileSync(join(other, 'firefox'), '', { mode: 0o755 });
  process.env.PATH = [other, folder].join(delimiter);
  expect(await standingEngines(['firefox'])).toEqual([{ name: 'firefox', program: join(folder, 'firefox-esr') }]);
  rmSync(other, { recursive: true });
});

test('one line says which browsers were met, and how to get the others', () => {
  expect(
    metLine(
      ['webkit', 'firefox'],
      new Map([
        ['webkit', 'WebKitGTK 2.50'],
        ['firefox', 'Firefox 153'],
      ]),
    ),
  ).toBe('Browsers met: WebKitGTK 2.50, Firefox 153.');
  expect(metLine(['webkit', 'firefox'], new Map([['firefox', 'Firefox 153']]))).toBe(
    'Browsers met: Firefox 153. Not met: webkit (apt-get install webkit2gtk-driver xvfb).',
  );
  expect(metLine(['webkit', 'firefox'], new Map())).toBe(
    'Not met: webkit (apt-get install webkit2gtk-driver xvfb). Not met: firefox (apt-get install firefox-esr).',
  );
});

test.each([
  [[], [], []],
  [['firefox'], ['firefox'], []],
  [['chromium', 'webkit'], ['webkit', 'chromium'], []],
  [['webkit', '--grep', 'swipe'], ['webkit'], ['--grep', 'swipe']],
  [['--grep', 'swipe'], [], ['--grep', 'swipe']],
])('behind the command, %j names %j and leaves %j to the test runner', (words, named, others) => {
  expect(readWords(words)).toEqual({ named, others });
});

test('a word that is no browser is refused with those that are', () => {
  expect(() => readWords(['safari'])).toThrow('"safari" is no browser: name webkit, firefox, chromium.');
});
