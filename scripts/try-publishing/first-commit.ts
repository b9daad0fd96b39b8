import { statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { PublishInput } from '../../lib/site/publish-place';
import { listFiles } from '../export/files';
import { isSource, sourceNames } from '../processes/work-folder';

/** Of what begins with a dot nothing else: the rest is caches, settings of one machine and, perhaps, secrets. */
const DOTTED = ['.github', '.gitignore', '.npmrc', '.nvmrc'];
/** The number of products a category that are enough to look at, and quick to build. */
const KEPT = 3;

type Options = {
  root: string;
  /** The data folder and the catalogue that are put in the place of the project's own. */
  dataDir: string;
  catalogueFile: string;
  /** Undefined: nothing is set up. */
  publish: PublishInput | undefined;
  isSmall: boolean;
};

/** The files of a repository that the store is built from, by path: those of this project, with the place to publish to in `site.json` or none. */
export async function firstCommit(options: Options): Promise<Record<string, Buffer | string>> {
  const { root, dataDir, catalogueFile, publish, isSmall } = options;
  const dotted = (await readdir(root)).filter((name) => DOTTED.includes(name));
  const names = [...(await sourceNames(root)), ...dotted].filter((name) => name !== 'data');
  const places = [
    ...names.flatMap((name) => placesOf(name, join(root, name))),
    ...placesOf('data', resolve(root, dataDir)),
  ];
  const files: Record<string, Buffer | string> = {};
  for (const [path, place] of places.filter(([path]) => isSource(path))) files[path] = await readFile(place);
  const catalogue = await readFile(resolve(root, catalogueFile), 'utf8');
  files['data/catalogue.json'] = isSmall ? shorten(catalogue) : catalogue;
  const facts = JSON.parse(`${files['data/site.json'] ?? '{}'}`);
  files['data/site.json'] = `${JSON.stringify({ ...facts, publish }, null, 2)}\n`;
  return files;
}

/** The files at or below a place on this machine, each with the path that it gets. */
function placesOf(path: string, place: string): [path: string, place: string][] {
  if (statSync(place).isFile()) return [[path, place]];
  return listFiles(place).map((file) => [`${path}/${file.path}`, join(place, file.path)]);
}

/** The first products of each category, without those that are made of others. */
function shorten(catalogue: string): string {
  const groups: Record<string, { products: { pieces?: unknown }[] }> = JSON.parse(catalogue.replace(/^\uFEFF/, ''));
  for (const group of Object.values(groups)) {
    group.products = group.products.filter(({ pieces }) => !pieces).slice(0, KEPT);
  }
  return `${JSON.stringify(groups, null, 2)}\n`;
}
