import { readFileSync } from 'node:fs';
import { readKeptFolders, readSteps } from '@/scripts/workflow/read-steps';

const expression = (words: string) => `\${{ ${words} }}`;
const PAGES = readFileSync('.github/workflows/pages.yml', 'utf8');

test('the commands of the build are those that the file has, in its order', () => {
  const commands = [...PAGES.slice(PAGES.indexOf('\n  build:')).matchAll(/ run: (.*)/g)].map(([, command]) => command);
  expect(commands.length).toBeGreaterThan(1);
  expect(readSteps(PAGES, 'build').map(({ run }) => run)).toEqual(commands);
});

test('a command has the settings that the file gives it', () => {
  expect(readSteps(PAGES, 'build').at(-1)).toEqual({
    run: 'npm run build',
    env: {
      NEXT_TELEMETRY_DISABLED: '1',
      SITE_URL: expression('steps.pages.outputs.origin'),
      BASE_PATH: expression('steps.pages.outputs.base_path'),
    },
  });
});

test('a setting of all jobs is one of each command, which may have its own', () => {
  const text = workflow(
    '      - run: npm ci',
    '      - run: npm test',
    '        env:',
    '          A: c',
    'env:',
    '  A: b',
  );
  expect(readSteps(text, 'build').map(({ env }) => env)).toEqual([{ A: 'b' }, { A: 'c' }]);
});

test('the folders that the workflow keeps are found, and none where it keeps none', () => {
  const compiled = ['.next/BUILD_ID', '.next/compiled-from', '.next/*.js*', '.next/server', '.next/static'];
  expect(readKeptFolders(PAGES)).toEqual(['.cache/pages', '.cache/build', ...compiled]);
  expect(readKeptFolders(PAGES.replace('actions/cache@', 'actions/other@'))).toEqual([]);
});

test('a job without commands has none', () => {
  expect(readSteps(PAGES, 'deploy')).toEqual([]);
});

const workflow = (...steps: string[]) =>
  ['name: Some', 'on:', '  push:', 'jobs:', '  build:', '    runs-on: any', '    steps:', ...steps, ''].join('\n');

test.each([
  ['a command of several lines', ['      - run: |', '          npm test']],
  ['a condition', ['      - run: npm test', '        if: failure()']],
  ['another folder', ['      - run: npm test', '        working-directory: a']],
  ['a quoted command', ["      - run: 'npm test'"]],
  ['a command that is none', ['      - run:']],
  ['settings of the whole job', ['      - run: npm test', '    env:', '      A: b']],
])('%s is not passed over', (_, steps) => {
  expect(() => readSteps(workflow(...steps), 'build')).toThrow('is not understood here');
});

test.each([
  ['a job that is not there', workflow('      - run: npm test'), 'deploy'],
  ['a job without steps', 'jobs:\n  build:\n    runs-on: any\n', 'build'],
])('%s is said', (_, text, job) => {
  expect(() => readSteps(text, job)).toThrow(`The job '${job}' of the workflow`);
});
