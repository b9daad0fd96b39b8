import { toBase64 } from '../../encoding';
import {
  cleanHostText,
  encodePath,
  type GitHostKind,
  type HostAdapter,
  type HostConnection,
  HostError,
  type HostErrorKind,
  type HostResponse,
  parseResponse,
  unreadable,
} from './git-host';

const ORIGIN = 'https://github.com';

/** GitHub: REST for reading. GraphQL for the commit, because it compares the head of the branch in the same step. */
export const github: GitHostKind = {
  name: 'GitHub',
  origin: ORIGIN,
  apiOf: (origin) => (origin === ORIGIN ? 'https://api.github.com' : `${origin}/api/v3`),
  signIn: { authorize: '/login/oauth/authorize' },
  tokenHelp: ({ origin, repository }) => ({
    name: 'fine-grained token',
    address: `${origin}/settings/personal-access-tokens/new`,
    permissions: 'Contents: Read and write',
    hints: [`Repository access: only ${repository}.`, 'Choose a short expiration; a new token takes a minute.'],
  }),
  headers: { 'X-GitHub-Api-Version': '2022-11-28' },
  open,
};

type Ref = { object: { sha: string } };
type Account = { login: string; name?: string | null; html_url: string };

function open({ target, token, send }: HostConnection): HostAdapter {
  const repository = `${target.api}/repos/${target.repository}`;
  const commitUrl = (commit: string) => `${target.origin}/${target.repository}/commit/${commit}`;
  return {
    repository,
    canWrite,
    toAccount: ({ login, name, html_url }: Account) => ({ name: name || login, link: html_url }),
    branch: `${repository}/git/ref/heads/${encodePath(target.branch)}`,
    toHead: ({ object }: Ref) => object.sha,
    file: (path, commit) => `${repository}/contents/${encodePath(path)}?ref=${commit}`,
    rawType: 'application/vnd.github.raw+json',
    commitFiles: async ({ parent, message, files }) => {
      const [headline = '', ...rest] = message.split('\n');
      const body = rest.join('\n').trim();
      const input = {
        branch: { repositoryNameWithOwner: target.repository, branchName: target.branch },
        message: { headline, ...(body && { body }) },
        expectedHeadOid: parent,
        fileChanges: { additions: files.map(({ path, content }) => ({ path, contents: toBase64(content) })) },
      };
      // A self-hosted server has GraphQL at /api/graphql, next to /api/v3.
      const graphql = `${target.api.replace(/\/v3$/, '')}/graphql`;
      return commitOf(await send(graphql, { body: { query: MUTATION, variables: { input } } }), token);
    },
    commitUrl,
    checksUrl: (commit) => `${commitUrl(commit)}/checks`,
  };
}

/** Push permission in the repository of GitHub and Forgejo; `undefined` if it is not reported. */
export const canWrite = ({ permissions }: { permissions?: { push: boolean } }): boolean | undefined =>
  permissions?.push;

/** Makes a signed commit. Fails if the branch is not at `expectedHeadOid`. */
const MUTATION =
  'mutation ($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }';

type GraphqlError = { type?: string; message: string };
type GraphqlResponse = {
  data?: { createCommitOnBranch?: { commit?: { oid: string } | null } | null } | null;
  errors?: GraphqlError[];
};

/** Commit id in a GraphQL response. Errors have status 200. */
function commitOf(response: HostResponse, token: string): string | 'moved' {
  const { oid, error } = parseResponse(response, ({ data, errors }: GraphqlResponse) => ({
    oid: data?.createCommitOnBranch?.commit?.oid,
    error: errors?.[0],
  }));
  if (oid) return oid;
  if (typeof error?.message !== 'string') throw unreadable();
  const { type, message } = error;
  if (type === 'STALE_DATA' || /expected branch to point to/i.test(message)) return 'moved';
  throw new HostError(kindOf(type, message), cleanHostText(message, token));
}

function kindOf(type: unknown, message: string): HostErrorKind {
  if (/rate.?limit/i.test(`${type} ${message}`)) return 'rate-limit';
  if (type === 'FORBIDDEN' || type === 'INSUFFICIENT_SCOPES') return 'not-allowed';
  if (type === 'NOT_FOUND') return 'not-found';
  // Server errors have no type: 'Something went wrong while executing your query.'
  return type ? 'rejected' : 'unsure';
}
