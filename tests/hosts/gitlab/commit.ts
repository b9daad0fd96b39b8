import { found, type HostReply } from '../host-reply';
import type { Setting, User } from '../stand-in';
import { commitOf } from './answers';
import { isStale, mayNotPush } from './refusals';

type Action = { action: string; file_path: string; content: string; encoding: string; last_commit_id?: string };
type Body = { branch: string; commit_message: string; actions: Action[] };

const refused = (message: string) => found({ message }, 400);

/** A commit as GitLab makes it: on top of whatever the branch is at, where each file is what it was at the commit that is named for it. */
export async function commit({ repository }: Setting, user: User, sent: Buffer, link: string): Promise<HostReply> {
  const { branch, commit_message, actions }: Body = JSON.parse(`${sent}`);
  if (user.rights !== 'write') return mayNotPush;
  const parent = await repository.head(branch);
  if (parent === undefined) return refused('You can only create or edit files when you are on a branch');
  const lastOf = async (from: string, path: string) => (await repository.log(from, path, 1))[0]?.commit;
  for (const { action, file_path, last_commit_id, encoding } of actions) {
    if (encoding !== 'base64') throw new Error(`${file_path} is not said to be base64`);
    const isThere = (await repository.read(parent, file_path)) !== undefined;
    if (action === 'create' && isThere) return refused('A file with this name already exists');
    if (action !== 'update') continue;
    if (!isThere) return refused("A file with this name doesn't exist");
    const known = last_commit_id && (await repository.has(last_commit_id)) && (await lastOf(last_commit_id, file_path));
    if (known && known !== (await lastOf(parent, file_path))) return isStale;
  }
  const made = await repository.commit({
    branch,
    parent,
    message: commit_message,
    author: { name: user.name, email: `${user.login}@users.noreply.gitlab.com` },
    files: actions.map(({ file_path: path, content }) => ({ path, content: Buffer.from(content, 'base64') })),
  });
  if (made === 'moved') return refused(`Could not update refs/heads/${branch}. Please refresh and try again.`);
  const [logged] = await repository.log(made, '', 1);
  if (!logged) throw new Error(`the commit ${made} is not to be found`);
  return found(commitOf(logged, link), 201);
}
