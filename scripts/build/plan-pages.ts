/**
 * `jiti scripts/run.ts build/plan-pages -- CODE [--full] [--compare] [--why PAGE]`, part of a build: makes the view of every page,
 * and says which pages are drawn by the code of this key and which kept. With --full none is kept, with --compare all kept ones are drawn again.
 */
import { getPagedProducts } from '../../lib/catalogue/load';
import { readEnvironment } from '../../lib/environment';
import { listingSpellings } from '../../lib/listing/spellings';
import { shopPictures } from '../../lib/site/content';
import { redirectRules } from '../../lib/site/redirects';
import { pageViews } from '../../lib/views/page-views';
import { filesOf } from '../catalogue/check-catalogue';
import { readCommand } from '../command';
import { originsOf, photographAddresses } from '../images/addresses';
import { LEDGER_FOLDER } from './begin-build';
import {
  type BuildFacts,
  type BuildPlan,
  fileOfPage,
  PLAN_FILES,
  pageKey,
  readJsonFile,
  writeJsonFile,
} from './build-plan';
import { explainPage } from './explain-page';
import { openPageStore, PAGE_STORE } from './page-store';
import { planPages } from './plan';
import { readFormer, standingFiles } from './written-export';

const {
  words: [codeOfBuild],
  flags,
  values,
} = readCommand();
const { only } = readEnvironment();
const products = getPagedProducts();
const facts: BuildFacts = {
  uploads: [...new Set([...shopPictures, ...products.flatMap(filesOf)])],
  origins: originsOf(photographAddresses(products).keys()),
  spellings: listingSpellings(),
  moved: redirectRules(),
};
// Each page names the hosts of all photographs in its policy.
const code = JSON.stringify([codeOfBuild, facts.origins]);

const pages: { route: string; path: string; key: BuildPlan['pages'][string] }[] = [];
for (const { route, path, view } of pageViews()) pages.push({ route, path, key: pageKey(code, view) });

const former = readJsonFile<Pick<BuildPlan, 'code' | 'pages'>>(PLAN_FILES.standing);
const ledger = flags.has('full') ? undefined : readFormer(LEDGER_FOLDER);
const written = new Set(ledger ? standingFiles('out', ledger).asWritten : []);
const isStanding = (path: string, key: string) => former?.pages[path]?.key === key && written.has(fileOfPage(path));
const kept = flags.has('full') || only === 'admin' ? new Set<string>() : openPageStore(PAGE_STORE).keys();

const { plan, toRender } = planPages({
  code,
  pages,
  kept,
  isStanding,
  isNeeded: only !== 'admin',
  isCompared: flags.has('compare'),
});
writeJsonFile(PLAN_FILES.plan, plan);
writeJsonFile(PLAN_FILES.facts, facts);
writeJsonFile(PLAN_FILES.toRender, toRender);
const why = values.get('why');
if (why !== undefined) console.log(explainPage(why, plan, former));
