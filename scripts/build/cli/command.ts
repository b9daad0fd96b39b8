import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, extname, resolve } from 'node:path';
import { parseArgs } from 'node:util';

/**
 * Parses the arguments of this process. Prints the usage and exits for --help (code 0) and for invalid arguments (code 1).
 * @param usage text for --help, see {@link parseCommand}
 */
export function readCommand(usage: string, line: readonly string[] = process.argv.slice(2)) {
  if (line.includes('--help') || line.includes('-h')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseCommand(usage, line);
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`);
    process.exit(1);
  }
}

/** '[--dry-run]' or '[--out FILE]' in a usage. */
const OPTION = /\[--([\w-]+)( \w+)?\]/g;

/**
 * Parses arguments as the first paragraph of a usage allows: `npm run copy -- FILE [MORE ...] [--dry-run] [--out FILE]`. Repeated values
 * are joined by commas. Throws for an unknown option, and for a missing or needless argument.
 */
export function parseCommand(usage: string, line: readonly string[]) {
  const [synopsis = ''] = usage.split('\n\n', 1);
  const allowed = [...synopsis.replace(OPTION, '').matchAll(/(?<=\s)(\[?)([A-Z]+)( \.\.\.)?/g)];
  const options = Object.fromEntries(
    [...synopsis.matchAll(OPTION)].map(([, name = '', value]) => [
      name,
      value ? ({ type: 'string', multiple: true } as const) : ({ type: 'boolean' } as const),
    ]),
  );
  // npm uses a --dry-run before '--' itself, and passes it to the script only as an environment variable.
  const args = process.env.npm_config_dry_run === 'true' ? ['--dry-run', ...line] : [...line];
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const isOpen = allowed.some(([, , , repeated]) => repeated);
  if (!isOpen && positionals.length > allowed.length)
    throw new Error(`"${positionals[allowed.length]}" is one word too many.`);
  const [, bracket, missing] = allowed[positionals.length] ?? [];
  if (bracket === '') throw new Error(`${missing} is missing.`);
  const given = Object.entries(values);
  return {
    positionals,
    flags: new Set(given.flatMap(([name, value]) => (value === true ? name : []))),
    values: new Map(given.flatMap(([name, value]) => (Array.isArray(value) ? [[name, value.join(',')]] : []))),
  };
}

/** Maximum number of file names in an error. */
const MAX_LISTED = 5;

/** Reads a file from the command line. Throws an error with the message of {@link namedFileProblem}. */
export function readNamedFile(file: string): Buffer {
  const problem = namedFileProblem(file);
  if (problem) throw new Error(problem);
  return readFileSync(file);
}

/** Error for a file that cannot be read, with similar files of its folder. Undefined if the file exists. */
export function namedFileProblem(file: string): string | undefined {
  const path = resolve(file);
  if (existsSync(path)) return statSync(path).isFile() ? undefined : `${path} is a folder, not a file.`;
  const folder = dirname(path);
  if (!existsSync(folder)) return `${basename(path)} was not found: there is no folder ${folder}.`;
  const kind = extname(path).toLowerCase();
  const similar = readdirSync(folder).filter((name) => kind !== '' && extname(name).toLowerCase() === kind);
  const listed = similar.slice(0, MAX_LISTED).join(', ');
  return `${basename(path)} was not found in ${folder}.${listed ? ` Files there: ${listed}.` : ''}`;
}
