import { toBase64 } from '../../encoding';
import type { GitHost, GitHostKind, HostConnection } from './git-host';
import { createSendRequest, parseResponse, responseText, toHostError } from './host-request';

/** Access level of the role Developer, the lowest one that may push. */
const DEVELOPER_LEVEL = 30;

/** gitlab.com or a self-hosted GitLab server. */
export const gitlab: GitHostKind = {
  name: 'GitLab',
  origin: 'https://gitlab.com',
  apiOf: (origin) => `${origin}/api/v4`,
  signIn: { authorize: '/oauth/authorize', token: '/oauth/token', scope: 'api' },
  tokenHelp: ({ origin, repository }) => ({
    name: 'personal access token',
    address: `${origin}/-/user_settings/personal_access_tokens?${new URLSearchParams({ name: 'Publish', scopes: 'api' })}`,
    permissions: 'scope api',
    hints: [`Your role in ${repository} must be Developer or higher.`, 'Choose a short expiration.'],
  }),
  open,
};

type Branch = { commit: { id: string } };
type Account = { username: string; name?: string; web_url: string };
type Access = { access_level: number } | null;
type Project = { permissions?: { project_access?: Access; group_access?: Access } };

/** Error messages if a file has changed since the parent commit, or if the branch has moved during the request. */
const STALE_FILE_ERROR =
  /changed since you started editing|with this name (?:already exists|doesn't exist)|refresh and try again/i;

function open(connection: HostConnection): GitHost {
  const { target, token } = connection;
  const send = createSendRequest(connection);
  const project = `${target.api}/projects/${encodeURIComponent(target.repository)}`;
  const fileUrl = (path: string, below: string, commit: string) =>
    `${project}/repository/files/${encodeURIComponent(path)}${below}?ref=${commit}`;
  const commitUrl = (commit: string) => `${target.origin}/${target.repository}/-/commit/${commit}`;

  const readHead = async () => {
    const response = await send(`${project}/repository/branches/${encodeURIComponent(target.branch)}`);
    return parseResponse(response, ({ commit }: Branch) => commit.id);
  };

  return {
    async whoAmI() {
      const [account, access] = await Promise.all([send(`${target.api}/user`), send(project)]);
      return {
        ...parseResponse(account, ({ username, name, web_url }: Account) => ({
          name: name || username,
          link: web_url,
        })),
        canWrite: parseResponse(access, (found: Project) => ({ canWrite: canPush(found) })).canWrite,
      };
    },
    readHead,
    async readFile(path, commit) {
      const response = await send(fileUrl(path, '/raw', commit), { accept: '*/*', accepted: [404] });
      return response.status === 404 ? undefined : response.bytes;
    },
    async commitFiles({ parent, message, files }) {
      // GitLab compares only the files of this commit, so compare the head of the branch too.
      if ((await readHead()) !== parent) return 'moved';
      const actions = await Promise.all(
        files.map(async ({ path, content }) => {
          const { status } = await send(fileUrl(path, '', parent), { method: 'HEAD', accepted: [404] });
          const file = { file_path: path, content: toBase64(content), encoding: 'base64' };
          return status === 404 ? { ...file, action: 'create' } : { ...file, action: 'update', last_commit_id: parent };
        }),
      );
      const body = { branch: target.branch, commit_message: message, actions };
      const response = await send(`${project}/repository/commits`, { body, accepted: [400] });
      if (response.status !== 400) return parseResponse(response, ({ id }: { id: string }) => id);
      if (STALE_FILE_ERROR.test(responseText(response))) return 'moved';
      throw toHostError(response, token);
    },
    commitUrl,
    checksUrl: (commit) => `${commitUrl(commit)}/pipelines`,
  };
}

/** `undefined` if GitLab reports no access level, as for members of an invited group. */
function canPush({ permissions }: Project): boolean | undefined {
  const levels = [permissions?.project_access, permissions?.group_access].flatMap(
    (access) => access?.access_level ?? [],
  );
  return levels.length > 0 ? Math.max(...levels) >= DEVELOPER_LEVEL : undefined;
}
