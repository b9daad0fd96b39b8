import { fetchInto } from '@/tests/hosts/fetch-into';
import { Complaint, runGraphql } from '@/tests/hosts/github/graphql';
import { checkAnswer, checkRequest, exampleOf } from '@/tests/hosts/github-descriptions';
import { openWorld, TOKEN } from './world';

const REF = '/repos/{owner}/{repo}/git/ref/{ref}';
const RUNS = '/repos/{owner}/{repo}/actions/runs';
const inPath = { owner: 'store', repo: 'goods' };

describe('GitHub’s description of its REST', () => {
  const ref = () => exampleOf<Record<string, unknown>>('GET', REF);

  test('takes what GitHub gives as an example', () => {
    expect(() => checkAnswer('GET', REF, 200, ref())).not.toThrow();
  });

  test.each([
    ['a field that is made up', () => ({ ...ref(), head: 'abc' }), /head/],
    [
      'one that is made up further in',
      () => ({ ...ref(), object: { ...(ref().object as object), oid: 'abc' } }),
      /oid/,
    ],
    ['a field of another type', () => ({ ...ref(), ref: 7 }), /ref must be string/],
    ['a field that is left out', () => ({ ref: 'refs/heads/main' }), /required/],
  ])('refuses %s', (_, body, words) => {
    expect(() => checkAnswer('GET', REF, 200, body())).toThrow(words);
  });

  test('refuses a made-up field where a schema is put together of several', () => {
    const body = exampleOf<{ workflow_runs: object[] }>('GET', RUNS);
    expect(() => checkAnswer('GET', RUNS, 200, body)).not.toThrow();
    const runs = body.workflow_runs.map((run) => ({ ...run, step: 'Build' }));
    expect(() => checkAnswer('GET', RUNS, 200, { ...body, workflow_runs: runs })).toThrow(/step/);
  });

  test('refuses a status that is never given there, and an error with words of its own', () => {
    expect(() => checkAnswer('GET', REF, 418, { message: 'No' })).toThrow('never answers 418');
    expect(() => checkAnswer('GET', REF, 404, { message: 'Not Found' })).not.toThrow();
    expect(() => checkAnswer('GET', REF, 404, { reason: 'Not Found' })).toThrow(/reason/);
  });

  test.each([
    ['a parameter that is made up', RUNS, inPath, { commit: 'abc' }, /no commit in its query/],
    ['a value of another type', RUNS, inPath, { per_page: '"many"' }, /per_page/],
    ['a path without all its parts', REF, inPath, {}, /lacks ref/],
    ['an address that GitHub does not have', '/repos/{owner}/{repo}/head', inPath, {}, /describes no GET/],
  ])('refuses %s', (_, path, parts, query, words) => {
    expect(() => checkRequest('GET', path, parts, new URLSearchParams(query as Record<string, string>))).toThrow(words);
  });

  test('is held over everything that the stand-in says', async () => {
    const { standIn, place } = openWorld('github');
    const spy = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const headers = { authorization: `Bearer ${TOKEN}` };
    await expect(fetchInto(standIn)(`${place.api}/repos/store/goods/commits?shaa=main`, { headers })).rejects.toThrow();
    expect(`${spy.mock.calls}`).toContain('no shaa in its query');
  });
});

describe('GitHub’s GraphQL schema', () => {
  const MUTATION =
    'mutation ($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }';
  const input = {
    branch: { repositoryNameWithOwner: 'store/goods', branchName: 'main' },
    message: { headline: 'One' },
    expectedHeadOid: 'a'.repeat(40),
    fileChanges: { additions: [{ path: 'a.txt', contents: 'YQ==' }] },
  };
  const run = (query: string, given: object, oid: unknown = 'b'.repeat(40)) =>
    runGraphql(Buffer.from(JSON.stringify({ query, variables: { input: given } })), async () => ({
      oid: oid as string,
    }));

  test('takes the one query of the admin', async () => {
    expect(await run(MUTATION, input)).toEqual({ data: { createCommitOnBranch: { commit: { oid: 'b'.repeat(40) } } } });
  });

  test.each([
    ['a field that is made up', MUTATION.replace('oid', 'sha'), input, /"sha"/],
    ['an input that is made up', MUTATION, { ...input, force: true }, /force/],
    ['an input that is left out', MUTATION, { ...input, expectedHeadOid: undefined }, /expectedHeadOid/],
    ['a head that is none', MUTATION, { ...input, expectedHeadOid: 'main' }, /no GitObjectID/],
    [
      'a file that is not base64',
      MUTATION,
      { ...input, fileChanges: { additions: [{ path: 'a.txt', contents: 'a!' }] } },
      /no Base64String/,
    ],
  ])('refuses %s', async (_, query, given, words) => {
    await expect(run(query, given)).rejects.toThrow(words);
  });

  test('refuses an answer that lacks what was asked for', async () => {
    await expect(run(MUTATION, input, null)).rejects.toThrow(/non-nullable field Commit.oid/);
  });

  test('has a type beside the message of what GitHub complains of', async () => {
    const body = Buffer.from(JSON.stringify({ query: MUTATION, variables: { input } }));
    const complain = () => Promise.reject(new Complaint('STALE_DATA', 'Pull and try again.'));
    expect(await runGraphql(body, complain)).toEqual({
      data: { createCommitOnBranch: null },
      errors: [
        {
          type: 'STALE_DATA',
          path: ['createCommitOnBranch'],
          locations: [expect.anything()],
          message: 'Pull and try again.',
        },
      ],
    });
  });
});

describe('a page of another origin', () => {
  test.each(['github', 'forgejo'] as const)('sends %s no header that it does not take', async (kind) => {
    const { standIn, place } = openWorld(kind);
    const spy = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const asked = fetchInto(standIn)(`${place.api}/user`, { headers: { 'x-made-up': '1' } });
    await expect(asked).rejects.toThrow('Failed to fetch');
    expect(`${spy.mock.calls}`).toContain('does not allow the header x-made-up');
  });

  test('reads no header that the host does not expose', async () => {
    const { standIn, place } = openWorld('gitlab');
    standIn.faults.order({ at: 'who', what: 'rate' });
    const { status, headers } = await fetchInto(standIn)(`${place.api}/user`);
    expect([status, headers.get('retry-after'), headers.get('content-type')]).toEqual([429, null, 'text/plain']);
  });
});
