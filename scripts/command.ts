import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

/** The words behind a command's name: plain ones, options that are given or not, and options with a value. */
export type Command = { words: string[]; flags: ReadonlySet<string>; values: ReadonlyMap<string, string> };

/** The usage of a script by the comment at its head: `options` by name, true for one that takes a value. */
type Usage = { help: string; call: string; options: Map<string, boolean>; required: string[]; atMost: number };

const HEADER = /^\/\*\*([\s\S]*?)\*\//;
const CALL = /`((?:npm (?:run|start|test)|jiti )[^`]*)`/;
const OPTION = /\[?--([a-z][a-z-]*)(?: ([A-Z]+))?\]?/g;
const WORD = /[A-Za-z][A-Za-z|]*/g;

/**
 * The words and options of this process, as the comment at the head of its script allows: 'npm run NAME -- FILE [WORD ...] [--flag]
 * [--option VALUE]' between backticks. `run.ts` has refused all else before the script was loaded.
 */
export function readCommand(): Command {
  const [, file = '', ...line] = process.argv;
  return parseCommand(usageOf(readFileSync(file, 'utf8')), line);
}

/** The words before a script runs: its help, or a sentence on what it does not take; undefined where it may run. */
export function answerFor(source: string, line: readonly string[]): { text: string; code: 0 | 1 } | undefined {
  const usage = usageOf(source);
  if (line.some((word) => word === '--help' || word === '-h')) return { text: usage.help, code: 0 };
  try {
    parseCommand(usage, line);
    return undefined;
  } catch (error) {
    return { text: `${(error as Error).message}\nUsage: ${usage.call}`, code: 1 };
  }
}

function usageOf(source: string): Usage {
  const help = (HEADER.exec(source)?.[1] ?? '').replace(/^ ?\* ?/gm, '').trim();
  const call = CALL.exec(help.replaceAll('\n', ' '))?.[1];
  if (call === undefined) throw new Error('The comment at the head of a script must show how it is called.');
  const takes = call.split(' -- ').slice(1).join(' -- ');
  const rest = takes.replace(OPTION, '');
  const words = rest.match(WORD) ?? [];
  return {
    help: help.replaceAll('`', ''),
    call,
    options: new Map([...takes.matchAll(OPTION)].map(([, name = '', value]) => [name, value !== undefined])),
    required: rest.split('[')[0]?.match(WORD) ?? [],
    atMost: rest.includes('...') ? Number.POSITIVE_INFINITY : words.length,
  };
}

function parseCommand({ options, required, atMost }: Usage, line: readonly string[]): Command {
  // npm keeps a --dry-run for itself that stands before '--', and says so in the environment alone.
  const args = process.env.npm_config_dry_run === 'true' ? ['--dry-run', ...line] : [...line];
  const known = [...options].map(
    ([name, hasValue]) => [name, { type: hasValue ? 'string' : 'boolean', multiple: hasValue }] as const,
  );
  const { values, positionals: words } = parse(args, Object.fromEntries(known));
  const surplus = words[atMost];
  if (surplus !== undefined) throw new Error(`"${surplus}" is one word too many.`);
  const missing = required[words.length];
  if (missing !== undefined) throw new Error(`${missing} is missing.`);
  const given = Object.entries(values);
  return {
    words,
    flags: new Set(given.flatMap(([name, value]) => (value === true ? name : []))),
    // An option that is given several times has several values.
    values: new Map(given.flatMap(([name, value]) => (Array.isArray(value) ? [[name, value.join(',')]] : []))),
  };
}

/** Throws with the first sentence of what node says. */
function parse(args: string[], options: Record<string, { type: 'string' | 'boolean'; multiple: boolean }>) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const [sentence] = (error as Error).message.split(/\. |\n/);
    throw new Error(`${sentence?.replace(/\.$/, '')}.`);
  }
}
