import { formatPublishTarget, publishOrigins, toPublishTarget } from '@/lib/admin/publish/publish-target';
import { siteSchema } from '@/lib/site/schema/site-schema';

const GITHUB = { host: 'github', repository: 'owner/store', branch: 'main' } as const;
const faultsOf = (publish: object) =>
  siteSchema.safeParse({ publish }).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

test.each([
  [GITHUB, 'https://api.github.com', 'github.com, owner/store, branch main'],
  [
    { ...GITHUB, origin: 'https://git.example.com' },
    'https://git.example.com/api/v3',
    'git.example.com, owner/store, branch main',
  ],
  [{ ...GITHUB, host: 'gitlab' }, 'https://gitlab.com/api/v4', 'gitlab.com, owner/store, branch main'],
  [
    { ...GITHUB, host: 'forgejo', branch: 'live/a' },
    'https://codeberg.org/api/v1',
    'codeberg.org, owner/store, branch live/a',
  ],
] as const)('%j is asked at %s', (publish, api, words) => {
  expect(faultsOf(publish)).toEqual([]);
  const place = toPublishTarget(publish);
  expect([place.api, formatPublishTarget(place)]).toEqual([api, words]);
  expect([place.dataPath, place.uploadsPath]).toEqual(['data', 'public/uploads']);
});

test('the admin may ask the host only', () => {
  expect(publishOrigins(toPublishTarget(GITHUB))).toEqual(['https://api.github.com']);
});

test('with a worker the admin may ask that too', () => {
  const publish = { ...GITHUB, clientId: 'a', signIn: 'https://sign-in.example.com/api/token' } as const;
  expect(faultsOf(publish)).toEqual([]);
  expect(toPublishTarget(publish).signIn).toBe('https://sign-in.example.com/api/token');
  expect(publishOrigins(toPublishTarget(publish))).toEqual(['https://api.github.com', 'https://sign-in.example.com']);
});

test.each([
  [{ host: 'svn' }, 'publish.host: '],
  [{ origin: 'http://git.example.com' }, 'publish.origin: must be an origin such as https://git.example.com'],
  [{ origin: 'https://git.example.com/x' }, 'publish.origin: must be an origin'],
  [{ origin: 'https://a:b@git.example.com' }, 'publish.origin: must be an origin'],
  [{ origin: 'no address' }, 'publish.origin: must be an origin'],
  [{ repository: 'store' }, 'publish.repository: must be owner/name'],
  [{ branch: '-x' }, 'publish.branch: must be the name of a branch'],
  [{ branch: 'a..b' }, 'publish.branch: must be the name of a branch'],
  [{ dataPath: '/data' }, 'publish.dataPath: must be a path'],
  [{ uploadsPath: 'public/../..' }, 'publish.uploadsPath: must be a path'],
  [{ clientId: 'a' }, 'publish.signIn: is missing: github asks for a secret'],
  [{ signIn: 'https://sign-in.example.com' }, 'publish.clientId: is missing: the worker adds the secret'],
  [{ clientId: 'a', signIn: 'http://sign-in.example.com' }, 'publish.signIn: must be an address'],
  [{ host: 'gitlab', clientId: 'a', signIn: 'https://sign-in.example.com' }, 'publish.signIn: is not for gitlab'],
  [{ site: 'https://store.example.com' }, 'publish: '],
  [{ token: 'secret' }, 'publish: '],
])('%j stops the build, with the field', (wrong, fault) => {
  expect(faultsOf({ ...GITHUB, ...wrong })).toEqual([expect.stringContaining(fault)]);
});

test('a host of one’s own machine may be asked without https', () => {
  expect(faultsOf({ ...GITHUB, origin: 'http://localhost:4173' })).toEqual([]);
});
