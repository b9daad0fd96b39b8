import { toBase64 } from '../base64';
import { type Answer, type Ask, askHost, faultOf, inAddress, readJson } from './ask-host';
import { type BuildState, type GitHostKind, type Host, HostFault, type NewCommit, type Opening } from './git-host';
import { canPush, toHistory } from './github';
import { hostHash } from './host-words';

const RIGHTS = 'Permissions: repository, read and write; user, read.';

/** Kind of Forgejo and Gitea. The server has to allow other origins, as codeberg.org does. */
export const forgejo: GitHostKind = {
  name: 'Forgejo',
  origin: 'https://codeberg.org',
  apiOf: (origin) => `${origin}/api/v1`,
  signIn: {
    authorize: '/login/oauth/authorize',
    token: '/login/oauth/access_token',
    scope: 'read:user write:repository',
  },
  tokenWords: ({ origin, repository }) => ({
    name: 'access token',
    address: `${origin}/user/settings/applications`,
    lines: [
      RIGHTS,
      `You must be a collaborator of ${repository} who may write.`,
      'Take it back there when you need it no more.',
    ],
    rights: RIGHTS,
  }),
  pages: {
    make: '/repo/create',
    view: (branch, path) => `/src/branch/${inAddress(branch)}/${path}`,
    edit: (branch, path) => `/_edit/${inAddress(branch)}/${path}`,
    settings: { path: '/settings', words: 'Switch on Actions.' },
  },
  open,
};

type Branch = { commit: { id: string } };
type Account = { login: string; full_name?: string; html_url?: string };
type Entry = { path: string; sha: string; type: string };
type Made = { commit: { sha: string } };

/** Forgejo has 409 for the first, Gitea 422 for all of them, and a file that is gone may be 404. */
const STALE = /sha does not match|file (?:already exists|does not exist)/i;
const PROTECTED = /cannot commit to repo|protected/i;

function open({ place, token, fetch, limits }: Opening): Host {
  const ask = askHost({ token, fetch, limits });
  const repository = `${place.api}/repos/${place.repository}`;

  const readHead = async () => {
    const answer = await ask(`${repository}/branches/${inAddress(place.branch)}`, { accepts: [404] });
    if (answer.status === 200) return readJson(answer, ({ commit }: Branch) => commit.id);
    // Rejects where it is the repository that is not there.
    await ask(repository);
    throw new HostFault('branch', '');
  };

  return {
    async whoAmI() {
      const [account, project] = await Promise.all([ask(`${place.api}/user`), ask(repository)]);
      return {
        ...readJson(account, ({ login, full_name, html_url }: Account) => ({
          name: full_name || login,
          address: html_url ?? `/${login}`,
        })),
        canWrite: canPush(project),
      };
    },
    readHead,
    async readFile(path, commit) {
      const address = `${repository}/raw/${inAddress(path)}?ref=${commit}`;
      const answer = await ask(address, { accept: '*/*', accepts: [404] });
      return answer.status === 404 ? undefined : answer.bytes;
    },
    async commit(commit) {
      // Forgejo looks at the files alone: the branch may have moved without them.
      if ((await readHead()) !== commit.parent) return 'moved';
      const answer = await commitTo(ask, repository, place.branch, commit);
      if (answer.status < 400) return readJson(answer, (made: Made) => made.commit.sha);
      const fault = faultOf(answer, token);
      if (answer.status !== 403 && STALE.test(fault.reason)) return 'moved';
      if (fault.kind === 'rights' && PROTECTED.test(fault.reason)) throw new HostFault('protected', fault.reason);
      if (/^branch/i.test(fault.reason)) throw new HostFault('branch', fault.reason);
      throw fault;
    },
    state: (commit) => stateOf(ask, repository, commit),
    async history(path) {
      // Facts that are not shown take Forgejo long to find out.
      const spared = { stat: 'false', verification: 'false', files: 'false' };
      const query = new URLSearchParams({ sha: place.branch, path, limit: '30', ...spared });
      // A path without a commit is not found.
      const answer = await ask(`${repository}/commits?${query}`, { accepts: [404] });
      return answer.status === 404 ? [] : toHistory(answer);
    },
  };
}

/** Forgejo's answer to a commit that names for each file what it was at the parent. */
async function commitTo(
  ask: Ask,
  repository: string,
  branch: string,
  { parent, message, files }: NewCommit,
): Promise<Answer> {
  const folders = new Set(files.map(({ path }) => path.slice(0, Math.max(0, path.lastIndexOf('/')))));
  const lists = await Promise.all([...folders].map((folder) => listFolder(ask, repository, parent, folder)));
  const standing = new Map(lists.flat().map(({ path, sha }) => [path, sha]));
  const body = {
    branch,
    message,
    files: files.map(({ path, content }) => {
      const sha = standing.get(path);
      const file = { path, content: toBase64(content) };
      return sha ? { ...file, operation: 'update', sha: hostHash(sha) } : { ...file, operation: 'create' };
    }),
  };
  return ask(`${repository}/contents`, { body, accepts: [403, 404, 409, 422] });
}

/** The files of a folder at a commit; none where there is no such folder. */
async function listFolder(ask: Ask, repository: string, commit: string, folder: string): Promise<Entry[]> {
  const address = `${repository}/contents${folder && `/${inAddress(folder)}`}?ref=${commit}`;
  const answer = await ask(address, { accepts: [404] });
  if (answer.status === 404) return [];
  return readJson(answer, (entries: Entry[]) => entries.filter(({ type }) => type === 'file'));
}

type Status = { status: string; context: string; description?: string; target_url?: string };

const FAILED = ['failure', 'error'];

/** State as told by those who build a commit, Forgejo's own Actions or others: failed if one has, done when all are. */
async function stateOf(ask: Ask, repository: string, commit: string): Promise<BuildState> {
  const answer = await ask(`${repository}/commits/${commit}/status`);
  const statuses = readJson(answer, (found: { statuses: Status[] | null }) => found.statuses ?? []);
  const failed = statuses.find(({ status }) => FAILED.includes(status));
  if (failed) {
    const reason = [failed.context, failed.description].filter(Boolean).join(': ');
    return { kind: 'failed', address: failed.target_url, reason };
  }
  const open = statuses.filter(({ status }) => status === 'pending');
  // 'pending' is all that it says of both; the words beside it are 'Waiting to run' and 'Has started running'.
  const running = open.find(({ description }) => /\brunning\b/i.test(description ?? ''));
  if (running) return { kind: 'running', address: running.target_url };
  const [first] = open.length > 0 ? open : statuses;
  return first ? { kind: open.length > 0 ? 'queued' : 'done', address: first.target_url } : { kind: 'none' };
}
