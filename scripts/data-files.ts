import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { readEnvironment } from '../lib/environment';

/** The files of a data folder that code imports as '@data/…'; the catalogue is not one of them: only `lib/catalogue/load` reads it. */
const FILES = ['site', 'categories', 'texts', 'search', 'size-guides', 'faq', 'reviews', 'orders'] as const;

/** Where files are put that stand outside the project, which bundlers cannot reach, and those that a data folder leaves out. */
const KEPT = '.cache/data';

/**
 * What '@data/site.json' and its like stand for: absolute paths inside the project, by name. A file that the data folder leaves
 * out is `null`, for which `lib` has neutral texts; categories that nobody wrote down are those of the catalogue.
 */
export function dataFiles(root: string): Record<`@data/${string}.json`, string> {
  const { dataDir, catalogueFile } = readEnvironment();
  return Object.fromEntries(
    FILES.map((name) => {
      const source = resolve(root, dataDir, `${name}.json`);
      const isThere = existsSync(source);
      if (isThere && !relative(root, source).startsWith('..')) return [`@data/${name}.json`, source];
      const copy = join(root, KEPT, `${name}.json`);
      if (isThere) keep(copy, readFileSync(source, 'utf8'));
      else keep(copy, name === 'categories' ? categoriesOf(resolve(root, catalogueFile)) : 'null\n');
      return [`@data/${name}.json`, copy];
    }),
  );
}

/** The groups of a catalogue file as categories; what is wrong with the file is said where it is parsed. */
function categoriesOf(file: string): string {
  try {
    const groups = Object.entries(JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, '')));
    return JSON.stringify(groups.map(([key, group]) => ({ key, name: (group as { name?: unknown }).name })));
  } catch {
    return '[]';
  }
}

/** Only what is new is written: two processes may ask at once, and a bundler watches the files. */
function keep(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
}
