import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerFor, readCommand } from '@/scripts/command';
import { JITI_CLI, RUN_SCRIPT } from '@/scripts/jiti-cli';

const commands: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
const scripts = Object.entries(commands).flatMap(([name, line]) =>
  [...line.matchAll(/scripts\/run\.ts ([a-z-]+)/g)].map(([, script]) => [name, `scripts/${script}.ts`] as const),
);
const HEADER = '/** `npm run deed -- FILE [OTHER] [--dry-run] [--out PLACE]`: does it. */';

/** The words that a made-up script reads of its own command line. */
function read(...line: string[]) {
  const file = join(mkdtempSync(join(tmpdir(), 'command-')), 'deed.ts');
  writeFileSync(file, HEADER);
  jest.replaceProperty(process, 'argv', ['node', file, ...line]);
  return readCommand();
}

afterEach(() => jest.restoreAllMocks());

describe('row 41: a command line', () => {
  it.each(scripts)('npm run %s (%s) answers --help, an unknown option and a word too many', (_, file) => {
    const source = readFileSync(file, 'utf8');
    const help = answerFor(source, ['--help']);
    expect(help).toMatchObject({ code: 0 });
    expect(help?.text).toMatch(/(?:npm |jiti ).+:/);
    expect(help?.text).not.toMatch(/[`*]/);
    expect(answerFor(source, ['--no-such-option'])).toMatchObject({
      code: 1,
      text: expect.stringMatching(/^Unknown option '--no-such-option'\.\nUsage: /),
    });
    const words = Array.from({ length: 5 }, (_, index) => `word-${index}`);
    if (!help?.text.includes('...')) {
      expect(answerFor(source, words)?.text).toMatch(/^"word-\d" is one word too many\.\nUsage: /);
    }
  });

  it('covers every command that runs a script of ours', () => {
    expect(scripts.length).toBeGreaterThan(20);
    expect(Object.values(commands).filter((line) => line.includes('scripts/') && !line.includes('run.ts'))).toEqual([]);
  });

  it('is refused with a sentence before anything is done', () => {
    const run = (...line: string[]) => answerFor(HEADER, line);
    expect(run('a.json', '--dry-run', '--out', 'b')).toBeUndefined();
    expect(run('a.json', 'b.json')).toBeUndefined();
    expect(run()).toEqual({ code: 1, text: expect.stringMatching(/^FILE is missing\./) });
    expect(run('a.json', 'b.json', 'c.json')?.text).toMatch(/^"c\.json" is one word too many\./);
    expect(run('a.json', '--out')?.text).toMatch(/^Option '--out <value>' argument missing\./);
    expect(run('a.json', '--dry-run=yes')?.text).toMatch(/^Option '--dry-run' does not take an argument\./);
    expect(() => answerFor('const a = 1;', [])).toThrow('The comment at the head of a script must show');
  });

  it('is refused by the process too, with exit 1, and helped with exit 0', () => {
    const run = (...line: string[]) =>
      spawnSync(process.execPath, [JITI_CLI, RUN_SCRIPT, ...line], {
        encoding: 'utf8',
      });
    const refused = run('catalogue-apply', 'a.json', 'b.json');
    expect(refused).toMatchObject({ status: 1, stdout: '' });
    expect(refused.stderr).toMatch(/"b\.json" is one word too many/);
    expect(run('verify', '--help')).toMatchObject({ status: 0, stderr: '' });
  });

  it('is read as words, flags and values', () => {
    expect(read('a.json', '--out', 'b', '--', '--c')).toEqual({
      words: ['a.json', '--c'],
      flags: new Set(),
      values: new Map([['out', 'b']]),
    });
  });

  it('means --dry-run also where npm has kept that for itself', () => {
    jest.replaceProperty(process, 'env', { ...process.env, npm_config_dry_run: 'true' });
    expect(read('a.json').flags).toEqual(new Set(['dry-run']));
    expect(answerFor('/** `npm run deed`: writes. */', [])?.text).toMatch(/^Unknown option '--dry-run'/);
  });
});
