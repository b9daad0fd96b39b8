import { type Host, HostFault, type PastCommit } from '../host';
import { askHost } from './ask-host';
import { commitToGitlab } from './gitlab-commit';
import { gitlabState } from './gitlab-state';
import { type Opening, titleOf } from './opening';
import { readJson, textOf } from './read-answer';

/** From here on an account may push: a developer. */
const DEVELOPER = 30;

type Branch = { commit: { id: string } };
type Account = { username: string; name?: string; web_url: string };
type Access = { access_level: number } | null;
type Project = { permissions?: { project_access?: Access; group_access?: Access } };
type Commit = {
  id: string;
  parent_ids: string[];
  message: string;
  author_name: string;
  authored_date: string;
  web_url: string;
};

/** GitLab, gitlab.com as well as a server of one's own. A repository goes by its whole path in one part of the address. */
export function openGitlab({ place, token, fetch, limits }: Opening): Host {
  const ask = askHost({ token, fetch, limits });
  const project = `${place.api}/projects/${encodeURIComponent(place.repository)}`;
  const canWrite = async () => readJson(await ask(project), (found: Project) => ({ level: levelOf(found) })).level;

  const readHead = async () => {
    const address = `${project}/repository/branches/${encodeURIComponent(place.branch)}`;
    const answer = await ask(address, { accepts: [404] });
    if (answer.status === 200) return readJson(answer, ({ commit }: Branch) => commit.id);
    throw new HostFault(/branch/i.test(textOf(answer)) ? 'branch' : 'repository', '');
  };

  return {
    async whoAmI() {
      const [account, level] = await Promise.all([ask(`${place.api}/user`), canWrite()]);
      return {
        ...readJson(account, ({ username, name, web_url }: Account) => ({ name: name || username, address: web_url })),
        canWrite: level === undefined ? undefined : level >= DEVELOPER,
      };
    },
    readHead,
    async readFile(path, commit) {
      const address = `${project}/repository/files/${encodeURIComponent(path)}/raw?ref=${commit}`;
      const answer = await ask(address, { accept: '*/*', accepts: [404] });
      return answer.status === 404 ? undefined : answer.bytes;
    },
    async commit(commit) {
      // GitLab looks at the files alone: the branch may have moved without them.
      if ((await readHead()) !== commit.parent) return 'moved';
      return commitToGitlab(
        {
          ask,
          project,
          branch: place.branch,
          token,
          mayPush: async () => ((await canWrite()) ?? DEVELOPER) >= DEVELOPER,
        },
        commit,
      );
    },
    state: (commit) => gitlabState(ask, project, place.branch, commit),
    async history(path) {
      const query = new URLSearchParams({ ref_name: place.branch, path });
      const answer = await ask(`${project}/repository/commits?${query}`);
      return readJson(answer, (commits: Commit[]) => commits.map(toPast));
    },
  };
}

/** What an account may do; undefined where GitLab does not say, as of those who come by way of another group. */
function levelOf({ permissions }: Project): number | undefined {
  const levels = [permissions?.project_access, permissions?.group_access].flatMap(
    (access) => access?.access_level ?? [],
  );
  return levels.length > 0 ? Math.max(...levels) : undefined;
}

const toPast = ({ id, parent_ids, message, author_name, authored_date, web_url }: Commit): PastCommit => ({
  commit: id,
  parent: parent_ids[0],
  title: titleOf(message),
  by: author_name,
  at: Date.parse(authored_date),
  address: web_url,
});
