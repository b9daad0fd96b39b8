import { type Host, HostFault, type PastCommit } from '../host';
import { askHost } from './ask-host';
import { commitToGithub } from './github-commit';
import { githubState } from './github-state';
import { inAddress, type Opening, titleOf } from './opening';
import { readJson } from './read-answer';

/** The only one that GitHub answers by without a version being named, too; later ones may leave out what is read here. */
const VERSION = { 'X-GitHub-Api-Version': '2022-11-28' };
const RAW = 'application/vnd.github.raw+json';

type Ref = { object: { sha: string } };
type Account = { login: string; name?: string | null; html_url: string };
type Project = { permissions?: { push: boolean } };
type Commit = {
  sha: string;
  html_url: string;
  parents: { sha: string }[];
  commit: { message: string; author: { name?: string; date?: string } | null };
};

/** GitHub, github.com as well as a server of one's own: REST, and GraphQL for the one commit that names the head it expects. */
export function openGithub({ place, token, fetch, limits }: Opening): Host {
  const ask = askHost({ token, fetch, limits, headers: VERSION });
  const repository = `${place.api}/repos/${place.repository}`;
  return {
    async whoAmI() {
      const [account, project] = await Promise.all([ask(`${place.api}/user`), ask(repository)]);
      return {
        ...readJson(account, ({ login, name, html_url }: Account) => ({ name: name || login, address: html_url })),
        canWrite: readJson(project, ({ permissions }: Project) => ({ push: permissions?.push })).push,
      };
    },
    async readHead() {
      const address = `${repository}/git/ref/heads/${inAddress(place.branch)}`;
      // A repository without a commit answers with a conflict.
      const answer = await ask(address, { accepts: [404, 409] });
      if (answer.status === 200) return readJson(answer, ({ object }: Ref) => object.sha);
      // Rejects where it is the repository that is not there.
      await ask(repository);
      throw new HostFault('branch', '');
    },
    async readFile(path, commit) {
      const address = `${repository}/contents/${inAddress(path)}?ref=${commit}`;
      const answer = await ask(address, { accept: RAW, accepts: [404] });
      return answer.status === 404 ? undefined : answer.bytes;
    },
    commit: (commit) => commitToGithub(ask, place, token, commit),
    state: (commit) => githubState(ask, repository, commit),
    async history(path) {
      const query = new URLSearchParams({ sha: place.branch, path });
      return readJson(await ask(`${repository}/commits?${query}`), (commits: Commit[]) => commits.map(toPast));
    },
  };
}

function toPast({ sha, html_url, parents, commit: { message, author } }: Commit): PastCommit {
  return {
    commit: sha,
    parent: parents[0]?.sha,
    title: titleOf(message),
    by: author?.name ?? '',
    at: Date.parse(author?.date ?? ''),
    address: html_url,
  };
}
