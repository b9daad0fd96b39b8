import { toBase64 } from '../../encoding';
import type { GitHost, GitHostKind, HostConnection } from './git-host';
import { pushPermission } from './github';
import { createSendRequest, encodePath, parseResponse, toHostError } from './host-request';
import { parseHash } from './host-text';

/** Forgejo and Gitea. The server must allow requests from other origins, as codeberg.org does. */
export const forgejo: GitHostKind = {
  name: 'Forgejo',
  origin: 'https://codeberg.org',
  apiOf: (origin) => `${origin}/api/v1`,
  signIn: {
    authorize: '/login/oauth/authorize',
    token: '/login/oauth/access_token',
    scope: 'read:user write:repository',
  },
  tokenHelp: ({ origin, repository }) => ({
    name: 'access token',
    address: `${origin}/user/settings/applications`,
    permissions: 'repository: Read and write, user: Read',
    hints: [`You must be a collaborator of ${repository} with write access.`],
  }),
  open,
};

type Branch = { commit: { id: string } };
type Account = { login: string; full_name?: string; html_url?: string };
type Entry = { path: string; sha: string; type: string };

/** Messages for a file that is not as it was at the parent. Forgejo sends them with 409 or 404, Gitea with 422. */
const STALE = /sha does not match|file (?:already exists|does not exist)/i;

function open(connection: HostConnection): GitHost {
  const { target, token } = connection;
  const send = createSendRequest(connection);
  const repository = `${target.api}/repos/${target.repository}`;
  const commitUrl = (commit: string) => `${target.origin}/${target.repository}/commit/${commit}`;

  const readHead = async () => {
    const answer = await send(`${repository}/branches/${encodePath(target.branch)}`);
    return parseResponse(answer, ({ commit }: Branch) => commit.id);
  };
  /** Files of a folder at a commit with their hashes; none if there is no such folder. */
  const listFolder = async (folder: string, commit: string): Promise<Entry[]> => {
    const address = `${repository}/contents${folder && `/${encodePath(folder)}`}?ref=${commit}`;
    const answer = await send(address, { accepted: [404] });
    if (answer.status === 404) return [];
    return parseResponse(answer, (entries: Entry[]) => entries.filter(({ type }) => type === 'file'));
  };

  return {
    async whoAmI() {
      const [account, project] = await Promise.all([send(`${target.api}/user`), send(repository)]);
      return {
        ...parseResponse(account, ({ login, full_name, html_url }: Account) => ({
          name: full_name || login,
          link: html_url ?? `/${login}`,
        })),
        canWrite: pushPermission(project),
      };
    },
    readHead,
    async readFile(path, commit) {
      const address = `${repository}/raw/${encodePath(path)}?ref=${commit}`;
      const answer = await send(address, { accept: '*/*', accepted: [404] });
      return answer.status === 404 ? undefined : answer.bytes;
    },
    async commitFiles({ parent, message, files }) {
      // Forgejo compares only the files: another commit may have changed others.
      if ((await readHead()) !== parent) return 'moved';
      const folders = new Set(files.map(({ path }) => path.slice(0, Math.max(0, path.lastIndexOf('/')))));
      const lists = await Promise.all([...folders].map((folder) => listFolder(folder, parent)));
      const hashes = new Map(lists.flat().map(({ path, sha }) => [path, sha]));
      const changes = files.map(({ path, content }) => {
        const sha = hashes.get(path);
        const file = { path, content: toBase64(content) };
        return sha ? { ...file, operation: 'update', sha: parseHash(sha) } : { ...file, operation: 'create' };
      });
      const body = { branch: target.branch, message, files: changes };
      const answer = await send(`${repository}/contents`, { body, accepted: [404, 409, 422] });
      if (answer.status < 400) return parseResponse(answer, ({ commit }: { commit: { sha: string } }) => commit.sha);
      const error = toHostError(answer, token);
      if (STALE.test(error.reason)) return 'moved';
      throw error;
    },
    commitUrl,
    // Forgejo lists the statuses on the page of the commit.
    checksUrl: commitUrl,
  };
}
