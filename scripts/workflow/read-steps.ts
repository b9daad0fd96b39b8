/** A step that runs a command. `env` as it is written: its values may hold expressions. */
export type WorkflowStep = { run: string; env: Readonly<Record<string, string>> };

/** Keys that a step may have. */
const KNOWN = ['id', 'run', 'env'];

/**
 * The steps of a job that run a command, in their order, by the lines that the workflows of this project have: it is no reader of
 * YAML. Throws where there is no such job, and on a command that it might run otherwise than the file says.
 */
export function readSteps(workflow: string, job: string): WorkflowStep[] {
  const [, own] = new RegExp(`^  ${job}:\n((?: {4}.*\n)*)`, 'm').exec(workflow) ?? [];
  const [, list] = own?.split('    steps:\n') ?? [];
  if (list === undefined || /^ {4}(?:env|defaults):/m.test(own ?? '')) {
    throw new Error(`The job '${job}' of the workflow is not understood here.`);
  }
  const [, ofAll = ''] = /^env:\n((?: {2}.*\n)+)/m.exec(workflow) ?? [];
  const steps = list.split(/^ {6}- /m).slice(1);
  return steps.flatMap((step) => {
    const lines = Object.fromEntries(readLines(step, /^(?: {8})?([\w-]+): *(.*)$/gm));
    const { run } = lines;
    if (run === undefined) return [];
    if (Object.keys(lines).some((key) => !KNOWN.includes(key)) || /^[|>&*!'"]|^$/.test(run)) {
      throw new Error(`The step '${run}' of the workflow is not understood here.`);
    }
    const env = [...readLines(ofAll, /^ {2}(\w+): (.*)$/gm), ...readLines(step, /^ {10}(\w+): (.*)$/gm)];
    return [{ run, env: Object.fromEntries(env) }];
  });
}

/** The folders that a workflow keeps from one run to the next, by the step that says so; none where it keeps none. */
export function readKeptFolders(workflow: string): string[] {
  const [, list = ''] = /uses: actions\/cache@.*\n {8}with:\n {10}path: \|\n((?: {12}.*\n)+)/.exec(workflow) ?? [];
  return list.split('\n').flatMap((line) => line.trim() || []);
}

const readLines = (text: string, line: RegExp): [key: string, value: string][] =>
  [...text.matchAll(line)].map(([, key = '', value = '']) => [key, value]);
