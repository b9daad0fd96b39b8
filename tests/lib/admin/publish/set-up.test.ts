import { entryLine, publishEntry, setUpSteps } from '@/lib/admin/publish/set-up';
import { GIT_HOST_NAMES, GIT_HOSTS } from '@/lib/git-hosts/git-hosts';
import type { PublishInput } from '@/lib/site/publish-place';
import { siteSchema } from '@/lib/site/site-schema';

const entryOf = (repository: string, host: (typeof GIT_HOST_NAMES)[number] = 'github', branch = 'main') =>
  publishEntry({ host, repository, branch });

test.each([
  ['owner/store', 'github', { host: 'github', repository: 'owner/store', branch: 'main' }],
  ['https://github.com/owner/store', 'gitlab', { host: 'github', repository: 'owner/store', branch: 'main' }],
  [' https://github.com/owner/store.git ', 'github', { host: 'github', repository: 'owner/store', branch: 'main' }],
  [
    'https://github.com/owner/store/tree/main/data',
    'github',
    { host: 'github', repository: 'owner/store', branch: 'main' },
  ],
  [
    'https://gitlab.com/group/team/store/-/tree/main',
    'github',
    { host: 'gitlab', repository: 'group/team/store', branch: 'main' },
  ],
  ['https://codeberg.org/owner/store/', 'github', { host: 'forgejo', repository: 'owner/store', branch: 'main' }],
  [
    'https://git.example.com/owner/store/src/branch/main',
    'forgejo',
    { host: 'forgejo', origin: 'https://git.example.com', repository: 'owner/store', branch: 'main' },
  ],
] as const)('%j with %s chosen is understood', (repository, host, entry) => {
  expect(entryOf(repository, host)).toEqual(entry);
  expect(siteSchema.safeParse({ publish: entry }).success).toBe(true);
});

test.each([
  ['store', 'main', 'The repository is not clear'],
  ['', 'main', 'The repository is not clear'],
  ['https://github.com/', 'main', 'The repository is not clear'],
  ['https://[', 'main', 'The repository is not clear'],
  ['owner/sto re', 'main', 'The repository is not clear'],
  ['owner/store', 'my branch', 'A branch has a name without blanks'],
  ['owner/store', '../main', 'A branch has a name without blanks'],
])('%j on branch %j is asked again', (repository, branch, words) => {
  expect(entryOf(repository, 'github', branch)).toContain(words);
});

test('the line is ready for site.json', () => {
  const entry = entryOf('owner/store') as PublishInput;
  expect(entryLine(entry)).toBe('"publish": { "host": "github", "repository": "owner/store", "branch": "main" }');
  expect(siteSchema.safeParse(JSON.parse(`{ ${entryLine(entry)}, "name": "Shop" }`)).success).toBe(true);
});

test.each(GIT_HOST_NAMES)('each step on %s has a page of that host', (host) => {
  const steps = setUpSteps(entryOf('owner/store', host, 'shop/live') as PublishInput);
  expect(steps).toHaveLength(5);
  for (const { address, words } of steps) {
    expect(new URL(address).origin).toBe(GIT_HOSTS[host].origin);
    expect(words).toMatch(/\.$/);
  }
  expect(steps[1]?.address).toMatch(/\/owner\/store\/.*edit\/shop\/live\/data\/site\.json$/);
});
