/** `jiti scripts/run.ts build/place-kept`, part of a build: puts the pages into out/ that the plan has kept, while Next draws the others. */
import { rmSync } from 'node:fs';
import { type BuildPlan, PLAN_AGAIN, PLAN_FILES, readPlanned } from './build-plan';
import { openPageStore, PAGE_STORE } from './page-store';
import { placeKept } from './place-pages';

const plan = readPlanned<BuildPlan>(PLAN_FILES.plan);
// From here on out/ is neither the former export nor this one.
rmSync(PLAN_FILES.standing, { force: true });
const damaged = placeKept('out', plan, openPageStore(PAGE_STORE));
if (damaged > 0) {
  console.warn(`${damaged.toLocaleString('en-US')} kept pages were damaged; they are drawn again`);
  process.exitCode = PLAN_AGAIN;
}
