import { toBase64 } from '../../encoding';
import { type GitHost, type GitHostKind, type HostConnection, HostError, type HostErrorKind } from './git-host';
import { createSendRequest, encodePath, type HostResponse, MAX_REASON_LENGTH, parseResponse } from './host-request';
import { cleanHostText } from './host-text';

const ORIGIN = 'https://github.com';
const VERSION_HEADER = { 'X-GitHub-Api-Version': '2022-11-28' };
const RAW_MEDIA_TYPE = 'application/vnd.github.raw+json';

/** GitHub: REST for reading, GraphQL for the commit, because only GraphQL compares the head of the branch. */
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
  open,
};

type Ref = { object: { sha: string } };
type Account = { login: string; name?: string | null; html_url: string };

function open(connection: HostConnection): GitHost {
  const { target } = connection;
  const send = createSendRequest(connection, VERSION_HEADER);
  const repository = `${target.api}/repos/${target.repository}`;
  const commitUrl = (commit: string) => `${target.origin}/${target.repository}/commit/${commit}`;
  return {
    async whoAmI() {
      const [account, project] = await Promise.all([send(`${target.api}/user`), send(repository)]);
      return {
        ...parseResponse(account, ({ login, name, html_url }: Account) => ({ name: name || login, link: html_url })),
        canWrite: pushPermission(project),
      };
    },
    async readHead() {
      const address = `${repository}/git/ref/heads/${encodePath(target.branch)}`;
      // GitHub sends 409 for a repository without commits.
      const response = await send(address, { accepted: [409] });
      if (response.status === 409) throw new HostError('not-found', 'the repository is empty');
      return parseResponse(response, ({ object }: Ref) => object.sha);
    },
    async readFile(path, commit) {
      const address = `${repository}/contents/${encodePath(path)}?ref=${commit}`;
      const response = await send(address, { accept: RAW_MEDIA_TYPE, accepted: [404] });
      return response.status === 404 ? undefined : response.bytes;
    },
    async commitFiles({ parent, message, files }) {
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
      return commitOf(await send(graphql, { body: { query: MUTATION, variables: { input } } }), connection.token);
    },
    commitUrl,
    checksUrl: (commit) => `${commitUrl(commit)}/checks`,
  };
}

/** Push permission in the repository response of GitHub and Forgejo; `undefined` if it is not reported. */
export const pushPermission = (project: HostResponse): boolean | undefined =>
  parseResponse(project, ({ permissions }: { permissions?: { push: boolean } }) => ({ push: permissions?.push })).push;

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
  if (typeof error?.message !== 'string') throw new HostError('unsure', 'an answer that cannot be read');
  const { type, message } = error;
  if (type === 'STALE_DATA' || /expected branch to point to/i.test(message)) return 'moved';
  throw new HostError(kindOf(type, message), cleanHostText(message, MAX_REASON_LENGTH, token));
}

function kindOf(type: unknown, message: string): HostErrorKind {
  if (/rate.?limit/i.test(`${type} ${message}`)) return 'rate-limit';
  if (type === 'FORBIDDEN' || type === 'INSUFFICIENT_SCOPES') return 'not-allowed';
  if (type === 'NOT_FOUND') return 'not-found';
  // Server errors have no type: 'Something went wrong while executing your query.'
  return type ? 'rejected' : 'unsure';
}
