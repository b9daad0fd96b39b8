/** Draws every picture that the catalogue needs into public/artwork/, one file per distinct drawing; part of dev and build. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { drawingsOf } from '../artwork/drawings';
import { sceneFiles } from '../artwork/scene-files';
import { formatProblem, type Problem, parseCatalogueText } from '../lib/catalogue/parse';
import { readEnvironment } from '../lib/environment';
import { photographAddresses } from './images/addresses';
import { publishPhotographs } from './images/publish';

const FOLDER = 'public/artwork';
const started = performance.now();
const { catalogueFile } = readEnvironment();
const result = parseCatalogueText(readFileSync(catalogueFile, 'utf8'), catalogueFile);
if (!result.ok) {
  for (const problem of result.problems) console.error(formatProblem(problem));
  process.exit(1);
}

const files = new Map<string, () => string>(sceneFiles());
for (const product of result.catalogue.products) {
  for (const { file, content } of drawingsOf(product)) files.set(file, () => content);
}

const photographs = publishPhotographs(photographAddresses(result.catalogue.products).keys());
if (photographs > 0) console.log(`public/photographs: ${photographs} files`);

const problems = result.catalogue.products.flatMap(({ id, images }): Problem[] =>
  images.flatMap((address, index) =>
    address.startsWith('/artwork/') && !files.has(address.slice('/artwork/'.length))
      ? [
          {
            file: catalogueFile,
            product: id,
            field: `image_links[${index}]`,
            message: `"${address}" is not drawn any more; run npm run artwork:link`,
          },
        ]
      : [],
  ),
);
if (problems.length > 0) {
  for (const problem of problems) console.error(formatProblem(problem));
  process.exit(1);
}

mkdirSync(FOLDER, { recursive: true });
for (const name of readdirSync(FOLDER)) if (!files.has(name)) rmSync(`${FOLDER}/${name}`);
let written = 0;
for (const [name, render] of files) {
  const path = `${FOLDER}/${name}`;
  const content = render();
  if (existsSync(path) && readFileSync(path, 'utf8') === content) continue;
  writeFileSync(path, content);
  written += 1;
}
console.log(`${FOLDER}: ${files.size} drawings, ${written} written, ${Math.round(performance.now() - started)} ms`);
