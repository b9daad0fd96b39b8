import { toBase64 } from '../../encoding';
import {
  type GitHostKind,
  type HostAdapter,
  type HostConnection,
  parseResponse,
  responseText,
  toHostError,
} from './git-host';

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

function open({ target, token, send }: HostConnection): HostAdapter {
  const repository = `${target.api}/projects/${encodeURIComponent(target.repository)}`;
  const file = (path: string, commit: string, below = '/raw') =>
    `${repository}/repository/files/${encodeURIComponent(path)}${below}?ref=${commit}`;
  const commitUrl = (commit: string) => `${target.origin}/${target.repository}/-/commit/${commit}`;
  return {
    repository,
    canWrite,
    toAccount: ({ username, name, web_url }: Account) => ({ name: name || username, link: web_url }),
    branch: `${repository}/repository/branches/${encodeURIComponent(target.branch)}`,
    toHead: ({ commit }: Branch) => commit.id,
    file,
    rawType: '*/*',
    commitFiles: async ({ parent, message, files }) => {
      const actions = await Promise.all(
        files.map(async ({ path, content }) => {
          const { status } = await send(file(path, parent, ''), { method: 'HEAD', accepted: [404] });
          const change = { file_path: path, content: toBase64(content), encoding: 'base64' };
          return status === 404
            ? { ...change, action: 'create' }
            : { ...change, action: 'update', last_commit_id: parent };
        }),
      );
      const body = { branch: target.branch, commit_message: message, actions };
      const response = await send(`${repository}/repository/commits`, { body, accepted: [400] });
      if (response.status !== 400) return parseResponse(response, ({ id }: { id: string }) => id);
      if (STALE_FILE_ERROR.test(responseText(response))) return 'moved';
      throw toHostError(response, token);
    },
    commitUrl,
    checksUrl: (commit) => `${commitUrl(commit)}/pipelines`,
  };
}

/** `undefined` if GitLab reports no access level, as for members of an invited group. */
function canWrite({ permissions }: Project): boolean | undefined {
  const accesses = [permissions?.project_access, permissions?.group_access];
  const levels = accesses.flatMap((access) => access?.access_level ?? []);
  return levels.length > 0 ? Math.max(...levels) >= DEVELOPER_LEVEL : undefined;
}
