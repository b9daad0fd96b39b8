import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { readDrawingSet } from '../artwork/settings';
import { parseJson } from '../lib/catalogue/parse-json';
import { type Environment, readEnvironment } from '../lib/environment';

/** The files of a data folder that code imports as '@data/…'; the catalogue is not one of them: only `lib/catalogue/load` reads it. */
const FILES = ['site', 'categories', 'texts', 'search', 'size-guides', 'faq', 'reviews', 'orders'] as const;

/** Where files are put that stand outside the project, which bundlers cannot reach, and those that a data folder leaves out; each folder's apart. */
const KEPT = '.cache/data';

/**
 * What '@data/site.json' and its like stand for: absolute paths inside the project, by name. A file that the data folder leaves
 * out is `null`, for which `lib` has neutral texts; categories that nobody wrote down, and their names, are those of the catalogue;
 * '@data/drawings.json' holds the names of the drawings that the folder's set has, and '@data/publish.json' what `site.json` says of
 * publishing, which only the admin loads. Throws where a file is no JSON.
 */
export function dataFiles(
  root: string,
  { dataDir, catalogueFile }: Pick<Environment, 'dataDir' | 'catalogueFile'> = readEnvironment(),
): Record<`@data/${string}.json`, string> {
  const kept = join(root, KEPT, dataDir.replace(/\W+/g, '-'));
  const put = (name: string, text: string) => {
    const file = join(kept, `${name}.json`);
    keep(file, text);
    return file;
  };
  const files = FILES.map((name) => {
    const file = join(dataDir, `${name}.json`);
    const source = resolve(root, file);
    const given = readText(source);
    if (given !== undefined) parseJson(readFileSync(source), file);
    const made = name === 'categories' ? withNames(given, resolve(root, catalogueFile)) : given;
    const text = (name === 'site' ? withoutPublish(made) : made) ?? 'null\n';
    const isReached = text === given && !relative(root, source).startsWith('..');
    return [`@data/${name}.json`, isReached ? source : put(name, text)];
  });
  const publish = put('publish', JSON.stringify(publishIn(readText(resolve(root, dataDir, 'site.json')))));
  const drawings = put('drawings', JSON.stringify(readDrawingSet(resolve(root, dataDir)).names));
  return Object.fromEntries([...files, ['@data/publish.json', publish], ['@data/drawings.json', drawings]]);
}

function readText(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** What `site.json` says of publishing, null for nothing. */
function publishIn(text: string | undefined): unknown {
  const site = text === undefined ? null : (parseJson(text) as { publish?: unknown } | null);
  return site?.publish ?? null;
}

/** The text of `site.json` for the pages of the shop, which have no part in publishing. */
function withoutPublish(text: string | undefined): string | undefined {
  if (text === undefined || publishIn(text) === null) return text;
  const { publish: _, ...rest } = parseJson(text) as { publish: unknown };
  return JSON.stringify(rest);
}

type Category = { key?: unknown; name?: unknown };

/**
 * The categories with the names that their groups have in the catalogue file, where they are given none; as they are where nothing
 * is to be added. What is wrong with either file is said where it is parsed.
 */
function withNames(given: string | undefined, catalogueFile: string): string {
  try {
    const groups = parseJson(readFileSync(catalogueFile)) as Record<string, Category>;
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
