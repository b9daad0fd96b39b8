import { browserFeatures } from '@/scripts/extracts/browser-features';
import { commitSchema } from '@/scripts/extracts/commit-schema';
import { githubRest } from '@/scripts/extracts/github-rest';
import { PATHS } from '@/tests/hosts/github/routes';

test('of REST, what is referred to stays with it, and remarks go, but not a property of such a name', () => {
  const get = { description: 'Said', responses: { 200: { $ref: '#/components/schemas/a' } } };
  const properties = { description: { type: 'string' }, b: { $ref: '#/components/schemas/a' } };
  const source = {
    paths: Object.fromEntries(PATHS.map((path) => [path, { get }])),
    components: { schemas: { a: { title: 'A', properties }, other: {} } },
  };
  const { of, paths, components } = JSON.parse(githubRest(JSON.stringify(source), 'p 1.0.0'));
  expect(of).toBe('p 1.0.0');
  expect(paths['/user']).toEqual({ get: { responses: get.responses } });
  expect(components).toEqual({ schemas: { a: { properties } } });
});

test('of GraphQL, the commit stays with all that it takes', () => {
  const source = `type Query { id: ID! node: Other } type Other { id: ID! } scalar Oid
    type Mutation { other: Other createCommitOnBranch(input: CreateCommitOnBranchInput!): CreateCommitOnBranchPayload }
    input CreateCommitOnBranchInput { "Said" parts: [Part!] } input Part { oid: Oid }
    type CreateCommitOnBranchPayload { commit: Commit ref: Other } type Commit { oid: Oid author: Other parent: Commit }`;
  const text = commitSchema(source, 'p 1.0.0');
  expect(text).toMatch(/^# p 1\.0\.0\n/);
  expect(text.match(/^\w+ \w+/gm)).toEqual([
    ...['type Commit', 'input CreateCommitOnBranchInput', 'type CreateCommitOnBranchPayload', 'type Mutation'],
    ...['scalar Oid', 'input Part', 'type Query'],
  ]);
  expect(text).not.toMatch(/Other|Said|parent/);
});

test('of browsers, what the floor lacks stays, with what shares its name', () => {
  const all = (chrome: object) => ({ __compat: { support: { chrome } } });
  const source = {
    ...{ css: {}, html: {}, javascript: {}, svg: {} },
    api: {
      A: { ...all({ version_added: '1' }), go: all({ version_added: '130' }), old: all({ version_added: '1' }) },
      B: { go: all({ version_added: '≤80' }), flag: all({ version_added: '1', flags: [{}] }) },
    },
  };
  expect(JSON.parse(browserFeatures(JSON.stringify(source), 'p 1.0.0')).features).toEqual({
    api: { A: '' },
    'api.A': { go: '130 0 0' },
    'api.B': { go: '', flag: '- 0 0' },
  });
});
