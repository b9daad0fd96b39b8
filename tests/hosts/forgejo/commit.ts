import { found, type HostReply } from '../host-reply';
import type { Setting, User } from '../stand-in';
import { commitOf } from './answers';
import { isGone, isOther, isThere, mayNotWrite, noBranch, noSha } from './refusals';

type Change = { operation: string; path: string; content: string; sha?: string };
type Body = { branch: string; message: string; files: Change[] };

/** A commit as Forgejo makes it: on top of whatever the branch is at, where each file is the one whose hash is named. */
export async function commit({ repository }: Setting, user: User, sent: Buffer, link: string): Promise<HostReply> {
  const { branch, message, files }: Body = JSON.parse(`${sent}`);
  if (user.rights !== 'write') return mayNotWrite;
  const parent = await repository.head(branch);
  if (parent === undefined) return noBranch(branch);
  for (const { operation, path, sha } of files) {
    const [, folder = '', name] = /^(?:(.*)\/)?([^/]+)$/.exec(path) ?? [];
    const standing = (await repository.list(parent, folder))?.find((entry) => entry.name === name);
    if (operation === 'create' && standing) return isThere(path);
    if (operation !== 'update') continue;
    if (!standing) return isGone(path);
    if (!sha) return noSha;
    if (standing.sha !== sha) return isOther(sha, standing.sha);
  }
  const made = await repository.commit({
    branch,
    parent,
    message,
    author: { name: user.name, email: `${user.login}@noreply.codeberg.org` },
    files: files.map(({ path, content }) => ({ path, content: Buffer.from(content, 'base64') })),
  });
  // The push that it makes inside is refused, and it has no word for that.
  if (made === 'moved') return found({ message: '' }, 500);
  const [logged] = await repository.log(made, '', 1);
  if (!logged) throw new Error(`the commit ${made} is not to be found`);
  return found({ commit: commitOf(logged, link), files: [], verification: null }, 201);
}
