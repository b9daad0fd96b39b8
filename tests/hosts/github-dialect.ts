import { z } from 'zod';
import type { Dialect, DialectSetting, FakeRequest, Refusal, Reply } from './fake-host';

const ok = (body: unknown): Reply => ({ status: 200, body });
const refusal = (status: number, message: string, headers = {}): Reply => ({ status, body: { message }, headers });
const notFound = refusal(404, 'Not Found');
const SPENT = { 'x-ratelimit-remaining': '0' };

const REFUSALS: Record<Refusal, Reply> = {
  401: refusal(401, 'Bad credentials'),
  403: refusal(403, 'Resource not accessible by personal access token'),
  404: notFound,
  409: refusal(409, 'Git Repository is empty.'),
  422: refusal(422, 'Validation Failed'),
  429: refusal(429, 'Too many requests'),
  500: refusal(500, 'Server Error'),
  'rate-limit': refusal(403, 'API rate limit exceeded for user ID 583231.', SPENT),
  protected: refusal(403, 'Repository rule violations found'),
};

/** GraphQL sends its errors with status 200; without a type it is GitHub itself that failed. */
const GRAPHQL_ERRORS: Partial<Record<Refusal, [type: string, message: string]>> = {
  403: ['FORBIDDEN', 'Resource not accessible by personal access token'],
  404: ['NOT_FOUND', "Could not resolve to a Repository with the name 'store/products'."],
  409: ['STALE_DATA', 'Expected branch to point to "0" but it did not.  Pull and try again.'],
  422: ['UNPROCESSABLE', 'A path was requested for addition which is not valid.'],
  'rate-limit': ['RATE_LIMITED', 'API rate limit exceeded for user ID 583231.'],
  protected: ['UNPROCESSABLE', 'Repository rule violations found\n\nChanges must be made through a pull request.'],
};
const graphqlError = ([type, message]: readonly [string, string]): Reply =>
  ok({ data: { createCommitOnBranch: null }, errors: [{ type, message }] });

/** Input of `createCommitOnBranch` as far as the admin uses it (docs.github.com/graphql). */
const mutationSchema = z.strictObject({
  query: z.string().startsWith('mutation ($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input)'),
  variables: z.strictObject({
    input: z.strictObject({
      branch: z.strictObject({ repositoryNameWithOwner: z.string(), branchName: z.string() }),
      message: z.strictObject({ headline: z.string(), body: z.string().optional() }),
      expectedHeadOid: z.string().regex(/^[0-9a-f]{40}$/),
      fileChanges: z.strictObject({ additions: z.array(z.strictObject({ path: z.string(), contents: z.string() })) }),
    }),
  }),
});

/** GitHub's REST API (version 2022-11-28) and the GraphQL mutation that makes a commit. */
export function githubDialect({ place, repository }: DialectSetting): Dialect {
  const commit = ({ body, user }: FakeRequest): Reply => {
    const { branch, message, expectedHeadOid, fileChanges } = mutationSchema.parse(JSON.parse(`${body}`)).variables
      .input;
    const isKnown = branch.repositoryNameWithOwner === place.repository && branch.branchName === repository.branch;
    if (!isKnown || user?.rights === 'none') return graphqlError(GRAPHQL_ERRORS[404] as [string, string]);
    if (user?.rights === 'read') return graphqlError(GRAPHQL_ERRORS[403] as [string, string]);
    if (expectedHeadOid !== repository.head) return graphqlError(GRAPHQL_ERRORS[409] as [string, string]);
    const oid = repository.add({
      message: [message.headline, message.body].filter(Boolean).join('\n\n'),
      author: user?.name ?? '',
      files: Object.fromEntries(
        fileChanges.additions.map(({ path, contents }) => [path, Buffer.from(contents, 'base64')]),
      ),
    });
    return ok({ data: { createCommitOnBranch: { commit: { oid } } } });
  };

  return {
    corsHeaders: ['accept', 'authorization', 'content-type', 'x-github-api-version'],
    signInPaths: { authorize: '/login/oauth/authorize', token: '/login/oauth/access_token' },
    route: (request) => {
      const { url, user, headers } = request;
      const path = url.pathname.replace(/^\/api\/v3(?=\/)/, '');
      if (/^(?:\/api)?\/graphql$/.test(path)) return { topic: 'commit', answer: () => commit(request) };
      if (path === '/user') {
        const account = { login: user?.login, name: user?.name, html_url: `${place.origin}/${user?.login}` };
        return { topic: 'who', answer: () => ok(account) };
      }
      const [, name, below = ''] = /^\/repos\/([^/]+\/[^/]+)(\/.*)?$/.exec(path) ?? [];
      if (name === undefined) return undefined;
      const unless = (answer: () => Reply) => () =>
        name !== place.repository || user?.rights === 'none' ? notFound : answer();
      if (below === '')
        return { topic: 'who', answer: unless(() => ok({ permissions: { push: user?.rights === 'write' } })) };
      const [, branch] = /^\/git\/ref\/heads\/(.+)$/.exec(below) ?? [];
      if (branch !== undefined) {
        const head = { object: { type: 'commit', sha: repository.head } };
        const isThere = decodeURIComponent(branch) === repository.branch;
        return { topic: 'head', answer: unless(() => (isThere ? ok(head) : notFound)) };
      }
      const [, file] = /^\/contents\/(.+)$/.exec(below) ?? [];
      if (file === undefined) return undefined;
      if (headers.get('accept') !== 'application/vnd.github.raw+json') throw new Error('Raw content needs its type');
      const content = repository.read(decodeURIComponent(file), url.searchParams.get('ref') ?? '');
      return { topic: 'read', answer: unless(() => (content ? ok(content) : notFound)) };
    },
    refuse: (what, topic) => {
      const error = topic === 'commit' ? GRAPHQL_ERRORS[what] : undefined;
      return error ? graphqlError(error) : REFUSALS[what];
    },
  };
}
