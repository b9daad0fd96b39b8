import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { PLAN_AGAIN, PLAN_FILES, RENDERED } from './build-plan';
import { type BuildStep, nextStep, runStep, type StepEnd, scriptStep } from './run-step';

/** The code of which Next's folder is made, and where, once it is whole. */
export const COMPILED_FROM = join('.next', 'compiled-from');
/** A manifest of the time before the pages were drawn, by which Next would export none of them. */
const PRERENDERED = join('.next', 'prerender-manifest.json');
/** A plan is made again where a kept page is damaged or untrue; by the last one nothing kept is used, for a store that cannot be mended. */
const MOST_PLANS = 3;

type Wishes = {
  /** The `codeKey` of the project. */
  code: string;
  isFull: boolean;
  /** Draws every page, and fails where a kept one is another. */
  isCompared: boolean;
  why: string | undefined;
  /** Whether the project is still as it was when the build began: of what is written meanwhile, pages may hold one half. */
  isUnchanged: () => boolean;
  /** The project. */
  root?: string;
  run?: (step: BuildStep) => Promise<StepEnd>;
};

/**
 * Runs the steps of a build, those beside each other that need nothing of each other, and gives how long each took. Ends with the
 * first that fails.
 */
export async function runBuildSteps(wishes: Wishes): Promise<{ ends: StepEnd[]; code: number }> {
  const { code, isFull, isCompared, why, isUnchanged, root = '.', run = runStep } = wishes;
  const ends: StepEnd[] = [];
  const runAll = async (...steps: (BuildStep | undefined)[]) => {
    const some = await Promise.all(steps.flatMap((step) => (step ? run(step) : [])));
    ends.push(...some);
    return some.find((end) => end.code !== 0)?.code ?? 0;
  };
  const hasChanged = () => {
    if (isUnchanged()) return false;
    console.error('The project was changed while its build ran: build once more.');
    return true;
  };
  const compiledFrom = join(root, COMPILED_FROM);
  // Next notes where it stands: another machine may keep its folder at another place.
  const compiled = `${code} in ${resolve(root)}`;
  const isCompiled = !isFull && existsSync(compiledFrom) && readFileSync(compiledFrom, 'utf8') === compiled;
  if (!isCompiled) rmSync(compiledFrom, { force: true });

  const refused = await runAll(scriptStep('catalogue', 'catalogue-check', '--quiet'));
  if (refused) return { ends, code: refused };
  const unmade = await runAll(
    scriptStep('pictures', 'pictures'),
    isCompiled ? undefined : nextStep('compile', 'compile', { NEXT_EXPORT_FOLDER: RENDERED }),
  );
  if (unmade) return { ends, code: unmade };
  if (hasChanged()) return { ends, code: 1 };
  mkdirSync(dirname(compiledFrom), { recursive: true });
  writeFileSync(compiledFrom, compiled);

  // Beside the plan, which has work for one processor alone, and then beside the pages.
  const images = runAll(scriptStep('share images', 'share-images'));
  const compare = isCompared ? ['--compare'] : [];
  const words = [code, ...compare, ...(why === undefined ? [] : ['--why', why])];
  for (let plans = 1; ; plans += 1) {
    const isAfresh = isFull || plans === MOST_PLANS;
    const unplanned = await runAll(scriptStep('plan', 'build/plan-pages', ...words, ...(isAfresh ? ['--full'] : [])));
    rmSync(join(root, PRERENDERED), { force: true });
    const pages = nextStep('pages', 'generate', { PAGES_TO_RENDER: PLAN_FILES.toRender });
    const undrawn = unplanned || (await runAll(pages, scriptStep('kept pages', 'build/place-kept')));
    const unmadeImages = await images;
    if (unmadeImages) return { ends, code: unmadeImages };
    const end = undrawn || (hasChanged() ? 1 : await runAll(scriptStep('export', 'export', ...compare)));
    if (end !== PLAN_AGAIN || plans === MOST_PLANS) return { ends, code: end };
  }
}
