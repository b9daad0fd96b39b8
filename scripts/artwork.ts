/** `jiti scripts/run.ts artwork`, part of dev and build: draws every picture that the shop needs into public/artwork/, one file per distinct drawing, and lists them for `load`. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { drawShop } from '../artwork/draw-shop';
import { openOptimizedCache } from '../artwork/optimized-cache';
import { readDrawingSet } from '../artwork/read-drawing-set';
import { CATEGORIES } from '../lib/catalogue/categories';
import { DRAWINGS_FILE } from '../lib/catalogue/drawings/manifest';
import { formatProblem } from '../lib/catalogue/parse';
import { parseCatalogueText } from '../lib/catalogue/parse-text';
import { readEnvironment } from '../lib/environment';
import { site } from '../lib/site/site';
import { photographAddresses } from './images/addresses';
import { publishPhotographs } from './images/publish';

const FOLDER = 'public/artwork';
const CACHE = '.cache/artwork/optimized';

const started = performance.now();
const { catalogueFile, dataDir } = readEnvironment();
const result = parseCatalogueText(readFileSync(catalogueFile), catalogueFile);
if (!result.ok) {
  for (const problem of result.problems) console.error(formatProblem(problem));
  process.exit(1);
}
const { products } = result.catalogue;

const photographs = publishPhotographs(photographAddresses(products).keys());
if (photographs > 0) console.log(`public/photographs: ${photographs} files`);

const cache = openOptimizedCache(CACHE);
const { files, manifest } = drawShop({
  products,
  categories: CATEGORIES.map(({ key }) => key),
  mark: site.mark,
  set: readDrawingSet(dataDir),
  optimize: cache.optimize,
});
cache.sweep();

mkdirSync(FOLDER, { recursive: true });
for (const name of readdirSync(FOLDER)) if (!files.has(name)) rmSync(`${FOLDER}/${name}`);
const written = [...files].filter(([name, content]) => write(`${FOLDER}/${name}`, content)).length;
write(DRAWINGS_FILE, JSON.stringify(manifest));
console.log(`${FOLDER}: ${files.size} drawings, ${written} written, ${Math.round(performance.now() - started)} ms`);

/** Leaves a file alone that says the same already. */
function write(path: string, content: string): boolean {
  if (existsSync(path) && readFileSync(path, 'utf8') === content) return false;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  return true;
}
