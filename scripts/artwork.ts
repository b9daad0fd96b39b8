/** `jiti scripts/run.ts artwork`, part of dev and build: draws every picture that the shop needs into public/artwork/, one file per distinct drawing, and lists them for `load`. */
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readDrawingSet } from '../artwork/read-drawing-set';
import { CATEGORIES } from '../lib/catalogue/categories';
import { DRAWINGS_FILE } from '../lib/catalogue/drawings/manifest';
import { readEnvironment } from '../lib/environment';
import { homePictures } from '../lib/site/content';
import { LOGO_FILE } from '../lib/site/logo';
import { look } from '../lib/site/look';
import { picturesIn } from '../lib/site/own-pages/blocks';
import { checkPages } from '../lib/site/own-pages/check-pages';
import { isPageDrawing, readDrawing } from '../lib/site/own-pages/page-drawings';
import { readPagesFolder } from '../lib/site/own-pages/read-folder';
import { site } from '../lib/site/site';
import { drawKept } from './artwork/draw-kept';
import { uploadsOf } from './catalogue/check-catalogue';
import { photographAddresses } from './images/addresses';
import { publishPhotographs } from './images/publish';
import { shrinkUploads } from './images/shrink-uploads';
import { createProgress } from './processes/progress';
import { soundCatalogue } from './sound-catalogue';
import { readPlainDrawing } from './theme/plain-drawing';
import { tabIcons } from './theme/tab-icons';
import { writeIfNew } from './write-if-new';

const FOLDER = 'public/artwork';
const CACHE = '.cache/artwork/optimized';

const started = performance.now();
const { catalogueFile, dataDir } = readEnvironment();
const { products } = soundCatalogue(readFileSync(catalogueFile), catalogueFile);

const progress = createProgress(process.stderr);
const report = (done: number, all: number) => progress.show(`own pictures: ${done} of ${all}`);
const ownPages = checkPages(readPagesFolder(dataDir), dataDir).pages;
const ofPages = picturesIn(ownPages.flatMap(({ blocks }) => blocks)).map(({ file }) => file);
const pictures = new Set([
  ...products.flatMap(uploadsOf),
  ...homePictures,
  ...ofPages.filter((file) => !isPageDrawing(file)),
]);
const made = await shrinkUploads(pictures, { report }).finally(progress.clear);
if (made > 0) console.log(`own pictures: smaller copies of ${made}`);
const photographs = publishPhotographs([...photographAddresses(products).keys(), ...pictures]);
if (photographs > 0) console.log(`public/photographs: ${photographs} files`);

const { files: ofGoods, manifest } = await drawKept(
  {
    products,
    categories: CATEGORIES.map(({ key }) => key),
    mark: site.mark,
    set: readDrawingSet(dataDir),
    tokens: look.tokens.light,
  },
  CACHE,
);
const ownDrawings = ofPages.filter(isPageDrawing).map((file) => readDrawing(dataDir, file));

const logo = look.logo === undefined ? undefined : readPlainDrawing(join(dataDir, look.logo));
if (typeof logo === 'string') throw new Error(`${join(dataDir, look.logo ?? '')} ${logo}`);
const drawn = new Map([
  ...ofGoods,
  ...ownDrawings.map(({ name, text }) => [name, text] as const),
  ...(logo ? [[LOGO_FILE, logo.svg] as const] : []),
]);

mkdirSync(FOLDER, { recursive: true });
for (const name of readdirSync(FOLDER)) if (!drawn.has(name)) rmSync(`${FOLDER}/${name}`);
for (const [name, icon] of Object.entries(await tabIcons(dataDir, site.mark, look.tokens.light)))
  writeIfNew(`public/${name}`, icon);
const written = [...drawn].filter(([name, content]) => writeIfNew(`${FOLDER}/${name}`, content)).length;
writeIfNew(DRAWINGS_FILE, JSON.stringify(manifest));
console.log(`${FOLDER}: ${drawn.size} drawings, ${written} written, ${Math.round(performance.now() - started)} ms`);
