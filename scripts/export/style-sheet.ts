import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { LATER_SHEET } from '../../lib/loader/later-styles';
import { reachable } from '../service-worker/reachable';
import type { HtmlTag } from './tags';

/** The one style sheet of some pages, and the bundler's sheets that it stands for, which nobody fetches any more; by address. */
export type StyleSheet = {
  href: string;
  parts: readonly string[];
  /** The parts that the scripts of a page may ask for, by its template. */
  asked: Readonly<Record<string, readonly string[]>>;
};

const CHUNKS = '_next/static/chunks';

/** The classes of a module begin with letters of its own: `.h9YQMq_row`. */
const CLASS = /\.([\w-]{6,8}_)[a-zA-Z]/g;

/**
 * A module with this property in it belongs to what is imported on use, and comes then (`laterStyles`): the bundler would put it into
 * the sheet of all pages.
 */
const LATER = '--later:';

/**
 * Writes the style sheets that pages load as one, without the modules that none of these pages names. The bundler cuts sheets by
 * size alone: the shop's held the admin's rules, and came in three requests.
 * @param out folder of the export
 * @param basePath '' or '/store'
 * @param name how the file's name begins
 * @param paths pages as `listFiles` gives them, before they are sealed
 * @param others all other pages
 * @param hasLater whether what is imported on use has a sheet of its own
 */
export function writeStyleSheet(
  out: string,
  basePath: string,
  name: string,
  paths: readonly string[],
  others: readonly string[] = [],
  hasLater = false,
): StyleSheet {
  const textOf = (file: string) => readFileSync(join(out, file), 'utf8');
  const texts = oneOfEachTemplate(paths).map(textOf);
  // Not by tags alone: a page of the admin names in its payload what it shows to who is signed in.
  const address = new RegExp(`${basePath}/${CHUNKS}/[\\w.~-]+\\.css`, 'g');
  const namedIn = (some: readonly string[]) => some.flatMap((text) => text.match(address) ?? []);
  const reached = reachable(out, texts);
  // Modules imported on use ask for sheets too: of those that other pages take apart nobody can, and one with modules that come
  // later is taken apart here.
  const othersParts = new Set(namedIn(oneOfEachTemplate(others).map(textOf)));
  const askedFor = reached
    .filter((file) => file.endsWith('.css'))
    .map((file) => `${basePath}/${file}`)
    .filter((part) => othersParts.has(part) || (hasLater && textOf(part.slice(basePath.length)).includes(LATER)));
  const parts = [...new Set([...namedIn(texts), ...askedFor])];
  const scripts = reached.filter((file) => file.endsWith('.js'));
  const used = [...texts, ...scripts.map(textOf)];
  const isUsed = (prefix: string) => used.some((text) => text.includes(prefix));
  const lines = parts
    .flatMap((part) => textOf(part.slice(basePath.length)).split('\n'))
    .filter((line) => line && isWanted(line, isUsed));
  const isLater = (line: string) => hasLater && line.includes(LATER);
  const [later, now] = [lines.filter(isLater), lines.filter((line) => !isLater(line))].map((some) => some.join('\n'));
  // One hash for both: the name of the one tells that of the other, and pages need not say it.
  const hash = createHash('sha256').update(`${now}\n${later}`).digest('hex').slice(0, 13);
  writeFileSync(join(out, `${CHUNKS}/${name}-${hash}.css`), now ?? '');
  if (later) writeFileSync(join(out, `${CHUNKS}/${LATER_SHEET}-${hash}.css`), later);
  const asked = oneOfEachTemplate(paths).map((path) => {
    const scriptTexts = reachable(out, [textOf(path)])
      .filter((file) => file.endsWith('.js'))
      .map(textOf);
    const isAsked = (part: string) => scriptTexts.some((text) => text.includes(basename(part)));
    return [templateOf(path), parts.filter(isAsked)] as const;
  });
  return { href: `${basePath}/${CHUNKS}/${name}-${hash}.css`, parts, asked: Object.fromEntries(asked) };
}

/** A page, or what a router fetches in its place, with the one sheet wherever it names a part of it. */
export function withSheet(text: string, { href, parts }: StyleSheet): string {
  return parts.reduce((result, part) => result.replaceAll(part, href), text);
}

export function isStyleSheet({ name, attributes }: HtmlTag): boolean {
  return name === 'link' && /stylesheet/i.test(attributes.get('rel') ?? '');
}

/** Pages as deep in the same folder are of one template, with the same scripts and styles. */
export function oneOfEachTemplate(paths: readonly string[]): string[] {
  return [...new Map(paths.map((path) => [templateOf(path), path])).values()];
}

/** The folder and depth that pages of one template share. */
export function templateOf(path: string): string {
  const folder = path.slice(0, path.indexOf('/', path.startsWith('admin/') ? 'admin/'.length : 0));
  return `${folder} ${path.split('/').length}`;
}

/** Whether a module, which the bundler writes in a line of its own, has a class that is used; what has none is everybody's. */
function isWanted(line: string, isUsed: (prefix: string) => boolean): boolean {
  if (line.split('{').length !== line.split('}').length)
    throw new Error(`a style sheet does not hold each module in a line: ${line.slice(0, 60)}`);
  const prefixes = [...new Set([...line.matchAll(CLASS)].map(([, prefix = '']) => prefix))];
  return prefixes.length === 0 || prefixes.some(isUsed);
}
