import { readRepositoryAddress } from '@/lib/git-hosts/repository-address';

const GITHUB = { repository: 'owner/store', origin: 'https://github.com', host: 'github' };
const GITLAB = { repository: 'group/team/store', origin: 'https://gitlab.com', host: 'gitlab' };

test.each<[string, NonNullable<ReturnType<typeof readRepositoryAddress>>]>([
  ['https://github.com/owner/store', GITHUB as never],
  [' https://github.com/owner/store/ ', GITHUB as never],
  ['https://github.com/owner/store.git', GITHUB as never],
  ['git@github.com:owner/store.git', GITHUB as never],
  ['ssh://git@github.com:22/owner/store.git', GITHUB as never],
  ['https://github.com/owner/store/tree/main/data', GITHUB as never],
  ['https://github.com/owner/store/blob/main/README.md#x', GITHUB as never],
  ['https://github.com/owner/store/settings/pages?x=1', GITHUB as never],
  ['https://gitlab.com/group/team/store/-/tree/main', GITLAB as never],
  ['git@gitlab.com:group/team/store.git', GITLAB as never],
  [
    'https://codeberg.org/owner/store/src/branch/main',
    { repository: 'owner/store', origin: 'https://codeberg.org', host: 'forgejo' },
  ],
  ['https://git.example.com:8443/owner/store', { repository: 'owner/store', origin: 'https://git.example.com:8443' }],
  ['http://git.example.com/owner/store', { repository: 'owner/store', origin: 'https://git.example.com' }],
  ['http://localhost:5500/you/store', { repository: 'you/store', origin: 'http://localhost:5500' }],
  ['owner/store', { repository: 'owner/store' }],
  ['owner/my.store.git', { repository: 'owner/my.store' }],
])('%s is understood', (pasted, expected) => {
  expect(readRepositoryAddress(pasted)).toEqual(expected);
});

test.each([
  '',
  'store',
  'https://github.com',
  'https://github.com/owner',
  'owner/store and more',
  'https://github.com/a b/c',
])("'%s' names no repository", (pasted) => {
  expect(readRepositoryAddress(pasted)).toBeUndefined();
});
