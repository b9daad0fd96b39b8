import { readdir, readFile, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { choose } from '@/scripts/bench/choose';
import {
  perPageRatio,
  readGeneration,
  reportScale,
  type ScaleResult,
  summarizeFiles,
} from '@/scripts/bench/scale-report';
import { formatFigure, formatTable } from '@/scripts/bench/table';
import { addUp, reportWeights, weighBody } from '@/scripts/bench/weigh';
import { parseStatus, sumTree } from '@/scripts/processes/process-tree';
import { createProgress } from '@/scripts/processes/progress';
import { runNpm } from '@/scripts/processes/run-program';
import { makeWorkFolder } from '@/scripts/processes/work-folder';
import { testFolder } from '@/tests/fixtures/test-folder';

const { at, write } = testFolder();

describe('choosing by words', () => {
  const bread = {
    name: 'bread',
    cases: ['rye', 'spelt'],
    accepts: (word: string) => ['rye', 'spelt', 'oat', 'barley'].includes(word),
  };
  const tea = { name: 'tea', cases: ['green'], accepts: (word: string) => word === 'green' };
  const porridge = { name: 'porridge', cases: ['oat'] };
  const parts = [bread, tea, porridge];

  test.each([
    ['no word takes everything', [], { bread: ['rye', 'spelt'], tea: ['green'], porridge: ['oat'] }],
    ['a part takes all of its cases', ['bread'], { bread: ['rye', 'spelt'] }],
    ['a case brings its part', ['spelt'], { bread: ['spelt'] }],
    ['a case beside its part narrows it', ['bread', 'rye'], { bread: ['rye'] }],
    ['a case that only the part knows is taken', ['barley'], { bread: ['barley'] }],
    ['a case named twice is measured once', ['rye', 'rye'], { bread: ['rye'] }],
    ['cases of two parts bring both', ['green', 'rye'], { bread: ['rye'], tea: ['green'] }],
    ['a case that two parts know brings both', ['oat'], { bread: ['oat'], porridge: ['oat'] }],
    ['beside one of their names it brings that part alone', ['porridge', 'oat'], { porridge: ['oat'] }],
    [
      'a case of another part is taken beside a name',
      ['tea', 'oat'],
      { bread: ['oat'], tea: ['green'], porridge: ['oat'] },
    ],
  ])('%s', (_, words, expected) => {
    const chosen = choose(parts, words).map(({ part, cases }) => [part.name, cases]);
    expect(Object.fromEntries(chosen)).toEqual(expected);
  });

  test('a word that nothing is called by is refused', () => {
    expect(() => choose(parts, ['rye', 'coffee'])).toThrow(/called coffee\. There is bread \(rye, spelt\)/);
  });
});

test('a table keeps names to the left and figures to the right', () => {
  const rows = [
    ['HTML', '7'],
    ['all', '1,024'],
  ];
  const table = formatTable(['', 'KB'], rows);
  expect(table.split('\n')).toEqual(['         KB', '----  -----', 'HTML      7', 'all   1,024']);
});

test.each([
  [1234.56, 1, '1,234.6'],
  [12, undefined, '12'],
  [undefined, 1, 'n/a'],
  [Number.NaN, 1, 'n/a'],
  [1 / 0, 0, 'n/a'],
])('the figure %p with %p digits reads %p', (value, digits, text) => {
  expect(formatFigure(value, digits)).toBe(text);
});

describe('builds', () => {
  const result: ScaleResult = {
    ...{ seconds: 20, pages: 2000, products: 1900 },
    ...{ files: 10, bytes: 10, filesInFolder: 5, largestFile: 5, redirects: 0 },
  };

  test('growth that is linear has the ratio 1', () => {
    const large = { ...result, generationSeconds: 50, pages: 10_000 };
    expect(perPageRatio({ ...result, generationSeconds: 10 }, large, 'generationSeconds')).toBe(1);
  });

  test('a ratio without both times is undefined', () => {
    expect(perPageRatio(result, result, 'generationSeconds')).toBeUndefined();
    expect(perPageRatio(undefined, result, 'seconds')).toBeUndefined();
  });

  test('the report judges the ratio by its goal', () => {
    const small = { ...result, generationSeconds: 10 };
    const large = { ...small, seconds: 200, generationSeconds: 60, pages: 10_000 };
    const report = reportScale({ 2000: small, 10000: large });
    expect(report).toContain('page generation: 1.20 (goal 1.3 met)');
    expect(report).toContain('whole build: 2.00 (goal 1.3 MISSED)');
  });

  test('what one size alone cannot tell is not in its report', () => {
    expect(reportScale({ bundled: result })).not.toContain('goal');
    expect(reportScale({ bundled: result })).toMatch(/page generation, s +n\/a/);
  });

  test('the report names the hosts that take an export and those that do not', () => {
    const report = reportScale({ 10000: { ...result, products: 10_000, files: 60_000, bytes: 2e9 } });
    expect(report).toContain('10,000 products fit Cloudflare Pages and Workers, paid, Netlify, Vercel,');
    expect(report).toContain('; too large for Cloudflare Pages and Workers, free (files), GitHub Pages (bytes)');
  });

  test('the time of page generation is read in seconds from a trace of several lines', () => {
    const lines = [
      [{ name: 'static-generation', duration: 1_500_000 }],
      [
        { name: 'other', duration: 1 },
        { name: 'next-build', duration: 4_000_000 },
      ],
    ];
    const trace = `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;
    expect(readGeneration(trace)).toBe(1.5);
    expect(readGeneration('')).toBeUndefined();
  });

  test('product pages and their lists are told apart', () => {
    const paths = ['products/index.html', 'products/a/index.html', 'products/a/index.txt', '404.html'];
    const files = paths.map((path) => ({ path, bytes: 10 }));
    expect(summarizeFiles(files)).toEqual({
      files: 4,
      bytes: 40,
      filesInFolder: 2,
      largestFile: 10,
      pages: 3,
      products: 1,
      redirects: 0,
    });
  });
});

describe('memory', () => {
  test('a tree is the process and all that descend from it, in any order', () => {
    const processes = [
      { pid: 9, parent: 5, bytes: 1 },
      { pid: 5, parent: 3, bytes: 10 },
      { pid: 3, parent: 1, bytes: 100 },
      { pid: 4, parent: 1, bytes: 1000 },
    ];
    expect(sumTree(processes, 3)).toBe(111);
    expect(sumTree(processes, 77)).toBe(0);
  });

  test('kernel threads have none', () => {
    expect(parseStatus(7, 'Name:\tnode\nPPid:\t3\nVmRSS:\t    20 kB\n')).toEqual({ pid: 7, parent: 3, bytes: 20_480 });
    expect(parseStatus(2, 'Name:\tkthreadd\nPPid:\t0\n')).toEqual({ pid: 2, parent: 0, bytes: 0 });
  });
});

describe('weights', () => {
  test('text is compressed and a font is left as it is', () => {
    const body = Buffer.from('abc'.repeat(1000));
    expect(weighBody(body, 'text/html; charset=utf-8')).toBeLessThan(100);
    expect(weighBody(body, 'font/woff2')).toBe(3000);
  });

  const file = (kind: string, gzip: number, isLater = false) => ({ url: '/', kind, isLater, gzip });

  test('what came later is in no kind and in the sum of all', () => {
    const weights = addUp([file('CSS', 10), file('CSS', 5), file('script', 7), file('script', 3, true)]);
    expect(weights.CSS).toEqual({ files: 2, gzip: 15 });
    expect(weights).toMatchObject({ script: { gzip: 7 }, later: { gzip: 3 } });
    expect(weights.all).toEqual({ files: 4, gzip: 25 });
  });

  test('each budget is judged on its own, and that of HTML on product pages only', () => {
    const page = { weights: addUp([file('HTML', 9_001), file('CSS', 14_000)]), failed: ['/missing.svg'] };
    const report = reportWeights({ home: { ...page, path: '/' }, product: { ...page, path: '/store/products/a/' } });
    const [home, product] = report.split('\n\n');
    expect(home).not.toContain('OVER');
    expect(home).toMatch(/^CSS .* 14 {2}ok$/m);
    expect(home).toContain('/missing.svg');
    expect(product).toMatch(/^HTML .* 9 {2}OVER$/m);
  });
});

describe('the work folder', () => {
  test('holds sources and packages and nothing that a build made', async () => {
    const made = ['out/a', '.next/a', '.env.local', 'public/icons/a.svg', 'node_modules/.cache/a'];
    const kept = ['package.json', 'public/_headers', 'node_modules/next/index.js', 'node_modules/.bin/tool'];
    write(Object.fromEntries([...made, ...kept].map((path) => [path, 'text'])));
    await symlink('../next/index.js', at('node_modules/.bin/next'));
    const work = at('.cache/bench');
    write({ '.cache/bench/left-over': '' });
    await makeWorkFolder(at(), work);
    const names = (await readdir(work, { recursive: true })).sort();
    expect(names).toEqual(expect.arrayContaining([...kept, 'node_modules/.bin/next', '.cache']));
    expect(names.filter((name) => [...made, 'left-over'].includes(name))).toEqual([]);
    expect(await readFile(join(work, 'node_modules/.bin/next'), 'utf8')).toBe('text');
  });

  test('holds the data of the shop where its settings name them, in what is left out else', async () => {
    write({ 'package.json': '{}', 'node_modules/a': '', 'tests/shop/site.json': '{}', 'tests/a.ts': '' });
    const work = at('.cache/bench');
    await makeWorkFolder(at(), work, ['tests/shop', at('package.json')]);
    expect((await readdir(work, { recursive: true })).filter((name) => name.startsWith('tests')).sort()).toEqual([
      'tests',
      'tests/shop',
      'tests/shop/site.json',
    ]);
  });

  test('shares the bytes of packages and not those of sources', async () => {
    write({ 'package.json': '{}', 'node_modules/next/index.js': '' });
    const work = at('.cache/bench');
    await makeWorkFolder(at(), work);
    const inode = async (path: string) => (await stat(path)).ino;
    const isShared = async (path: string) => (await inode(at(path))) === (await inode(join(work, path)));
    expect(await isShared('node_modules/next/index.js')).toBe(true);
    expect(await isShared('package.json')).toBe(false);
  });
});

describe('running a script', () => {
  const run = (command: string, signal = new AbortController().signal) => {
    write({ 'package.json': JSON.stringify({ scripts: { it: command } }) });
    return runNpm(['run', 'it'], { cwd: at(), env: process.env, signal });
  };

  test('a failure tells the end of the output', async () => {
    await expect(run('echo broken; exit 3')).rejects.toThrow(/npm run it ended with 3:.*broken/s);
  });

  test('an interruption ends all that the script started', async () => {
    const interruption = new AbortController();
    setTimeout(() => interruption.abort(), 700);
    await expect(run('sleep 60 & sleep 60', interruption.signal)).rejects.toThrow('SIGKILL');
  });
});

test('progress is one changing line in a terminal and a line now and then in a log', () => {
  const record = (isTTY: boolean) => {
    const written: string[] = [];
    const progress = createProgress({ isTTY, columns: 9, write: (text) => written.push(text) });
    for (const line of ['first line', 'second line']) progress.show(line);
    progress.clear();
    return written;
  };
  expect(record(true)).toEqual(['\r\x1b[Kfirst li', '\r\x1b[Ksecond l', '\r\x1b[K']);
  expect(record(false)).toEqual(['first line\n']);
});
