import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { PublishInput } from '../../lib/site/publish-place';
import { listFiles } from '../export/files';
import { projectFiles } from './project-files';
import { shorten } from './shorten';

type Options = {
  root: string;
  /** The data folder and the catalogue that are put in the place of the project's own. */
  dataDir: string;
  catalogueFile: string;
  publish: PublishInput;
  isSmall: boolean;
};

/** The files of a repository that the store is built from, by path: those of this project, with the place to publish to in `site.json`. */
export async function firstCommit(options: Options): Promise<Record<string, Buffer | string>> {
  const { root, dataDir, catalogueFile, publish, isSmall } = options;
  const isOwn = resolve(root, dataDir) === join(root, 'data');
  const paths = (await projectFiles(root)).filter((path) => isOwn || !path.startsWith('data/'));
  const data = isOwn ? [] : listFiles(resolve(root, dataDir)).map(({ path }) => path);
  const places = [
    ...paths.map((path) => [path, join(root, path)] as const),
    ...data.map((path) => [`data/${path}`, resolve(root, dataDir, path)] as const),
  ];
  const files: Record<string, Buffer | string> = {};
  for (const [path, place] of places) files[path] = await readFile(place);
  const catalogue = await readFile(resolve(root, catalogueFile), 'utf8');
  files['data/catalogue.json'] = isSmall ? shorten(catalogue) : catalogue;
  const site = files['data/site.json'];
  const facts = site === undefined ? {} : JSON.parse(site.toString());
  files['data/site.json'] = `${JSON.stringify({ ...facts, publish }, null, 2)}\n`;
  return files;
}
