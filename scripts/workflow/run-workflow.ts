import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { linkTree } from '../bench/work-folder';
import { checkOut } from './check-out';
import { fillIn } from './fill-in';
import { readSteps } from './read-workflow';
import { runStep } from './run-step';
import { runnerEnvironment } from './runner-environment';

const WORKFLOW = '.github/workflows/pages.yml';
/** Where steps of GitHub write what others read. */
const OUTPUTS = '.git/outputs-of-steps';
const INSTALL = 'npm ci';

type Options = {
  /** The folder of a bare repository. */
  repository: string;
  commit: string;
  /** Where the branch was before the push. */
  before: string;
  /** Where it is built; kept between runs for their caches. */
  work: string;
  /** A `node_modules` for the commit. */
  packages: string;
  /** The address that the site will have: its origin, and '' or '/store'. */
  site: { origin: string; basePath: string };
  signal?: AbortSignal | undefined;
  onStep?: (name: string) => void;
};

/** `isGateNeeded`: whether GitHub would run the gate before it builds. `failed` names a step, with the last lines of its output. */
export type Outcome = { isGateNeeded: boolean; failed?: { step: string; lines: string[] } };

/**
 * Does on this machine what `.github/workflows/pages.yml` of a commit has GitHub do after a push, from the question whether code
 * has changed to the build, which is left in `out/` of the work folder. The gate is not run. Rejects where there is no such commit,
 * or where its workflow says what is not understood here.
 */
export async function runWorkflow(options: Options): Promise<Outcome> {
  const { repository, commit, before, work, packages, site, signal, onStep } = options;
  await checkOut(repository, commit, work);
  const workflow = await readFile(join(work, WORKFLOW), 'utf8');
  const known = {
    'github.event.before': before,
    'github.sha': commit,
    'steps.pages.outputs.origin': site.origin,
    'steps.pages.outputs.base_path': site.basePath,
  };
  const outputs = join(work, OUTPUTS);
  const runJob = async (job: string) => {
    for (const { name, run, env } of readSteps(workflow, job)) {
      onStep?.(name);
      const settings = runnerEnvironment({ ...fillIn(env, known), GITHUB_OUTPUT: outputs });
      // A machine without a network: the packages are those that stand here. That `npm ci` works, the gate's clean clone says.
      if (run === INSTALL) await placePackages(packages, work);
      const lines = run === INSTALL ? undefined : await runStep(run, { cwd: work, env: settings, signal });
      if (lines) return { step: name, lines };
    }
    return undefined;
  };
  await writeFile(outputs, '');
  const unjudged = await runJob('changes');
  if (unjudged) return { isGateNeeded: true, failed: unjudged };
  const isGateNeeded = /^code=true$/m.test(await readFile(outputs, 'utf8'));
  const failed = await runJob('build');
  return { isGateNeeded, ...(failed && { failed }) };
}

async function placePackages(from: string, work: string): Promise<void> {
  const to = join(work, 'node_modules');
  if (!existsSync(to)) await linkTree(from, to);
}
