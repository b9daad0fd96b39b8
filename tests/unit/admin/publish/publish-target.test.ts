import { formatPublishTarget, publishOrigins, toPublishTarget } from '@/lib/admin/publish/publish-target';
import { siteSchema } from '@/lib/site/schema/site-schema';
import { schemaProblems } from '@/tests/fixtures/schema-problems';

const GITHUB = { host: 'github', repository: 'owner/store', branch: 'main' } as const;
const problemsOf = (publish: object) => schemaProblems(siteSchema, { publish });

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
] as const)('%j has the API %s', (publish, api, words) => {
  expect(problemsOf(publish)).toEqual([]);
  const target = toPublishTarget(publish);
  expect([target.api, formatPublishTarget(target)]).toEqual([api, words]);
  expect([target.dataPath, target.uploadsPath]).toEqual(['data', 'public/uploads']);
});

test('the admin may send requests to the host only', () => {
  expect(publishOrigins(toPublishTarget(GITHUB))).toEqual(['https://api.github.com']);
});

test('with a sign-in worker the admin may send requests to the worker too', () => {
  const publish = { ...GITHUB, clientId: 'a', signIn: 'https://sign-in.example.com/api/token' } as const;
  expect(problemsOf(publish)).toEqual([]);
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
])('%j stops the build with an error for the field', (wrong, problem) => {
  expect(problemsOf({ ...GITHUB, ...wrong })).toEqual([expect.stringContaining(problem)]);
});

test('localhost may be a host without https', () => {
  expect(problemsOf({ ...GITHUB, origin: 'http://localhost:4173' })).toEqual([]);
});
