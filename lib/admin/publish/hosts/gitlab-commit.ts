import { toBase64 } from '../../../base64';
import { HostFault, type NewCommit } from '../host';
import type { Ask } from './ask-host';
import { faultOf } from './fault-of';
import { type Answer, readJson, textOf } from './read-answer';

type Project = { ask: Ask; project: string; branch: string; token: string; mayPush: () => Promise<boolean> };

/** A file is not what it was at the parent, or another commit was quicker by a moment. */
const STALE =
  /changed since you started editing|with this name (?:already exists|doesn't exist)|refresh and try again/i;
const PROTECTED = /push into this branch|protected branch|push rule|pre-receive/i;

/** One commit, made only where each of its files is what it was at the parent; or 'moved'. */
export async function commitToGitlab(
  { ask, project, branch, token, mayPush }: Project,
  { parent, message, files }: NewCommit,
): Promise<string | 'moved'> {
  const actions = await Promise.all(
    files.map(async ({ path, content }) => {
      const address = `${project}/repository/files/${encodeURIComponent(path)}?ref=${parent}`;
      const { status } = await ask(address, { method: 'HEAD', accepts: [404] });
      const file = { file_path: path, content: toBase64(content), encoding: 'base64' };
      return status === 404 ? { ...file, action: 'create' } : { ...file, action: 'update', last_commit_id: parent };
    }),
  );
  const body = { branch, commit_message: message, actions };
  const answer = await ask(`${project}/repository/commits`, { body, accepts: [400, 403] });
  if (answer.status < 400) return readJson(answer, ({ id }: { id: string }) => id);
  if (answer.status === 400 && STALE.test(textOf(answer))) return 'moved';
  throw await refusalOf(answer, token, mayPush);
}

/** GitLab has the same words for a branch that is protected and for an account that may push nowhere. */
async function refusalOf(answer: Answer, token: string, mayPush: () => Promise<boolean>): Promise<HostFault> {
  const fault = faultOf(answer, token);
  if (fault.kind === 'rate' || !PROTECTED.test(fault.reason)) return fault;
  return new HostFault((await mayPush()) ? 'protected' : 'rights', fault.reason);
}
