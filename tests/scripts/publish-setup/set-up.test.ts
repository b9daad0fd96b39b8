import { existsSync, readFileSync } from 'node:fs';
import { GIT_HOST_NAMES, GIT_HOSTS } from '@/lib/git-hosts/git-hosts';
import { type PublishInput, publishPlace } from '@/lib/site/publish-place';
import { setUp } from '@/scripts/publish-setup/set-up';
import { testFolder } from '@/tests/fixtures/test-folder';
import { memoryRepository } from '@/tests/hosts/memory-repository';
import { askWorker } from '@/tests/hosts/sign-in-worker';
import type { Owned } from '@/tests/hosts/stand-in';
import { STAND_INS } from '@/tests/hosts/stand-ins';
import { TOKEN, USERS } from '@/tests/lib/git-hosts/world';

const SITE = '{\n  "name": "A store"\n}\n';
const TEMPLATES = Object.fromEntries(
  ['gitlab', 'forgejo'].map((name) => [
    `.github/templates/${name}.yml`,
    readFileSync(`.github/templates/${name}.yml`, 'utf8'),
  ]),
);
const WORKFLOW = readFileSync('.github/workflows/pages.yml', 'utf8');
const FIRST = { 'data/catalogue.json': '{}', 'data/site.json': SITE, '.github/workflows/pages.yml': WORKFLOW };
const { at, read, write } = testFolder({ ...TEMPLATES, 'data/site.json': SITE });

type Given = Partial<Parameters<typeof setUp>[0]> & { owned?: Owned; files?: Record<string, string> };
type Kind = PublishInput['host'];

/** A host whose owner is about to set up, and what the command says. */
function open(host: Kind, { owned = { pages: 'workflow' }, files, ...more }: Given = {}) {
  const publish: PublishInput = { host, repository: 'store/goods', branch: 'main', ...more.publish };
  const repository = memoryRepository(files ?? FIRST, 'main');
  const setting = { place: publishPlace(publish), repository, users: USERS, owned };
  const standIn = STAND_INS[host](setting);
  const lines: string[] = [];
  const run = (again: Given = {}) => {
    lines.length = 0;
    return setUp({
      ...{ token: TOKEN, root: at(), dataDir: 'data', say: (line) => lines.push(line) },
      fetch: (input, init) => standIn.handle(new Request(input, init)),
      ...more,
      ...again,
      publish,
    });
  };
  const there = async (path: string) =>
    String(await repository.read((await repository.head(publish.branch)) ?? '', path));
  return { run, standIn, repository, owned: setting.owned, there, publish, said: () => lines.join('\n') };
}

describe.each(GIT_HOST_NAMES)('setting up %s', (host) => {
  test('writes and commits what is missing, says the rest in order, and finds it all done the next time', async () => {
    const { run, there, said, publish, repository } = open(host);
    expect(await run({ isCommitted: true })).toBe(true);
    expect(JSON.parse(await there('data/site.json'))).toEqual({ name: 'A store', publish });
    expect(read('data/site.json')).toBe(SITE);
    expect(said()).toMatch(/Committed .*site\.json.* as [0-9a-f]{7}, by Ana Operator\./);
    const numbers = [...said().matchAll(/^ {2}(\d)\. /gm)].map(([, number]) => Number(number));
    expect(numbers.slice(0, 4)).toEqual([1, 2, 3, 4]);
    expect(said()).toContain(GIT_HOSTS[host].origin);
    const head = await repository.head('main');
    expect(await run({ isCommitted: true })).toBe(true);
    expect(said()).toContain('The repository says so already.');
    expect(await repository.head('main')).toBe(head);
  });

  test('asks before it commits, and else says where that can be done by hand', async () => {
    const { run, there, said, publish } = open(host);
    const questions: string[] = [];
    const ask = async (question: string) => {
      questions.push(question);
      return 'n';
    };
    expect(await run({ ask })).toBe(true);
    expect(questions).toEqual([expect.stringMatching(/^\nCommit data\/site\.json.* to main now\? \(y\/n\)$/)]);
    expect(await there('data/site.json')).toBe(SITE);
    expect(JSON.parse(read('data/site.json'))).toEqual({ name: 'A store', publish });
    expect(said()).toMatch(/1\. Commit data\/site\.json.*\n {5}https:\/\/\S+edit\/main\/data\/site\.json/);
  });

  test('says what a branch asks for: no host tells who is let past it', async () => {
    const { run, said } = open(host, { owned: { pages: 'workflow', rules: ['pull_request'] } });
    expect(await run({ isCommitted: true })).toBe(true);
    expect(said()).toMatch(
      /look {5}Rules .*\n[\s\S]*Committed[\s\S]* 1\. Let the accounts of your operators pass the rules of the branch main\.\n {5}https/,
    );
  });

  test.each([
    ['token-of-ben', 'may read store/goods, but not write to it'],
    ['token-of-cleo', 'There is no repository store/goods'],
    ['token-of-dan', 'does not take this token'],
  ])('with %s it says why nothing can be done', async (token, words) => {
    const { run, said } = open(host, { token });
    expect(await run({ isCommitted: true })).toBe(false);
    expect(said()).toContain(words);
    expect(said()).toMatch(/This comes first[\s\S]*1\. [\s\S]*https:\/\//);
    expect([said().includes(token), read('data/site.json')]).toEqual([false, SITE]);
  });

  test('without the data in the repository it says so', async () => {
    const { run, said } = open(host, { files: { 'README.md': 'x' } });
    expect(await run()).toBe(false);
    expect(said()).toContain('1. Put the whole project into store/goods, with its folder data.');
  });

  test('without a token it writes into this folder and checks nothing', async () => {
    const { run, said, standIn } = open(host, { token: '' });
    expect(await run()).toBe(true);
    expect(said()).toContain('Without a token nothing is checked there.');
    expect([JSON.parse(read('data/site.json')).publish.host, standIn.asked]).toEqual([host, []]);
  });

  test('where the branch is not there it says so', async () => {
    const { run, said } = open(host, { publish: { host, repository: 'store/goods', branch: 'other' } });
    expect(await run()).toBe(false);
    expect(said()).toContain('1. The repository store/goods has no branch other.');
  });

  test('a commit that the host refuses leaves the way by hand', async () => {
    const { run, said, standIn } = open(host);
    standIn.faults.order({ at: 'commit', what: 'protected' });
    expect(await run({ isCommitted: true })).toBe(true);
    expect(said()).toMatch(/Not committed\. The branch main takes no commit[\s\S]*1\. Commit data\/site\.json/);
  });
});

test('GitHub’s pages come first: whoever switches them on meanwhile goes on with Enter', async () => {
  const { run, said, owned } = open('github', { owned: {} });
  const ask = async () => {
    owned.pages = 'workflow';
    return '';
  };
  expect(await run({ ask, isCommitted: true })).toBe(true);
  expect(said()).toMatch(
    /missing {2}Pages +They are switched off\.[\s\S]*1\. .*GitHub Actions.*\n {5}https:\/\/github\.com\/store\/goods\/settings\/pages[\s\S]*fine {5}Pages[\s\S]*Committed/,
  );
});

test.each<[Owned, string]>([
  [{}, 'They are switched off.'],
  [{ pages: 'legacy' }, 'They come from a branch.'],
])('with %j nothing is written, and the command ends where nobody is there', async (owned, words) => {
  const { run, said } = open('github', { owned });
  expect(await run({ isCommitted: true })).toBe(false);
  expect(said()).toContain(words);
  expect(read('data/site.json')).toBe(SITE);
});

test('a private repository is told what its pages cost', async () => {
  const { run, said } = open('github', { owned: { pages: 'workflow', isPrivate: true } });
  await run({ isCommitted: true });
  expect(said()).toContain('on paid plans alone');
});

test('a store that another host puts online needs none of GitHub’s pages', async () => {
  const { run, said } = open('github', { owned: {}, store: 'https://shop.example.com' });
  expect(await run({ isCommitted: true })).toBe(true);
  expect(said()).toContain('https://shop.example.com/admin/publish/');
});

test('what the token may not see of GitHub’s pages is left to the owner', async () => {
  const { run, said, standIn } = open('github');
  standIn.faults.order({ at: 'settings', what: 403 });
  expect(await run({ isCommitted: true })).toBe(true);
  expect(said()).toMatch(/look {5}Pages [\s\S]*1\. Choose GitHub Actions as the source of the pages\./);
});

test.each([
  ['maintainers', 'asks for: the role of a maintainer.'],
  ['nobody', 'asks for: a protection that does not let this account push.'],
])('a branch of GitLab that lets %s push is said', async (rule, words) => {
  const { run, said } = open('gitlab', { owned: { pages: 'workflow', rules: [rule] } });
  await run({ isCommitted: true });
  expect(said()).toContain(words);
});

test('pages of GitLab that ask visitors to sign in are said', async () => {
  const { run, said } = open('gitlab', { owned: {} });
  expect(await run({ isCommitted: true })).toBe(true);
  expect(said()).toContain('1. Under Visibility, choose Everyone for Pages.');
  expect(said()).toMatch(/Open \/admin\/publish\/ of your store.*\n {5}https:\/\/gitlab\.com\/store\/goods\/pages$/m);
});

test.each([
  [{ '.github/workflows/pages.yml': WORKFLOW.replace('[main]', '[live, next]') }, 'It builds live, next, not main.'],
  [{ '.github/workflows/pages.yml': '' }, 'It builds no branch, not main.'],
])('a workflow of GitHub that builds another branch is said: %#', async (wrong, words) => {
  const { run, said } = open('github', { files: { ...FIRST, ...wrong } });
  expect(await run({ isCommitted: true })).toBe(true);
  expect(said()).toContain(words);
  expect(said()).toContain('1. Name the branch main in .github/workflows/pages.yml.');
});

test('without a workflow that is said', async () => {
  const { run, said } = open('github', { files: { 'data/catalogue.json': '{}' } });
  await run({ isCommitted: true });
  expect(said()).toContain('There is no .github/workflows/pages.yml.');
});

test('builds that are off come first', async () => {
  const { run, said } = open('forgejo', { owned: { hasBuilds: false } });
  expect(await run()).toBe(false);
  expect(said()).toContain('https://codeberg.org/store/goods/settings/units');
});

test('the store’s own address is taken from GitHub, and stands in what is left to do', async () => {
  const { run, said, standIn, repository } = open('github');
  standIn.runs.start((await repository.head('main')) ?? '');
  await run({ isCommitted: false });
  expect(said()).toContain('https://store.github.io/goods/admin/publish/');
  const page = new URL(/https:\/\/github\.com\S*settings\/apps\/new\S*/.exec(said())?.[0] ?? '');
  expect(Object.fromEntries(page.searchParams)).toMatchObject({
    'callback_urls[]': 'https://store.github.io/goods/admin/publish/',
    ...{ contents: 'write', actions: 'read', webhook_active: 'false', public: 'false' },
  });
});

test.each([
  ['gitlab', '.gitlab-ci.yml', '$CI_COMMIT_BRANCH == "live"'],
  ['forgejo', '.forgejo/workflows/pages.yml', 'branches: [live]'],
] as const)('%s gets %s for its branch, once', async (host, path, line) => {
  const publish = { host, repository: 'store/goods', branch: 'live' };
  const { run } = open(host, { publish, token: '', store: 'https://shop.example.com' });
  await run();
  expect(read(path)).toContain(line);
  expect(read(path)).not.toContain('www.example.com');
  write({ [path]: 'mine' });
  await run();
  expect(read(path)).toBe('mine');
});

test('a store below a path is built for it', async () => {
  await open('forgejo', { token: '', store: 'https://shop.example.com/store' }).run();
  expect(read('.forgejo/workflows/pages.yml')).toContain(
    '          SITE_URL: https://shop.example.com\n          BASE_PATH: /store\n',
  );
});

test('GitHub needs no pipeline', async () => {
  await open('github', { token: '' }).run();
  expect(['.gitlab-ci.yml', '.forgejo'].filter((path) => existsSync(at(path)))).toEqual([]);
});

const WORKER = 'https://sign-in.example/';
const publishing = {
  host: 'github',
  repository: 'store/goods',
  branch: 'main',
  clientId: 'an-id',
  signIn: WORKER,
} as const;

test.each<[object, string, boolean]>([
  [{}, 'fine     Sign-in     https://sign-in.example/ answers your store.', true],
  [{ SHOP_ORIGIN: 'https://other.example' }, 'Its SHOP_ORIGIN does not name your store.', false],
  [{ CLIENT_SECRET: '' }, 'It lacks a setting', false],
  [{ CLIENT_SECRET: 'wrong' }, 'do not belong together', false],
])('a worker with %j is tried', async (wrong, words, isFine) => {
  const settings = { SHOP_ORIGIN: 'https://store.github.io', CLIENT_ID: 'an-id', CLIENT_SECRET: 'x', ...wrong };
  const standIn = STAND_INS.github({
    ...{ place: publishPlace(publishing), repository: memoryRepository({ 'data/catalogue.json': '{}' }), users: USERS },
    ...{ owned: { pages: 'workflow' as const }, secret: 'x' },
  });
  const toHost: typeof fetch = (input, init) => standIn.handle(new Request(input, init));
  const fetch: typeof globalThis.fetch = (input, init) =>
    `${input}` === WORKER ? askWorker(new Request(input, init), settings, toHost) : toHost(input, init);
  const lines: string[] = [];
  const given = { publish: publishing, token: TOKEN, root: at(), dataDir: 'data', isCommitted: true, fetch };
  expect(await setUp({ ...given, say: (line) => lines.push(line) })).toBe(isFine);
  expect(lines.join('\n')).toContain(words);
  expect(lines.join('\n')).toContain('press "Sign in"');
});

test('where no worker answers, that is said', async () => {
  const lines: string[] = [];
  const fetch = async () => new Response('<html>', { status: 404 });
  const given = { publish: publishing, token: '', root: at(), dataDir: 'data', fetch };
  expect(await setUp({ ...given, say: (line) => lines.push(line) })).toBe(false);
  expect(lines.join('\n')).toContain('At https://sign-in.example/ no sign-in worker answers.');
});
