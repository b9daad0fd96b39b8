import type { BuildState } from '../host';
import type { Ask } from './ask-host';
import { readJson } from './read-answer';

type Pipeline = { id: number; status: string; web_url: string };
type Job = { name: string; stage: string; allow_failure?: boolean };

/** GitLab's words for what a pipeline is at; every other one is a way to wait. */
const KINDS: Readonly<Record<string, 'running' | 'done' | 'failed'>> = {
  running: 'running',
  canceling: 'running',
  success: 'done',
  failed: 'failed',
};

/** What the last pipeline of a commit is at: one that was started again stands for those before. */
export async function gitlabState(ask: Ask, project: string, branch: string, commit: string): Promise<BuildState> {
  const query = new URLSearchParams({ sha: commit, ref: branch });
  const answer = await ask(`${project}/pipelines?${query}`);
  const [last] = readJson(answer, (pipelines: Pipeline[]) => pipelines.slice(0, 1));
  // Left out, as the message of a commit may ask, or called off, as for a newer commit, whose build has this one in it.
  if (!last || ['skipped', 'canceled'].includes(last.status)) return { kind: 'none' };
  const kind = KINDS[last.status] ?? 'queued';
  if (kind !== 'failed') return { kind, address: last.web_url };
  return { kind, address: last.web_url, reason: await reasonOf(ask, project, last) };
}

/** The job that failed, such as 'build: check the catalogue'; of a pipeline without one, how it ended. */
async function reasonOf(ask: Ask, project: string, { id, status }: Pipeline): Promise<string> {
  const answer = await ask(`${project}/pipelines/${id}/jobs?${new URLSearchParams({ 'scope[]': 'failed' })}`);
  const jobs = readJson(answer, (found: Job[]) => found.filter(({ allow_failure }) => !allow_failure));
  return jobs[0] ? `${jobs[0].stage}: ${jobs[0].name}` : status;
}
