import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEdition, readEditionAt } from '@/scripts/indexnow/read-edition';
import { JITI_CLI, RUN_SCRIPT } from '@/scripts/jiti-cli';
import { listenLocally } from '@/scripts/server/listen-locally';
import { rawCatalogue, row } from '@/tests/fixtures/catalogue';

const SETTINGS = { SITE_URL: 'https://shop.example.com', BASE_PATH: '/store', INDEXNOW_KEY: 'abcd-1234' };

let folder: string;
let server: Server;
let endpoint: string;
let sent: string[];
let status: number;

const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
const write = (name: string, json: unknown) => writeFileSync(join(folder, 'data', name), JSON.stringify(json));
const writeGoods = (...ids: string[]) =>
  write('catalogue.json', rawCatalogue({ clothing: ids.map((id) => row({ id })) }));
function commit() {
  git('add', '-A');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-qm', 'Change the data');
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'indexnow-'));
  mkdirSync(join(folder, 'data'));
  git('init', '-q');
  writeGoods('a', 'b');
  commit();
  [sent, status] = [[], 200];
  server = createServer((request, response) => {
    request.on('data', (chunk) => sent.push(String(chunk)));
    request.on('end', () => response.writeHead(status).end());
  });
  endpoint = `http://127.0.0.1:${await listenLocally(server)}/`;
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await new Promise((done) => server.close(done));
});

const places = () => ({ dataDir: join(folder, 'data'), catalogueFile: join(folder, 'data', 'catalogue.json') });
const idsOf = ({ catalogue }: ReturnType<typeof readEdition>) => catalogue?.products.map(({ id }) => id);

/** Not synchronous: the server that it asks is in this process. */
function run(
  words: readonly string[],
  variables: Record<string, string> = {},
): Promise<{ code: number | null; said: string }> {
  const line = [JITI_CLI, RUN_SCRIPT, 'indexnow', ...words, '--endpoint', endpoint];
  const env = { ...process.env, DATA_DIR: '', CATALOGUE_FILE: '', ...SETTINGS, ...variables };
  const child = spawn(process.execPath, line, { cwd: folder, env });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  return new Promise((done) => child.on('close', (code) => done({ code, said })));
}

test('the data of a commit are read as they were, those of now as they stand, committed or not', () => {
  write('faq.json', [1]);
  commit();
  writeGoods('b', 'c');
  write('faq.json', [2]);
  expect(idsOf(readEdition(places()))).toEqual(['b', 'c']);
  expect(readEdition(places()).files).toEqual(new Map([['faq.json', [2]]]));
  expect(idsOf(readEditionAt('HEAD', places()))).toEqual(['a', 'b']);
  expect(readEditionAt('HEAD', places()).files).toEqual(new Map([['faq.json', [1]]]));
  expect(readEditionAt('HEAD~1', places()).files.size).toBe(0);
});

test('a commit before there was a catalogue has none', () => {
  git('mv', 'data/catalogue.json', 'data/other.json');
  commit();
  expect(readEditionAt('HEAD', places()).catalogue).toBeUndefined();
});

test('a catalogue with a fault is named with its commit', () => {
  write('catalogue.json', { clothing: {} });
  commit();
  expect(() => readEditionAt('HEAD', places())).toThrow(/catalogue\.json at HEAD.*is missing/s);
});

test('what has changed since a commit is sent, and a dry run says what that is', async () => {
  writeGoods('a', 'b', 'c');
  const dry = await run(['--since', 'HEAD', '--dry-run'], { INDEXNOW_KEY: '' });
  expect(dry).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^https:\/\/shop\.example\.com\/store\/products\/c\/$/m),
  });
  expect(sent).toEqual([]);
  expect(await run(['--since', 'HEAD'])).toMatchObject({ code: 0, said: expect.stringContaining('Sent 6 addresses') });
  const { key, keyLocation, urlList } = JSON.parse(sent.join(''));
  expect([key, keyLocation]).toEqual(['abcd-1234', 'https://shop.example.com/store/abcd-1234.txt']);
  expect(urlList).toEqual(dry.said.match(/^https:.*$/gm));
});

test('what the host refuses ends with 2, in words', async () => {
  writeGoods('a');
  status = 403;
  expect(await run(['--since', 'HEAD'])).toMatchObject({
    code: 2,
    said: expect.stringContaining('the key is not valid'),
  });
});

test.each<[string, string[], Record<string, string>, string]>([
  ['an unknown commit', ['--since', 'nothing'], {}, 'git knows no commit nothing'],
  ['no commit', [], {}, '--since is missing'],
  ['no key', ['--since', 'HEAD'], { INDEXNOW_KEY: '' }, 'INDEXNOW_KEY is missing'],
  ['an address of this machine', ['--since', 'HEAD'], { SITE_URL: 'http://localhost:4173' }, 'SITE_URL must be'],
])('%s is refused', async (_, words, variables, why) => {
  expect(await run(words, variables)).toMatchObject({ code: 1, said: expect.stringContaining(why) });
  expect(sent).toEqual([]);
});

test('where nothing has changed nothing is sent', async () => {
  expect(await run(['--since', 'HEAD'])).toMatchObject({ code: 0, said: expect.stringContaining('nothing to send') });
  expect(sent).toEqual([]);
});
