import { readFileSync } from 'node:fs';
import { toPublishTarget } from '@/lib/admin/publish/publish-target';
import { parseJson } from '@/lib/catalogue/parse-json';
import type { Prompt } from '@/scripts/build/cli/prompts';
import {
  gatherPublishSettings,
  readRepositoryAddress,
  withPublish,
  writePublishSettings,
} from '@/scripts/publish/settings';
import { setupSteps } from '@/scripts/publish/setup-steps';
import { testFolder } from '@/tests/fixtures/test-folder';

const PUBLISH = { host: 'github', repository: 'owner/store', branch: 'main' } as const;
const read = (text: string) => parseJson(Buffer.from(text)) as Record<string, unknown>;
const gather = (given: Record<string, string>, more: Partial<Parameters<typeof gatherPublishSettings>[0]> = {}) =>
  gatherPublishSettings({
    given: new Map(Object.entries(given)),
    known: undefined,
    cloned: undefined,
    ask: undefined,
    ...more,
  });

test.each([
  ['https://github.com/owner/store', { repository: 'owner/store', origin: 'https://github.com', host: 'github' }],
  ['https://github.com/owner/store/tree/main/data', { repository: 'owner/store', origin: 'https://github.com' }],
  ['https://gitlab.com/a/b/c.git', { repository: 'a/b/c', host: 'gitlab' }],
  ['git@codeberg.org:owner/store.git', { repository: 'owner/store', host: 'forgejo' }],
  ['ssh://git@git.example.com:2222/a/b', { repository: 'a/b', origin: 'https://git.example.com' }],
  ['owner/store', { repository: 'owner/store' }],
])('%s is a repository', (pasted, expected) => {
  expect(readRepositoryAddress(pasted)).toMatchObject(expected);
});

test.each(['', 'store', 'https://github.com/', 'two words/x'])('%j is not a repository', (pasted) => {
  expect(readRepositoryAddress(pasted)).toBeUndefined();
});

test('on a known host the URL is sufficient; another server needs its kind', async () => {
  const ask = async ({ message, suggestion = '' }: Prompt) =>
    Object.entries({ 'The address': 'https://git.example.com/o/s', 'The kind': 'forgejo' }).find(([start]) =>
      message.startsWith(start),
    )?.[1] ?? suggestion;
  expect(await gather({ repository: 'https://github.com/owner/store' })).toEqual(PUBLISH);
  expect(await gather({}, { ask })).toEqual({
    ...{ host: 'forgejo', repository: 'o/s', branch: 'main', origin: 'https://git.example.com' },
  });
});

test('present settings are kept for the same repository and dropped for another', async () => {
  const known = { host: 'gitlab', repository: 'o/s', branch: 'live', uploadsPath: 'pictures', clientId: 'a' } as const;
  expect(await gather({}, { known })).toEqual(known);
  expect(await gather({ repository: 'https://github.com/owner/store' }, { known })).toEqual(PUBLISH);
});

test.each([
  [{}, '--repository is missing'],
  [{ repository: 'store' }, "'store' is not a repository"],
  [{ repository: 'https://git.example.com/o/s' }, '--host is missing'],
  [{ repository: 'o/s', host: 'svn' }, "There is no host 'svn'"],
  [{ repository: 'o/s', branch: '-x' }, 'publish.branch must be'],
  [{ repository: 'o/s', 'client-id': 'a' }, 'publish.signIn is missing'],
])('%j is rejected', async (given, message) => {
  await expect(gather(given)).rejects.toThrow(message);
});

test('all other bytes of site.json are unchanged', () => {
  const before = readFileSync('data/site.json', 'utf8');
  const after = withPublish(before, PUBLISH);
  expect(after.startsWith(before.slice(0, before.lastIndexOf('\n}')))).toBe(true);
  expect(read(after)).toEqual({ ...read(before), publish: PUBLISH });
  expect(withPublish(after, PUBLISH)).toBe(after);
  const marked = withPublish('\uFEFF{\r\n\t"name": "A"\r\n}\r\n', PUBLISH);
  expect([marked.startsWith('\uFEFF{\r\n\t"name": "A",\r\n\t"publish"'), read(marked).publish]).toEqual([
    true,
    PUBLISH,
  ]);
  expect(read(withPublish('', PUBLISH))).toEqual({ publish: PUBLISH });
});

describe('in a project', () => {
  const folder = testFolder({
    'data/site.json': '{}\n',
    '.github/templates/forgejo.yml': readFileSync('.github/templates/forgejo.yml', 'utf8'),
  });

  test('the pipeline of a host is written once, with branch and URL', () => {
    const publish = { ...PUBLISH, host: 'forgejo', branch: 'live' } as const;
    const given = { publish, root: folder.at(), dataDir: 'data', store: 'https://www.example.com/shop' };
    expect(writePublishSettings(given)).toEqual(['data/site.json', '.forgejo/workflows/pages.yml']);
    expect(folder.read('.forgejo/workflows/pages.yml')).toContain('branches: [live]');
    expect(folder.read('.forgejo/workflows/pages.yml')).toMatch(
      /SITE_URL: https:\/\/www.example.com\n +BASE_PATH: \/shop/,
    );
    folder.write({ '.forgejo/workflows/pages.yml': 'mine' });
    expect(writePublishSettings(given)).toEqual([]);
  });
});

test('the steps link to pages of the host and of the store', () => {
  const steps = setupSteps(toPublishTarget(PUBLISH), { written: ['data/site.json'], store: undefined });
  expect(steps.map(({ address }) => address)).toEqual([
    'https://github.com/owner/store/settings/pages',
    undefined,
    'https://github.com/owner/store',
    'https://github.com/owner/store/settings/access',
    'https://github.com/settings/personal-access-tokens/new',
    'https://owner.github.io/store/admin/publish/',
    expect.stringMatching(/^https:\/\/github\.com\/settings\/apps\/new\?name=owner-store-admin&/),
  ]);
  const forgejo = { ...PUBLISH, host: 'forgejo', clientId: 'a' } as const;
  const [actions] = setupSteps(toPublishTarget(forgejo), { written: [], store: 'https://www.example.com' });
  expect(actions?.address).toBe('https://codeberg.org/owner/store/settings/units');
});
