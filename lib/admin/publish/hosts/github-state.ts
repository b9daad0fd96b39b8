import type { BuildState } from '../host';
import type { Ask } from './ask-host';
import { readJson } from './read-answer';

type Run = {
  id: number;
  workflow_id: number;
  name?: string | null;
  status: string | null;
  conclusion: string | null;
  html_url: string;
};
type Part = { name: string; conclusion: string | null };
type Job = Part & { steps?: Part[] };

const FINE = ['success', 'neutral', 'skipped'];
/** A newer commit has taken its place, whose build has this one in it, or somebody has stopped it: the store tells. */
const CALLED_OFF = 'cancelled';

/** What the workflows that a commit has started are at: failed if one has, done when all are. */
export async function githubState(ask: Ask, repository: string, commit: string): Promise<BuildState> {
  const answer = await ask(`${repository}/actions/runs?head_sha=${commit}`);
  const runs = readJson(answer, ({ workflow_runs }: { workflow_runs: Run[] }) =>
    lastOfEach(workflow_runs).filter(({ conclusion }) => conclusion !== CALLED_OFF),
  );
  const failed = runs.find(hasFailed);
  if (failed) return { kind: 'failed', address: failed.html_url, reason: await reasonOf(ask, repository, failed) };
  const open = runs.filter(({ status }) => status !== 'completed');
  const running = open.find(({ status }) => status === 'in_progress');
  if (running) return { kind: 'running', address: running.html_url };
  const [first] = open.length > 0 ? open : runs;
  return first ? { kind: open.length > 0 ? 'queued' : 'done', address: first.html_url } : { kind: 'none' };
}

/** They come with the newest first: a workflow that was started again stands for its runs before. */
const lastOfEach = (runs: Run[]) =>
  runs.filter(({ workflow_id: id }, at) => runs.findIndex(({ workflow_id }) => workflow_id === id) === at);

const hasFailed = ({ status, conclusion }: Run) => status === 'completed' && !FINE.includes(conclusion ?? '');

/** The job and the step that failed, such as 'build: Check the catalogue'; of a run that never got as far, how it ended. */
async function reasonOf(ask: Ask, repository: string, { id, name, conclusion }: Run): Promise<string> {
  const answer = await ask(`${repository}/actions/runs/${id}/jobs?per_page=100`);
  const job = readJson(answer, ({ jobs }: { jobs: Job[] }) => ({ failed: jobs.find(isFailed) })).failed;
  if (!job) return [name, conclusion].filter(Boolean).join(': ');
  return [job.name, job.steps?.find(isFailed)?.name].filter(Boolean).join(': ');
}

const isFailed = ({ conclusion }: Part) => conclusion !== null && !FINE.includes(conclusion);
