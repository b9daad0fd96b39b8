import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { type Environment, readEnvironment } from '../lib/environment';

/** The files of a data folder that code imports as '@data/…'; the catalogue is not one of them: only `lib/catalogue/load` reads it. */
const FILES = ['site', 'categories', 'texts', 'search', 'size-guides', 'faq', 'reviews', 'orders'] as const;

/** Where files are put that stand outside the project, which bundlers cannot reach, and those that a data folder leaves out; each folder's apart. */
const KEPT = '.cache/data';

/**
 * What '@data/site.json' and its like stand for: absolute paths inside the project, by name. A file that the data folder leaves
 * out is `null`, for which `lib` has neutral texts; categories that nobody wrote down, and their names, are those of the catalogue.
 */
export function dataFiles(
  root: string,
  { dataDir, catalogueFile }: Pick<Environment, 'dataDir' | 'catalogueFile'> = readEnvironment(),
): Record<`@data/${string}.json`, string> {
  const kept = join(root, KEPT, dataDir.replace(/\W+/g, '-'));
  return Object.fromEntries(
    FILES.map((name) => {
      const source = resolve(root, dataDir, `${name}.json`);
      const given = existsSync(source) ? readFileSync(source, 'utf8') : undefined;
      const text = name === 'categories' ? withNames(given, resolve(root, catalogueFile)) : (given ?? 'null\n');
      const isReached = text === given && !relative(root, source).startsWith('..');
      const file = isReached ? source : join(kept, `${name}.json`);
      if (!isReached) keep(file, text);
      return [`@data/${name}.json`, file];
    }),
  );
}

type Category = { key?: unknown; name?: unknown };

/**
 * The categories with the names that their groups have in the catalogue file, where they are given none; as they are where nothing
 * is to be added. What is wrong with either file is said where it is parsed.
 */
function withNames(given: string | undefined, catalogueFile: string): string {
  try {
    const groups: Record<string, Category> = JSON.parse(readFileSync(catalogueFile, 'utf8').replace(/^\uFEFF/, ''));
    const rules: Category[] = given === undefined ? Object.keys(groups).map((key) => ({ key })) : JSON.parse(given);
    if (given !== undefined && rules.every(({ name }) => name !== undefined)) return given;
    return JSON.stringify(rules.map((rule) => ({ name: groups[String(rule.key)]?.name, ...rule })));
  } catch {
    return given ?? '[]';
  }
}

/** Only what is new is written: two processes may ask at once, and a bundler watches the files. */
function keep(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
}
