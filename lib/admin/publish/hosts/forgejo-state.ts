import type { BuildState } from '../host';
import type { Ask } from './ask-host';
import { readJson } from './read-answer';

type Status = { status: string; context: string; description?: string; target_url?: string };
type Combined = { statuses: Status[] | null };

const FAILED = ['failure', 'error'];

/** What is said of a commit by those who build it, Forgejo's own Actions or others: failed if one has, done when all are. */
export async function forgejoState(ask: Ask, repository: string, origin: string, commit: string): Promise<BuildState> {
  const answer = await ask(`${repository}/commits/${commit}/status`);
  const statuses = readJson(answer, (found: Combined) => found.statuses ?? []);
  const address = ({ target_url }: Status) => linkOf(target_url, origin);
  const failed = statuses.find(({ status }) => FAILED.includes(status));
  if (failed) return { kind: 'failed', address: address(failed), reason: reasonOf(failed) };
  const open = statuses.filter(({ status }) => status === 'pending');
  // 'pending' is all that it says of both; the words beside it are 'Waiting to run' and 'Has started running'.
  const running = open.find(({ description }) => /\brunning\b/i.test(description ?? ''));
  if (running) return { kind: 'running', address: address(running) };
  const [first] = open.length > 0 ? open : statuses;
  return first ? { kind: open.length > 0 ? 'queued' : 'done', address: address(first) } : { kind: 'none' };
}

const reasonOf = ({ context, description }: Status) => [context, description].filter(Boolean).join(': ');

/** Actions name a path on the server; others may name anything, which is followed by http alone. */
function linkOf(target: string | undefined, origin: string): string | undefined {
  if (!target) return undefined;
  try {
    const { href, protocol } = new URL(target, origin);
    return /^https?:$/.test(protocol) ? href : undefined;
  } catch {
    return undefined;
  }
}
