import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { inspectPlace } from '@/lib/admin/publish/connection';
import { GIT_HOST_NAMES, openHost } from '@/lib/git-hosts/git-hosts';
import { type PublishInput, publishPlace } from '@/lib/site/publish-place';
import { checkWorker } from '@/scripts/publish-setup/check-worker';
import { freePort } from '@/scripts/server/free-port';
import { openTrial, type Trial } from '@/scripts/try-publishing/open-trial';
import { writeFiles } from '@/tests/fixtures/test-folder';
import { isWholeGate } from '@/tests/gate';
import { PACKAGE } from '../workflow/pushed-project';

/** Takes its time between the two halves of the only page. */
const BUILD = `const { appendFileSync, mkdirSync, readFileSync } = require('node:fs');
const { price } = JSON.parse(readFileSync('data/catalogue.json'));
mkdirSync('out');
appendFileSync('out/index.html', 'It costs');
setTimeout(() => appendFileSync('out/index.html', ' ' + price), 500);
`;
const CHECK = `const { price } = JSON.parse(require('node:fs').readFileSync('data/catalogue.json'));
if (!(price > 0)) throw new Error('price: is ' + price);
`;
const FILES = {
  'package.json': PACKAGE('node build.cjs'),
  'build.cjs': BUILD,
  'check.cjs': CHECK,
  'data/site.json': '{}',
  'data/catalogue.json': '{ "price": 1 }',
  'node_modules/some/index.js': '',
};

let root: string;
let trial: Trial | undefined;
let lines: string[];
beforeEach(() => {
  lines = [];
  root = mkdtempSync(join(tmpdir(), 'tried-'));
  cpSync('.github', join(root, '.github'), { recursive: true });
  writeFiles(root, FILES);
});
afterEach(async () => {
  await trial?.close();
  trial = undefined;
  rmSync(root, { recursive: true });
});

async function open(
  host: PublishInput['host'] = 'github',
  { basePath = '', ...more }: { isBare?: boolean; hasSignIn?: boolean; basePath?: string } = {},
): Promise<Trial> {
  const ports = { store: await freePort(), host: await freePort(), worker: await freePort() };
  const data = { dataDir: 'data', catalogueFile: 'data/catalogue.json', basePath };
  trial = await openTrial({ host, ports, isSmall: false, root, data, ...more, say: (line) => lines.push(line) });
  return trial;
}
const shown = async ({ storeUrl }: Trial) => (await fetch(`${storeUrl}/`)).text();
const headOf = async ({ standIn }: Trial) => (await standIn.repository.head('main')) ?? '';

/** What the admin does when it publishes. */
async function publish(of: Trial, price: number): Promise<string> {
  const commit = await of.standIn.repository.commit({
    branch: 'main',
    parent: await headOf(of),
    message: 'Change price of 1 product',
    author: { name: 'You', email: 'you@example.com' },
    files: [{ path: 'data/catalogue.json', content: Buffer.from(JSON.stringify({ price })) }],
  });
  if (commit === 'moved') throw new Error('moved');
  return commit;
}

test('a store below a path is built for it and answers there', async () => {
  writeFiles(root, { 'build.cjs': `${BUILD}appendFileSync('out/index.html', process.env.BASE_PATH + '. ');` });
  const opened = await open('github', { basePath: '/pots' });
  await opened.whenLive(await headOf(opened));
  expect(opened.storeUrl).toMatch(/^http:\/\/localhost:\d+\/pots$/);
  expect(await shown(opened)).toBe('It costs/pots.  1');
});

test('a commit is built, and until it is whole the store stays as it was', async () => {
  const opened = await open();
  await opened.whenLive(await headOf(opened));
  expect(await shown(opened)).toBe('It costs 1');
  const commit = await publish(opened, 2);
  const seen = new Set<string>();
  const live = opened.whenLive(commit).then(() => true);
  while (!(await Promise.race([live, pause(10, false)]))) seen.add(await shown(opened));
  // Whoever waits hears of it a moment after the store shows it.
  expect([...seen].filter((text) => text !== 'It costs 2')).toEqual(['It costs 1']);
  expect(await shown(opened)).toBe('It costs 2');
  expect(opened.standIn.runs.of(commit).map(({ status }) => status)).toEqual(['done']);
  const name = commit.slice(0, 7);
  expect(lines).toContain(`Commit ${name} by You: Change price of 1 product`);
  expect(lines.at(-1)).toMatch(new RegExp(`^ {2}${name} is live after \\d+ s$`));
});

test('a commit that cannot be built is said with its step, and the store stays as it was', async () => {
  const opened = await open();
  await opened.whenLive(await headOf(opened));
  const commit = await publish(opened, -1);
  await expect(opened.whenLive(commit)).rejects.toThrow('price: is -1');
  expect(opened.standIn.runs.of(commit)).toMatchObject([{ status: 'failed', step: 'Run npm run catalogue:check' }]);
  expect(await shown(opened)).toBe('It costs 1');
  await opened.whenLive(await publish(opened, 3));
  expect(await shown(opened)).toBe('It costs 3');
});

test.each(GIT_HOST_NAMES)('the admin that the store holds finds %s, with the token', async (host) => {
  const opened = await open(host);
  const site = await opened.standIn.repository.read(await headOf(opened), 'data/site.json');
  const place = publishPlace(JSON.parse(`${site}`).publish);
  expect(place).toMatchObject({ host, origin: opened.hostUrl });
  const asker = openHost(place, opened.token);
  expect(await asker.whoAmI()).toMatchObject({ name: 'You', canWrite: true });
  const head = await asker.readHead();
  expect(`${Buffer.from((await asker.readFile('data/catalogue.json', head)) ?? [])}`).toBe('{ "price": 1 }');
  await expect(openHost(place, 'another').readHead()).rejects.toThrow();
});

const placeOf = async ({ standIn }: Trial) =>
  JSON.parse(`${await standIn.repository.read((await standIn.repository.head('main')) ?? '', 'data/site.json')}`)
    .publish;

// The words of each host are tested in memory too.
test.each(isWholeGate ? GIT_HOST_NAMES : GIT_HOST_NAMES.slice(0, 1))(
  'from nothing set up, by the command for %s, to the first published edit',
  async (host) => {
    const opened = await open(host, { isBare: true });
    await opened.whenLive(await headOf(opened));
    expect(await placeOf(opened)).toBeUndefined();
    const to = [`${opened.hostUrl}/you/store`, '--host', host, '--address', opened.storeUrl];
    const words = ['run', '-s', 'publish:setup', '--', '--commit', '--repository', ...to];
    const env = { ...process.env, PUBLISH_TOKEN: opened.token };
    const { stdout } = await promisify(execFile)('npm', words, { env });
    expect(stdout).toMatch(/Committed data\/site\.json.* as [0-9a-f]{7}, by You\./);
    await opened.whenLive(await headOf(opened));
    const place = publishPlace(await placeOf(opened));
    const asker = openHost(place, opened.token);
    const { who, checks } = await inspectPlace(asker, place);
    expect([who?.name, checks.map(({ state }) => state)]).toEqual(['You', Array(5).fill('fine')]);
    const edit = { path: 'data/catalogue.json', content: '{ "price": 9 }' };
    const commit = await asker.commit({
      parent: await asker.readHead(),
      message: 'Change price of 1 product',
      files: [edit],
    });
    await opened.whenLive(commit);
    expect([await shown(opened), await asker.state(commit)]).toMatchObject(['It costs 9', { kind: 'done' }]);
  },
);

test('with a sign-in the worker stands before GitHub, and the other hosts need none', async () => {
  const opened = await open('github', { hasSignIn: true });
  const { signIn, clientId } = await placeOf(opened);
  expect(clientId).toBe('trial');
  const fine = { state: 'fine', name: 'Sign-in', text: `${signIn} answers your store.` };
  expect(await checkWorker(signIn, opened.storeUrl, fetch)).toEqual(fine);
  expect((await checkWorker(signIn, 'https://other.example', fetch)).state).toBe('fault');
  await opened.close();
  const other = await open('gitlab', { hasSignIn: true });
  expect(await placeOf(other)).toMatchObject({ clientId: 'trial' });
  expect(await placeOf(other)).not.toHaveProperty('signIn');
});

test('closed in the middle of a build, it leaves nothing behind and nobody waiting', async () => {
  const opened = await open();
  const waiting = expect(opened.whenLive(await headOf(opened))).rejects.toThrow('ended');
  while (!lines.some((line) => line.includes('Building'))) await pause(10);
  await opened.close();
  await waiting;
  expect(existsSync(opened.repository)).toBe(false);
  expect(readdirSync(join(root, '.cache'))).toEqual([]);
  await expect(fetch(opened.storeUrl)).rejects.toThrow();
});

test('a branch that is gone is said, and the end is clean all the same', async () => {
  const opened = await open();
  await opened.whenLive(await headOf(opened));
  const waiting = expect(opened.whenLive('0'.repeat(40))).rejects.toThrow('ended');
  execFileSync('git', ['--git-dir', opened.repository, 'update-ref', '-d', 'refs/heads/main']);
  await waiting;
  expect(lines.at(-1)).toContain('Nothing more is built');
  await opened.close();
  expect(readdirSync(join(root, '.cache'))).toEqual([]);
});

test('a port that is taken is said, and nothing is left behind', async () => {
  const other = createServer();
  const port = await freePort();
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
  const ports = { store: await freePort(), host: port };
  const data = { dataDir: 'data', catalogueFile: 'data/catalogue.json', basePath: '' };
  await expect(openTrial({ host: 'github', ports, isSmall: false, root, data })).rejects.toThrow(
    `Port ${port} is already in use: choose another with --port.`,
  );
  expect(readdirSync(join(root, '.cache'))).toEqual([]);
  other.close();
});
