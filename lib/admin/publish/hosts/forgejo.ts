import { type Host, HostFault, type PastCommit } from '../host';
import { askHost } from './ask-host';
import { commitToForgejo } from './forgejo-commit';
import { forgejoState } from './forgejo-state';
import { inAddress, type Opening, titleOf } from './opening';
import { readJson } from './read-answer';

type Branch = { commit: { id: string } };
type Account = { login: string; full_name?: string; html_url?: string };
type Project = { permissions?: { push: boolean } };
type Commit = {
  sha: string;
  html_url: string;
  parents: { sha: string }[] | null;
  commit: { message: string; author: { name: string; date: string } };
};

/** Forgejo and Gitea. The server has to allow other origins, as codeberg.org does. */
export function openForgejo({ place, token, fetch, limits }: Opening): Host {
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
          address: html_url ?? `${place.origin}/${login}`,
        })),
        canWrite: readJson(project, ({ permissions }: Project) => ({ push: permissions?.push })).push,
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
      return commitToForgejo({ ask, repository, branch: place.branch, token }, commit);
    },
    state: (commit) => forgejoState(ask, repository, place.origin, commit),
    async history(path) {
      // What is not shown takes Forgejo long to find out.
      const spared = { stat: 'false', verification: 'false', files: 'false' };
      const query = new URLSearchParams({ sha: place.branch, path, limit: '30', ...spared });
      // A path without a commit is not found.
      const answer = await ask(`${repository}/commits?${query}`, { accepts: [404] });
      return answer.status === 404 ? [] : readJson(answer, (commits: Commit[]) => commits.map(toPast));
    },
  };
}

const toPast = ({ sha, html_url, parents, commit: { message, author } }: Commit): PastCommit => ({
  commit: sha,
  parent: parents?.[0]?.sha,
  title: titleOf(message),
  by: author.name,
  at: Date.parse(author.date),
  address: html_url,
});
