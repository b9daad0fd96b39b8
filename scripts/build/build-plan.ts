import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Spelling } from '../../lib/listing/spellings';
import type { RedirectRule } from '../../lib/site/redirect-rules';
import { writeWhole } from '../write-whole';

/** The hash of all that a page depends on, and of each part of its view by the part's name. */
export type PageKey = { key: string; parts: Readonly<Record<string, string>> };

/** The work of a build on the pages that have a view. Paths are addresses without the base path: '/products/x/'. */
export type BuildPlan = {
  /** The hash of the code that draws them. */
  code: string;
  /** Every page that has a view, by its path. */
  pages: Readonly<Record<string, PageKey>>;
  /** Pages that are drawn: no kept one has their key. */
  drawn: readonly string[];
  /** Pages that are drawn again though they are kept, one of each route or all: what is kept must be what the code writes. */
  compared: readonly string[];
  /** Kept pages that stand in the export of the build before as they were written; the other ones come from the store. */
  standing: readonly string[];
};

/** The catalogue beside its pages, as the export asks for it. */
export type BuildFacts = {
  /** Pictures of the owner's that it names. */
  uploads: readonly string[];
  /** The hosts of its photographs. */
  origins: readonly string[];
  /** The addresses of its listings, and how else people write them. */
  spellings: readonly Spelling[];
  /** Former addresses, and where each leads. */
  moved: readonly RedirectRule[];
};

const FOLDER = join('.cache', 'build');

/** The files by which the steps of a build tell each other of pages. */
export const PLAN_FILES = {
  plan: join(FOLDER, 'plan.json'),
  facts: join(FOLDER, 'facts.json'),
  /** The `PAGES_TO_RENDER` of `lib/views`. */
  toRender: join(FOLDER, 'pages-to-render.json'),
  /** The pages of the export as it stands; gone while a build writes. */
  standing: join(FOLDER, 'pages.json'),
} as const;

/** The folder in which an export puts together what Next has drawn. */
export const RENDERED = join('.cache', 'rendered');

/** The exit code of a step that found a kept page damaged or untrue, and has taken it out of the store: the plan must be made again. */
export const PLAN_AGAIN = 3;

/** The file of a page in an export. */
export const fileOfPage = (path: string): string => `${path.slice(1)}index.html`;

/** Makes the key of a page from its view and from the hash of the code that draws it. */
export function pageKey(code: string, view: Readonly<Record<string, unknown>>): PageKey {
  const texts = Object.entries(view).map(([name, part]) => [name, JSON.stringify(part) ?? ''] as const);
  const hash = createHash('sha256').update(code);
  for (const [name, text] of texts) hash.update(`\0${name}\0${text}`);
  return {
    key: hash.digest('hex').slice(0, 40),
    parts: Object.fromEntries(texts.map(([name, text]) => [name, shortHash(text)])),
  };
}

const shortHash = (text: string) => createHash('sha1').update(text).digest('base64').slice(0, 8);

export const writeJsonFile = (file: string, value: unknown): void => writeWhole(file, JSON.stringify(value));

export function readJsonFile<T>(file: string): T | undefined {
  try {
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
  } catch {
    return undefined;
  }
}

/** Reads one of {@link PLAN_FILES} that the plan of this build has written. Throws where there is none. */
export function readPlanned<T>(file: string): T {
  const planned = readJsonFile<T>(file);
  if (!planned) throw new Error('There is no plan of this build: npm run build makes it');
  return planned;
}
