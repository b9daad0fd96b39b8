import { parseCommand, readCommand } from '@/scripts/build/cli/command';

const USAGE = 'npm run copy -- FILE [OTHER] [--dry-run] [--out PLACE]: copies a file.';
const parse = (...line: string[]) => parseCommand(USAGE, line);

test('a command line is parsed into positional arguments, flags and values', () => {
  expect(parse('a.json', '--out', 'b', '--out', 'c', '--', '--d')).toEqual({
    positionals: ['a.json', '--d'],
    flags: new Set(),
    values: new Map([['out', 'b,c']]),
  });
});

test('a missing argument, a needless argument and an unknown option are errors', () => {
  expect(() => parse()).toThrow('FILE is missing.');
  expect(() => parse('a', 'b', 'c')).toThrow('"c" is one word too many.');
  expect(() => parse('a', '--other')).toThrow("Unknown option '--other'");
  expect(() => parse('a', '--out')).toThrow("Option '--out <value>' argument missing");
});

test('a usage with dots allows any number of words', () => {
  expect(parseCommand('npm run bench -- [PART ...] [N ...] [--runs R]', ['a', '1', 'b', '--runs', '2'])).toEqual({
    positionals: ['a', '1', 'b'],
    flags: new Set(),
    values: new Map([['runs', '2']]),
  });
});

test('--dry-run also works if npm has taken it for itself', () => {
  jest.replaceProperty(process, 'env', { ...process.env, npm_config_dry_run: 'true' });
  expect(parse('a').flags).toEqual(new Set(['dry-run']));
});

test.each([
  [['--help'], 'log', 0],
  [[], 'error', 1],
] as const)('the arguments %j print the usage and end the process', (line, kind, code) => {
  const print = jest.spyOn(console, kind).mockImplementation();
  const exit = jest.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('exited');
  });
  expect(() => readCommand(USAGE, line)).toThrow('exited');
  expect(exit).toHaveBeenCalledWith(code);
  expect(print).toHaveBeenCalledWith(expect.stringContaining(USAGE));
});
