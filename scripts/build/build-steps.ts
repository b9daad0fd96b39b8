import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildInputs, codeKey } from './build-inputs';
import { PLAN_AGAIN, PLAN_FILES, RENDERED } from './build-plan';
import { nextStep, runStep, type Step, type StepEnd, scriptStep } from './run-step';

/** The steps before anything is made: they refuse what cannot become a shop. */
export const CHECKS: readonly Step[] = [
  scriptStep('address', 'check-address'),
  scriptStep('catalogue', 'catalogue-check', '--quiet'),
];

const NEXT = '.next';
/** The code of which Next's folder is made, once it is whole. */
const COMPILED_FROM = join(NEXT, 'compiled-from');
/** A manifest of the time before the pages were drawn, by which Next would export none of them. */
const PRERENDERED = join(NEXT, 'prerender-manifest.json');
/** A plan is made again where a kept page is damaged or untrue; by the last one nothing kept is used, for a store that cannot be mended. */
const MOST_PLANS = 3;

type Wishes = {
  inputs: BuildInputs;
  isFull: boolean;
  /** Draws every page, and fails where a kept one is another. */
  isCompared: boolean;
  why: string | undefined;
};

/**
 * Runs the steps of a build, those beside each other that need nothing of each other, and gives how long each took. Ends with the
 * first that fails.
 */
export async function runBuildSteps(wishes: Wishes): Promise<{ ends: StepEnd[]; code: number }> {
  const { inputs, isFull, isCompared, why } = wishes;
  const ends: StepEnd[] = [];
  const run = async (...steps: (Step | undefined)[]) => {
    const some = await Promise.all(steps.flatMap((step) => (step ? runStep(step) : [])));
    ends.push(...some);
    return some.find(({ code }) => code !== 0)?.code ?? 0;
  };
  const code = codeKey('.', inputs);
  const isCompiled = !isFull && existsSync(COMPILED_FROM) && readFileSync(COMPILED_FROM, 'utf8') === code;
  if (!isCompiled) rmSync(COMPILED_FROM, { force: true });
  const folder = { NEXT_EXPORT_FOLDER: RENDERED };

  for (const check of CHECKS) {
    const failed = await run(check);
    if (failed) return { ends, code: failed };
  }
  const failed = await run(
    scriptStep('drawings', 'artwork'),
    isCompiled ? undefined : nextStep('compile', 'compile', folder),
  );
  if (failed) return { ends, code: failed };
  writeFileSync(COMPILED_FROM, code);

  const compare = isCompared ? ['--compare'] : [];
  const words = [...compare, ...(why === undefined ? [] : ['--why', why])];
  for (let plans = 1; ; plans += 1) {
    const isAfresh = isFull || plans === MOST_PLANS;
    const unplanned = await run(scriptStep('plan', 'build/plan-pages', ...(isAfresh ? ['--full'] : []), ...words));
    if (unplanned) return { ends, code: unplanned };
    rmSync(PRERENDERED, { force: true });
    const pages = nextStep('pages', 'generate', { ...folder, PAGES_TO_RENDER: PLAN_FILES.toRender });
    const undrawn = await run(pages, plans === 1 ? scriptStep('share images', 'share-images') : undefined);
    if (undrawn) return { ends, code: undrawn };
    const end = await run(scriptStep('export', 'export', ...compare));
    if (end !== PLAN_AGAIN || plans === MOST_PLANS) return { ends, code: end };
  }
}
