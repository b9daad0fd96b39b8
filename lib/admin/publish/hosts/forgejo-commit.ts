import { toBase64 } from '../../../base64';
import { HostFault, type NewCommit } from '../host';
import type { Ask } from './ask-host';
import { faultOf } from './fault-of';
import { inAddress } from './opening';
import { readJson } from './read-answer';

type Project = { ask: Ask; repository: string; branch: string; token: string };
type Entry = { path: string; sha: string; type: string };
type Made = { commit: { sha: string } };

/** Forgejo has 409 for the first, Gitea 422 for all of them, and a file that is gone may be 404. */
const STALE = /sha does not match|file (?:already exists|does not exist)/i;
const PROTECTED = /cannot commit to repo|protected/i;

/** One commit, made only where each of its files is what it was at the parent; or 'moved'. */
export async function commitToForgejo(
  { ask, repository, branch, token }: Project,
  { parent, message, files }: NewCommit,
): Promise<string | 'moved'> {
  const folders = new Set(files.map(({ path }) => folderOf(path)));
  const lists = await Promise.all([...folders].map((folder) => listFolder(ask, repository, parent, folder)));
  const standing = new Map(lists.flat().map(({ path, sha }) => [path, sha]));
  const body = {
    branch,
    message,
    files: files.map(({ path, content }) => {
      const sha = standing.get(path);
      const file = { path, content: toBase64(content) };
      return sha ? { ...file, operation: 'update', sha } : { ...file, operation: 'create' };
    }),
  };
  const answer = await ask(`${repository}/contents`, { body, accepts: [403, 404, 409, 422] });
  if (answer.status < 400) return readJson(answer, ({ commit }: Made) => commit.sha);
  const fault = faultOf(answer, token);
  if (answer.status !== 403 && STALE.test(fault.reason)) return 'moved';
  if (fault.kind === 'rights' && PROTECTED.test(fault.reason)) throw new HostFault('protected', fault.reason);
  if (/^branch/i.test(fault.reason)) throw new HostFault('branch', fault.reason);
  throw fault;
}

const folderOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** What stands in a folder at a commit; nothing where there is no such folder. */
async function listFolder(ask: Ask, repository: string, commit: string, folder: string): Promise<Entry[]> {
  const address = `${repository}/contents${folder && `/${inAddress(folder)}`}?ref=${commit}`;
  const answer = await ask(address, { accepts: [404] });
  if (answer.status === 404) return [];
  return readJson(answer, (entries: Entry[]) => entries.filter(({ type }) => type === 'file'));
}
