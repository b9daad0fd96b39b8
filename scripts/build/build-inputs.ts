import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { buildDay } from '../../lib/catalogue/build-day';
import { CACHE_FOLDER, readManifest } from '../../lib/catalogue/photographs/read-manifest';
import { type Environment, readEnvironment } from '../../lib/environment';
import { buildId } from '../build-id';
import { dataFiles } from '../data-files';
import { isSource } from '../processes/work-folder';
import { readComeDay } from './read-come-day';

/** All that an export depends on, as hashes of contents: equal ones are found in another clone and by another machine too. */
export type BuildInputs = {
  /** Sources, and what of `public/` is neither drawn by a build nor a picture of the owner's. */
  code: string;
  /** The versions that are asked for, and those that are installed. */
  packages: string;
  /** The major version of Node: its minor ones write the same bytes. */
  node: string;
  /** The settings of the environment, and the files in which Next looks for more. */
  settings: string;
  /** The files of the data folder without the catalogue. */
  data: string;
  /** The catalogue alone: most edits change nothing else. */
  catalogue: string;
  /** The latest day of products that has come: on another day the same catalogue may be another shop. */
  days: string;
  /** The owner's pictures and documents, and the photographs that `npm run images` keeps. */
  pictures: string;
};

const CODE = ['app', 'components', 'lib', 'scripts', 'next.config.mjs', 'package.json', 'tsconfig.json'];
const PACKAGES = ['package-lock.json', 'node_modules/.package-lock.json'];
const NEXT_SETTINGS = ['.env', '.env.local', '.env.production', '.env.production.local'];
/** The folders of the shop's pictures. */
const PICTURES = ['public/drawings', 'public/uploads'];

/** Reads the inputs of a build in a folder: some fifty milliseconds, and what its catalogue and pictures take to be read. */
export function buildInputs(
  root = '.',
  env: Readonly<Record<string, string | undefined>> = process.env,
  nodeVersion = process.versions.node,
): BuildInputs {
  // Whether the address was given or taken for granted makes no other page.
  const { isSiteUrlGiven, ...settings } = readEnvironment(env);
  const given = namesIn(join(root, 'public')).map((name) => `public/${name}`);
  return {
    code: buildId(root, [...CODE, ...given.filter((path) => isSource(path) && !PICTURES.includes(path))]),
    packages: buildId(root, PACKAGES),
    node: nodeVersion.split('.')[0] ?? '',
    settings: buildId(root, NEXT_SETTINGS, [JSON.stringify(settings), env.SIZE_LIMITS ?? '']),
    data: buildId(root, dataBesideCatalogue(root, settings)),
    catalogue: buildId(root, [settings.catalogueFile]),
    days: readComeDay(resolve(root, settings.catalogueFile), env.BUILD_DAY || buildDay()),
    pictures: buildId(
      root,
      [...PICTURES, join(settings.dataDir, 'uploads')],
      keptPhotographs(join(root, CACHE_FOLDER)),
    ),
  };
}

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

function dataBesideCatalogue(root: string, { dataDir, catalogueFile }: Pick<Environment, 'dataDir' | 'catalogueFile'>) {
  const others = [catalogueFile, ...['catalogue.json', 'uploads'].map((name) => join(dataDir, name))];
  const apart = others.map((file) => resolve(root, file));
  return namesIn(resolve(root, dataDir))
    .map((name) => join(dataDir, name))
    .filter((file) => !apart.includes(resolve(root, file)));
}

/**
 * The photographs of other hosts, without the moments at which they were fetched. The smaller copies of the owner's own, which a build
 * adds to them, follow from those and from the pictures of the data folder's pages. Names are hashes of contents, so that of a file the size says enough.
 */
function keptPhotographs(folder: string): string[] {
  const withoutMoment = (key: string, value: unknown) => (key === 'fetchedAt' || key === 'at' ? undefined : value);
  return [...readManifest(join(folder, 'manifest.json'))]
    .filter(([address]) => !address.startsWith('/'))
    .map(([address, entry]) => {
      const files = entry.status === 'ok' ? entry.variants.map(({ file }) => join(folder, file)) : [];
      const sizes = files.map((file) => statSync(file, { throwIfNoEntry: false })?.size ?? null);
      return JSON.stringify([address, entry, sizes], withoutMoment);
    })
    .sort();
}

/**
 * The hash of all that draws a page beside its view: code, packages, Node, settings, and what scripts hold of the data folder. Nothing of
 * it is compiled or drawn anew while it stays the same.
 */
export function codeKey(root: string, { code, packages, node, settings }: BuildInputs): string {
  const imported = Object.values(dataFiles(root)).map((file) => relative(root, file));
  return buildId(root, imported, [code, packages, node, settings]);
}
