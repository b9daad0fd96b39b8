import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { PLAN_AGAIN } from '@/scripts/build/build-plan';
import { COMPILED_FROM, runBuildSteps } from '@/scripts/build/build-steps';
import type { BuildStep } from '@/scripts/build/run-step';
import { testFolder } from '@/tests/fixtures/test-folder';

const { at, write, read } = testFolder();
const ALL = ['catalogue', 'pictures', 'compile', 'share images', 'plan', 'pages', 'kept pages', 'export'];
const WITHOUT_COMPILE = ALL.filter((name) => name !== 'compile');

type Asked = Partial<Parameters<typeof runBuildSteps>[0]>;
/** Runs the steps with the exit codes that a step has, one for each time; 0 for all others. */
async function build(codes: Record<string, number[]> = {}, asked: Asked = {}) {
  const steps: BuildStep[] = [];
  const run = async (step: BuildStep) => {
    steps.push(step);
    return { name: step.name, code: codes[step.name]?.shift() ?? 0, seconds: 1 };
  };
  const wishes = {
    code: 'code',
    isFull: false,
    isCompared: false,
    why: undefined,
    isUnchanged: () => true,
    root: at(),
    run,
    ...asked,
  };
  const { ends, code } = await runBuildSteps(wishes);
  expect(ends.map(({ name }) => name)).toEqual(steps.map(({ name }) => name));
  return { code, steps, names: steps.map(({ name }) => name) };
}
const wordsOf = (steps: BuildStep[], name: string) =>
  steps.filter((step) => step.name === name).map(({ words }) => words.slice(3));

test('compiles once for the same code, and again for other code', async () => {
  expect(await build()).toMatchObject({ code: 0, names: ALL });
  expect(read(COMPILED_FROM)).toContain('code');
  expect((await build()).names).toEqual(WITHOUT_COMPILE);
  expect((await build({}, { code: 'other' })).names).toEqual(ALL);
  expect((await build()).names).toEqual(ALL);
});

test('compiles again what was compiled at another place, whose paths Next has noted', async () => {
  await build();
  const compiled = read(COMPILED_FROM);
  expect(compiled).toContain(resolve(at()));
  write({ [COMPILED_FROM]: compiled.replace(resolve(at()), '/elsewhere') });
  expect((await build()).names).toEqual(ALL);
});

test('--full compiles and draws all anew', async () => {
  await build();
  const { names, steps } = await build({}, { isFull: true });
  expect(names).toEqual(ALL);
  expect(wordsOf(steps, 'plan')).toEqual([['code', '--full']]);
});

test('the plan is told of which page it shall say why', async () => {
  const { steps } = await build({}, { why: 'products/x' });
  expect(wordsOf(steps, 'plan')).toEqual([['code', '--why', 'products/x']]);
});

test('pages are exported apart and by the plan, without the manifest of the build before', async () => {
  write({ '.next/prerender-manifest.json': '{}' });
  const { steps } = await build();
  const [compile, pages] = ['compile', 'pages'].map((name) => steps.find((step) => step.name === name));
  expect(compile?.env).toEqual({ NEXT_EXPORT_FOLDER: expect.stringContaining('rendered') });
  expect(pages?.env).toEqual({ PAGES_TO_RENDER: expect.stringContaining('pages-to-render.json') });
  expect(existsSync(at('.next/prerender-manifest.json'))).toBe(false);
});

test.each(ALL)('a failure of %s ends the build with its code', async (name) => {
  const last = { pictures: 'compile', 'share images': 'kept pages', pages: 'kept pages' }[name] ?? name;
  const { code, names } = await build({ [name]: [7] });
  expect([code, names]).toEqual([7, ALL.slice(0, ALL.indexOf(last) + 1)]);
});

test.each(['pictures', 'compile'])('where %s failed the next build compiles again', async (name) => {
  await build();
  await build({ [name]: [1] }, { code: 'other' });
  expect(existsSync(at(COMPILED_FROM))).toBe(false);
  expect((await build({}, { code: 'other' })).names).toContain('compile');
});

test('where a kept page was wrong the plan is made again, of what is kept now, and share images once', async () => {
  const { code, names, steps } = await build({ export: [PLAN_AGAIN] });
  expect([code, names]).toEqual([0, [...ALL, 'plan', 'pages', 'kept pages', 'export']]);
  expect(wordsOf(steps, 'plan')).toEqual(Array(2).fill(['code']));
});

test('where a kept page was damaged nothing is exported before the plan is made again', async () => {
  const { code, names } = await build({ 'kept pages': [PLAN_AGAIN] });
  const again = ['plan', 'pages', 'kept pages', 'export'];
  expect([code, names]).toEqual([0, [...ALL.filter((name) => name !== 'export'), ...again]]);
});

test.each(['kept pages', 'export'])('a plan is made three times at most, whatever %s finds', async (step) => {
  const { code, names } = await build({ [step]: [PLAN_AGAIN, PLAN_AGAIN, PLAN_AGAIN] });
  expect([code, names.filter((name) => name === 'plan')]).toEqual([PLAN_AGAIN, ['plan', 'plan', 'plan']]);
});

test('a project that changes meanwhile is not taken for what was compiled, and none of its pages is kept', async () => {
  const say = jest.spyOn(console, 'error').mockImplementation();
  const during = await build({}, { isUnchanged: () => false });
  expect([during.code, during.names.at(-1), existsSync(at(COMPILED_FROM))]).toEqual([1, 'compile', false]);
  const answers = [true, false];
  const later = await build({}, { isUnchanged: () => answers.shift() ?? false });
  expect([later.code, later.names.at(-1)]).toEqual([1, 'kept pages']);
  expect(say.mock.calls.flat()).toEqual(Array(2).fill('The project was changed while its build ran: build once more.'));
});
