import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, extname, resolve } from 'node:path';
import { parseArgs } from 'node:util';

type Definition = {
  /** Printed with --help: how the command is called, and what it does. */
  usage: string;
  /** The names of words that must be given, in order. */
  words?: readonly string[];
  /** The most words; without it as many as must be given. */
  mostWords?: number;
  /** Options that are given or not. */
  flags?: readonly string[];
  /** Options with a value; of one that is given several times the values are joined by commas. */
  values?: readonly string[];
};

export type Command = { words: string[]; flags: ReadonlySet<string>; values: ReadonlyMap<string, string> };

/**
 * Reads the arguments of this process. Ends it with the usage where --help is given (exit 0), or where an option is unknown or a word is
 * missing or too many (exit 1).
 */
export function readCommand(definition: Definition, line: readonly string[] = process.argv.slice(2)): Command {
  if (line.includes('--help') || line.includes('-h')) {
    console.log(definition.usage);
    process.exit(0);
  }
  try {
    return parseCommand(definition, line);
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${definition.usage}`);
    process.exit(1);
  }
}

/** Throws with one sentence on what is wrong. */
export function parseCommand(
  { words: required = [], mostWords = required.length, flags = [], values: valued = [] }: Definition,
  line: readonly string[],
): Command {
  // npm keeps a --dry-run for itself that stands before '--', and says so in the environment alone.
  const args = process.env.npm_config_dry_run === 'true' ? ['--dry-run', ...line] : [...line];
  const options = Object.fromEntries([
    ...flags.map((name) => [name, { type: 'boolean' }] as const),
    ...valued.map((name) => [name, { type: 'string', multiple: true }] as const),
  ]);
  const { values, positionals: words } = parseArgs({ args, options, allowPositionals: true });
  if (words.length > mostWords) throw new Error(`"${words[mostWords]}" is one word too many.`);
  const missing = required[words.length];
  if (missing !== undefined) throw new Error(`${missing} is missing.`);
  const given = Object.entries(values);
  return {
    words,
    flags: new Set(given.flatMap(([name, value]) => (value === true ? name : []))),
    values: new Map(given.flatMap(([name, value]) => (Array.isArray(value) ? [[name, value.join(',')]] : []))),
  };
}

/** Most file names that an error lists. */
const MOST_LISTED = 5;

/** Reads a file that the user has named. Throws an error with the folder that was searched. */
export function readNamedFile(file: string): Buffer {
  const problem = namedFileProblem(file);
  if (problem) throw new Error(problem);
  return readFileSync(file);
}

/** Why a file that the user has named cannot be read, with files of the same kind in its folder; undefined if it can be. */
export function namedFileProblem(file: string): string | undefined {
  const path = resolve(file);
  if (existsSync(path)) return statSync(path).isFile() ? undefined : `${path} is a folder, not a file.`;
  const folder = dirname(path);
  if (!existsSync(folder)) return `${basename(path)} was not found: there is no folder ${folder}.`;
  const kind = extname(path).toLowerCase();
  const similar = readdirSync(folder).filter((name) => kind !== '' && extname(name).toLowerCase() === kind);
  const listed = similar.slice(0, MOST_LISTED).join(', ');
  return `${basename(path)} was not found in ${folder}.${listed ? ` Files there: ${listed}.` : ''}`;
}
