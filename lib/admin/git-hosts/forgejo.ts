import { toBase64 } from '../../encoding';
import {
  encodePath,
  type GitHostKind,
  type HostAdapter,
  type HostConnection,
  parseHash,
  parseResponse,
  toHostError,
} from './git-host';
import { canWrite } from './github';

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

/** Error messages for a file that has changed since the parent commit. Forgejo sends them with 409 or 404, Gitea with 422. */
const STALE_FILE_ERROR = /sha does not match|file (?:already exists|does not exist)/i;

function open({ target, token, send }: HostConnection): HostAdapter {
  const repository = `${target.api}/repos/${target.repository}`;
  const commitUrl = (commit: string) => `${target.origin}/${target.repository}/commit/${commit}`;
  /** Files of a folder at a commit with their hashes; empty if the folder does not exist. */
  const listFolder = async (folder: string, commit: string): Promise<Entry[]> => {
    const address = `${repository}/contents${folder && `/${encodePath(folder)}`}?ref=${commit}`;
    const response = await send(address, { accepted: [404] });
    if (response.status === 404) return [];
    return parseResponse(response, (entries: Entry[]) => entries.filter(({ type }) => type === 'file'));
  };
  return {
    repository,
    canWrite,
    toAccount: ({ login, full_name, html_url }: Account) => ({
      name: full_name || login,
      link: html_url ?? `/${login}`,
    }),
    branch: `${repository}/branches/${encodePath(target.branch)}`,
    toHead: ({ commit }: Branch) => commit.id,
    file: (path, commit) => `${repository}/raw/${encodePath(path)}?ref=${commit}`,
    rawType: '*/*',
    commitFiles: async ({ parent, message, files }) => {
      const folders = new Set(files.map(({ path }) => path.slice(0, Math.max(0, path.lastIndexOf('/')))));
      const lists = await Promise.all([...folders].map((folder) => listFolder(folder, parent)));
      const hashes = new Map(lists.flat().map(({ path, sha }) => [path, sha]));
      const changes = files.map(({ path, content }) => {
        const sha = hashes.get(path);
        const file = { path, content: toBase64(content) };
        return sha ? { ...file, operation: 'update', sha: parseHash(sha) } : { ...file, operation: 'create' };
      });
      const body = { branch: target.branch, message, files: changes };
      const response = await send(`${repository}/contents`, { body, accepted: [404, 409, 422] });
      if (response.status < 400)
        return parseResponse(response, ({ commit }: { commit: { sha: string } }) => commit.sha);
      const error = toHostError(response, token);
      if (STALE_FILE_ERROR.test(error.reason)) return 'moved';
      throw error;
    },
    commitUrl,
    // Forgejo lists the statuses on the page of the commit.
    checksUrl: commitUrl,
  };
}
