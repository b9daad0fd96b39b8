import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { publishedDay } from '@/scripts/build/published-day';
import { JITI_CLI } from '@/scripts/jiti-cli';
import { testFolder } from '@/tests/fixtures/test-folder';

const ROWS = [{ from: '2026-12-01', until: '2026-12-24' }, { priceUntil: '2026-12-10' }];
const RUN = resolve('scripts/run.ts');
const { at, write } = testFolder();
let shop: string | undefined;
const server = createServer((_, answer) => answer.end(shop));
beforeAll(() => new Promise<void>((listening) => server.listen(0, 'localhost', listening)));
afterAll(() => server.close());

/** The exit code and the line of `npm run catalogue:days` on a day. */
function daysOn(BUILD_DAY: string, words: string[] = [], settings: Record<string, string> = {}) {
  write({ 'data/catalogue.json': JSON.stringify({ a: { products: ROWS } }) });
  const { SITE_URL: _, ...own } = process.env;
  const env = { ...own, BUILD_DAY, DATA_DIR: at('data'), ...settings };
  return new Promise<[number, string]>((answered) => {
    const child = execFile(process.execPath, [JITI_CLI, RUN, 'catalogue-days', ...words], { env }, (_error, out, err) =>
      answered([child.exitCode ?? -1, `${out}${err}`.replace(at('data/'), '').trim()]),
    );
  });
}
const address = () => `http://localhost:${(server.address() as AddressInfo).port}`;

test.each([
  ['2026-12-01', [], 0, 'catalogue.json: 2026-12-01 has come since 2026-11-30'],
  ['2026-12-02', [], 75, 'catalogue.json: no day has come since 2026-12-01'],
  ['2026-12-11', ['--since', 'Friday'], 1, '--since is "Friday", which is no day such as 2026-12-11'],
])('on %s with %j it ends with %d', async (today, words, code, line) => {
  expect(await daysOn(today, words)).toEqual([code, line]);
});

test('the published shop is asked, and a day that it was not built for is not missed, however long ago it came', async () => {
  shop = '{"comeDay":"2026-12-01"}';
  const SITE_URL = address();
  expect(await daysOn('2026-12-20', [], { SITE_URL })).toEqual([
    0,
    'catalogue.json: 2026-12-11 has come since 2026-12-01',
  ]);
  shop = '{"comeDay":"2026-12-11"}';
  expect((await daysOn('2026-12-20', [], { SITE_URL }))[0]).toBe(75);
});

test.each([
  ['{"comeDay":"2026-12-11"}', '2026-12-11'],
  ['{"products":2}', ''],
  ['{"comeDay":"soon"}', ''],
  ['<!doctype html>', ''],
])('a shop that answers %s knows of %j', async (answer, day) => {
  shop = answer;
  expect(await publishedDay(address())).toBe(day);
});

test('a shop that does not answer knows of no day', async () => {
  expect(await publishedDay('http://localhost:1')).toBe('');
});
