import { entryLine, publishEntry, setUpSteps } from '@/lib/admin/publish/set-up';
import { GIT_HOST_NAMES, GIT_HOSTS } from '@/lib/git-hosts/git-hosts';
import type { PublishInput } from '@/lib/site/publish-place';
import { siteSchema } from '@/lib/site/site-schema';

const entryOf = (repository: string, host: (typeof GIT_HOST_NAMES)[number] = 'github', branch = 'main') =>
  publishEntry({ host, repository, branch });

test.each([
  ['owner/store', 'github', { host: 'github', repository: 'owner/store', branch: 'main' }],
  ['https://gitlab.com/team/store', 'github', { host: 'gitlab', repository: 'team/store', branch: 'main' }],
  [
    'https://git.example.com/owner/store',
    'forgejo',
    { host: 'forgejo', origin: 'https://git.example.com', repository: 'owner/store', branch: 'main' },
  ],
] as const)('%j with %s chosen is understood', (repository, host, entry) => {
  expect(entryOf(repository, host)).toEqual(entry);
  expect(siteSchema.safeParse({ publish: entry }).success).toBe(true);
});

test.each([
  ['store', 'main', 'The repository is not clear'],
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
