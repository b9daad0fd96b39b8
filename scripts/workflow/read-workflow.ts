/** A step that runs a command. `env` as it is written: its values may hold expressions. */
export type Step = { name: string; run: string; env: Readonly<Record<string, string>> };

type Line = { text: string; number: number };
/** What stands under a key, or behind its colon. */
type Block = { key: string; value: string; number: number; inner: Line[] };

/** The keys that change nothing of the commands of a job, beside those that are read here. */
const OF_WORKFLOWS = ['name', 'on', 'permissions', 'concurrency', 'env', 'jobs'];
const OF_JOBS = ['name', 'needs', 'if', 'runs-on', 'timeout-minutes', 'permissions', 'environment', 'outputs', 'steps'];
const OF_STEPS = ['id', 'name', 'uses', 'with', 'run', 'env'];
/** Beginnings of values that are not just their words. */
const MARKS = /^[|>&*!{["'%@`]/;

/**
 * The steps of a job that run a command, in their order. It knows the lines that such files have and no YAML beyond them: where a
 * workflow says anything else it throws with the line, rather than to leave something out.
 */
export function readSteps(workflow: string, job: string): Step[] {
  const lines = workflow
    .split(/\r?\n/)
    .map((text, index) => ({ text: text.replace(/(^|\s)#.*$/, '').trimEnd(), number: index + 1 }))
    .filter(({ text }) => text);
  const parts = readBlocks(lines, 0, OF_WORKFLOWS);
  const own = readBlocks(find(readBlocks(find(parts, 'jobs').inner, 2), job).inner, 4, OF_JOBS);
  const ofAll = readSettings(parts, 2);
  const steps: Line[][] = [];
  for (const { text, number } of find(own, 'steps').inner) {
    const line = { text: text.replace(/^ {6}- /, ' '.repeat(8)), number };
    if (line.text !== text) steps.push([line]);
    else steps.at(-1)?.push(line) ?? refuse(line);
  }
  return steps.map((step) => readBlocks(step, 8, OF_STEPS)).flatMap((step) => readStep(step, ofAll));
}

function readStep(blocks: readonly Block[], ofAll: Readonly<Record<string, string>>): Step[] {
  const blockOf = (name: string) => blocks.find(({ key }) => key === name);
  const [named, command] = [blockOf('name'), blockOf('run')];
  if (!command) return [];
  const run = plain(command);
  // So GitHub calls a step that has no name.
  return [{ name: named ? plain(named) : `Run ${run}`, run, env: { ...ofAll, ...readSettings(blocks, 10) } }];
}

/** The variables under the key `env` of a workflow or a step; none where there is no such key. */
function readSettings(blocks: readonly Block[], indent: number): Record<string, string> {
  const env = blocks.find(({ key }) => key === 'env');
  if (env?.value) refuse({ text: env.value, number: env.number });
  return Object.fromEntries(readBlocks(env?.inner ?? [], indent).map((block) => [block.key, plain(block)]));
}

/** The keys at an indentation, each with the lines below it. */
function readBlocks(lines: readonly Line[], indent: number, known?: readonly string[]): Block[] {
  const blocks: Block[] = [];
  for (const line of lines) {
    if (line.text.startsWith(' '.repeat(indent + 1))) {
      blocks.at(-1)?.inner.push(line) ?? refuse(line);
      continue;
    }
    const [, spaces = '', key = '', value = ''] = /^( *)([\w-]+):(?: +(.*))?$/.exec(line.text) ?? refuse(line);
    if (spaces.length !== indent || (known && !known.includes(key))) refuse(line);
    blocks.push({ key, value, number: line.number, inner: [] });
  }
  return blocks;
}

function find(blocks: readonly Block[], name: string): Block {
  const block = blocks.find(({ key }) => key === name);
  if (!block) throw new Error(`The workflow has no '${name}' where one belongs.`);
  return block;
}

function plain({ key, value, number, inner }: Block): string {
  if (value === '' || MARKS.test(value) || inner.length > 0) refuse({ text: `${key}: ${value}`, number });
  return value;
}

function refuse({ text, number }: Line): never {
  throw new Error(`Line ${number} of the workflow is not understood here: ${text.trim()}`);
}
