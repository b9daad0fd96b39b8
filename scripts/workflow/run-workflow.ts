import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runProgram } from '../processes/run-program';
import { linkTree } from '../processes/work-folder';
import { readKeptFolders, readSteps } from './read-steps';
import { runnerEnvironment } from './runner-environment';

const WORKFLOW = '.github/workflows/pages.yml';
const INSTALL = 'npm ci';
/** Folders that stay from one run to the next beside those that the workflow keeps, where a runner of GitHub begins with nothing. */
const KEPT = ['node_modules', '.next/cache'];

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
  signal: AbortSignal;
};

/** `isGateNeeded`: whether GitHub would run the gate before it builds. `failed` names a step, with the end of its output. */
export type WorkflowResult = { isGateNeeded: boolean; failed?: { step: string; reason: string } };

/**
 * Does on this machine what `.github/workflows/pages.yml` of a commit has GitHub do after a push, from the question whether code
 * has changed to the build, which is left in `out/` of the work folder. The gate is not run. Rejects where there is no such commit,
 * or where its workflow says what is not understood here.
 */
export async function runWorkflow(options: Options): Promise<WorkflowResult> {
  const { commit, before, work, packages, site, signal } = options;
  const workflow = await checkOut(options);
  const known: Readonly<Record<string, string>> = {
    'github.event.before': before,
    'github.sha': commit,
    'steps.pages.outputs.origin': site.origin,
    'steps.pages.outputs.base_path': site.basePath,
  };
  const fillIn = (text: string) =>
    text.replace(/\$\{\{ (.*?) \}\}/g, (_, expression: string) => {
      const value = known[expression];
      if (value === undefined) throw new Error(`'${expression}' of the workflow is not known here.`);
      return value;
    });
  const outputs = join(work, '.git/outputs-of-steps');
  await writeFile(outputs, '');
  let failed: WorkflowResult['failed'];
  for (const { run, env } of ['changes', 'build'].flatMap((job) => readSteps(workflow, job))) {
    const filled = Object.entries(env).map(([name, text]) => [name, fillIn(text)]);
    const settings = runnerEnvironment({ ...Object.fromEntries(filled), GITHUB_OUTPUT: outputs });
    // A machine without a network: the packages are those that stand here. That `npm ci` works, the gate's clean clone says.
    if (run === INSTALL) await placePackages(packages, join(work, 'node_modules'));
    else
      await runProgram('bash', ['-e', '-c', run], { cwd: work, env: settings, signal }).catch(({ message }: Error) => {
        failed = { step: `Run ${run}`, reason: message };
      });
    signal.throwIfAborted();
    if (failed) break;
  }
  const isGateNeeded = /^code=true$/m.test(await readFile(outputs, 'utf8'));
  return { isGateNeeded, ...(failed && { failed }) };
}

/** Makes the work folder hold the commit, with the history behind it, and nothing else but what is kept. Gives its workflow. */
async function checkOut({ repository, commit, work }: Options): Promise<string> {
  const git = (cwd: string, ...words: string[]) => promisify(execFile)('git', words, { cwd, env: runnerEnvironment() });
  if (!existsSync(join(work, '.git'))) await git('.', 'clone', '-q', '--no-checkout', repository, work);
  await git(work, 'fetch', '-q', 'origin', '+refs/heads/*:refs/remotes/origin/*');
  await git(work, 'checkout', '-qf', '--detach', commit);
  const workflow = await readFile(join(work, WORKFLOW), 'utf8');
  const kept = [...KEPT, ...readKeptFolders(workflow)];
  await git(work, 'clean', '-qffdx', ...kept.flatMap((path) => ['-e', `/${path}`]));
  return workflow;
}

async function placePackages(from: string, to: string): Promise<void> {
  if (!existsSync(to)) await linkTree(from, to);
}
