import { toBase64 } from '../base64';
import { type Answer, type Ask, askHost, faultOf, inAddress, readJson, textOf, titleOf } from './ask-host';
import { type BuildState, type GitHostKind, type Host, HostFault, type NewCommit, type Opening } from './git-host';
import { hostMoment, hostNumber } from './host-words';

/** From here on an account may push: a developer. */
const DEVELOPER = 30;
const SCOPE = 'Scope: api. Fine-grained ones need to read and write the repository, and to read pipelines.';

/** Kind of gitlab.com and of a server of one's own. A repository goes by its whole path in one part of the address. */
export const gitlab: GitHostKind = {
  name: 'GitLab',
  origin: 'https://gitlab.com',
  apiOf: (origin) => `${origin}/api/v4`,
  signIn: { authorize: '/oauth/authorize', token: '/oauth/token', scope: 'api' },
  tokenWords: ({ origin, repository }) => ({
    name: 'personal access token',
    address: `${origin}/-/user_settings/personal_access_tokens?${new URLSearchParams({ name: 'Publish', scopes: 'api' })}`,
    lines: [
      SCOPE,
      `Your role in ${repository} must be Developer or higher.`,
      'Expiration: as short as you can live with.',
    ],
    rights: SCOPE,
  }),
  pages: {
    make: '/projects/new',
    view: (branch, path) => `/-/blob/${inAddress(branch)}/${path}`,
    edit: (branch, path) => `/-/edit/${inAddress(branch)}/${path}`,
    settings: { path: '/-/project_members', words: 'Give everybody who shall publish the role Developer or higher.' },
  },
  open,
};

type Branch = { commit: { id: string } };
type Account = { username: string; name?: string; web_url: string };
type Access = { access_level: number } | null;
type Project = { permissions?: { project_access?: Access; group_access?: Access } };
type ListedCommit = {
  id: string;
  parent_ids: string[];
  message: string;
  author_name: string;
  authored_date: string;
  web_url: string;
};

function open({ place, token, fetch, limits }: Opening): Host {
  const ask = askHost({ token, fetch, limits });
  const project = `${place.api}/projects/${encodeURIComponent(place.repository)}`;

  const canWrite = async () => {
    const { level } = readJson(await ask(project), (found: Project) => ({ level: levelOf(found) }));
    return level === undefined ? undefined : level >= DEVELOPER;
  };
  const readHead = async () => {
    const address = `${project}/repository/branches/${encodeURIComponent(place.branch)}`;
    const answer = await ask(address, { accepts: [404] });
    if (answer.status === 200) return readJson(answer, ({ commit }: Branch) => commit.id);
    throw new HostFault(/branch/i.test(textOf(answer)) ? 'branch' : 'repository', '');
  };

  return {
    async whoAmI() {
      const [account, isWriter] = await Promise.all([ask(`${place.api}/user`), canWrite()]);
      return {
        ...readJson(account, ({ username, name, web_url }: Account) => ({ name: name || username, address: web_url })),
        canWrite: isWriter,
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
      const answer = await commitTo(ask, project, place.branch, commit);
      if (answer.status < 400) return readJson(answer, ({ id }: { id: string }) => id);
      if (answer.status === 400 && STALE.test(textOf(answer))) return 'moved';
      const fault = faultOf(answer, token);
      if (fault.kind === 'rate' || !PROTECTED.test(fault.reason)) throw fault;
      // GitLab has the same words for a branch that is protected and for an account that may push nowhere.
      throw new HostFault((await canWrite()) === false ? 'rights' : 'protected', fault.reason);
    },
    state: (commit) => stateOf(ask, project, place.branch, commit),
    async history(path) {
      const query = new URLSearchParams({ ref_name: place.branch, path });
      const answer = await ask(`${project}/repository/commits?${query}`);
      return readJson(answer, (commits: ListedCommit[]) => commits.map(toPast));
    },
  };
}

/** The level of an account's rights; undefined where GitLab does not say, as of those who come by way of another group. */
function levelOf({ permissions }: Project): number | undefined {
  const levels = [permissions?.project_access, permissions?.group_access].flatMap(
    (access) => access?.access_level ?? [],
  );
  return levels.length > 0 ? Math.max(...levels) : undefined;
}

const toPast = ({ id, parent_ids, message, author_name, authored_date, web_url }: ListedCommit) => ({
  commit: id,
  parent: parent_ids[0],
  title: titleOf(message),
  by: author_name,
  at: hostMoment(authored_date),
  address: web_url,
});

/** A file is not what it was at the parent, or another commit was quicker by a moment. */
const STALE =
  /changed since you started editing|with this name (?:already exists|doesn't exist)|refresh and try again/i;
const PROTECTED = /push into this branch|protected branch|push rule|pre-receive/i;

/** GitLab's answer to a commit that names for each file the commit at which it was read. */
async function commitTo(
  ask: Ask,
  project: string,
  branch: string,
  { parent, message, files }: NewCommit,
): Promise<Answer> {
  const actions = await Promise.all(
    files.map(async ({ path, content }) => {
      const address = `${project}/repository/files/${encodeURIComponent(path)}?ref=${parent}`;
      const { status } = await ask(address, { method: 'HEAD', accepts: [404] });
      const file = { file_path: path, content: toBase64(content), encoding: 'base64' };
      return status === 404 ? { ...file, action: 'create' } : { ...file, action: 'update', last_commit_id: parent };
    }),
  );
  return ask(`${project}/repository/commits`, {
    body: { branch, commit_message: message, actions },
    accepts: [400, 403],
  });
}

type Pipeline = { id: number; status: string; source?: string; web_url: string };
type Job = { name: string; stage: string; allow_failure?: boolean };

/** GitLab's words for what a pipeline is at; every other one is a way to wait. */
const KINDS: Readonly<Record<string, 'running' | 'done' | 'failed'>> = {
  running: 'running',
  canceling: 'running',
  success: 'done',
  failed: 'failed',
};

/** State of the last pipeline of a commit: one that was started again stands for those before, and one by the clock for none. */
async function stateOf(ask: Ask, project: string, branch: string, commit: string): Promise<BuildState> {
  const query = new URLSearchParams({ sha: commit, ref: branch });
  const answer = await ask(`${project}/pipelines?${query}`);
  const [last] = readJson(answer, (pipelines: Pipeline[]) =>
    pipelines.filter(({ source }) => source !== 'schedule').slice(0, 1),
  );
  // Left out, as the message of a commit may ask, or called off, as for a newer commit, whose build has this one in it.
  if (!last || ['skipped', 'canceled'].includes(last.status)) return { kind: 'none' };
  const kind = KINDS[last.status] ?? 'queued';
  if (kind !== 'failed') return { kind, address: last.web_url };
  return { kind, address: last.web_url, reason: await failureOf(ask, project, last) };
}

/** The job that failed, such as 'build: check the catalogue'; of a pipeline without one, how it ended. */
async function failureOf(ask: Ask, project: string, { id, status }: Pipeline): Promise<string> {
  const answer = await ask(
    `${project}/pipelines/${hostNumber(id)}/jobs?${new URLSearchParams({ 'scope[]': 'failed' })}`,
  );
  const jobs = readJson(answer, (found: Job[]) => found.filter(({ allow_failure }) => !allow_failure));
  return jobs[0] ? `${jobs[0].stage}: ${jobs[0].name}` : status;
}
