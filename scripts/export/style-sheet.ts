import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reachable } from '../service-worker/reachable';
import type { Tag } from './tags';

/** The one style sheet of some pages, and the bundler's sheets that it stands for, which nobody fetches any more; by address. */
export type StyleSheet = { href: string; parts: readonly string[] };

const CHUNKS = '_next/static/chunks';

/** The classes of a module begin with letters of its own: `.h9YQMq_row`. */
const CLASS = /\.([\w-]{6,8}_)[a-zA-Z]/g;

/**
 * Writes the style sheets that pages load as one, without the modules that none of these pages names. The bundler cuts sheets by
 * size alone: the shop's held the admin's rules, and came in three requests.
 * @param out folder of the export
 * @param basePath '' or '/store'
 * @param name how the file's name begins
 * @param paths pages as `listFiles` gives them, before they are sealed
 */
export function writeStyleSheet(out: string, basePath: string, name: string, paths: readonly string[]): StyleSheet {
  const texts = oneOfEachTemplate(paths).map((path) => readFileSync(join(out, path), 'utf8'));
  // Not by tags alone: a page of the admin names in its payload what it shows to who is signed in.
  const address = new RegExp(`${basePath}/${CHUNKS}/[\\w.~-]+\\.css`, 'g');
  const parts = [...new Set(texts.flatMap((text) => text.match(address) ?? []))];
  const scripts = reachable(out, texts).filter((file) => file.endsWith('.js'));
  const used = [...texts, ...scripts.map((file) => readFileSync(join(out, file), 'utf8'))];
  const isUsed = (prefix: string) => used.some((text) => text.includes(prefix));
  const lines = parts.flatMap((part) => readFileSync(join(out, part.slice(basePath.length)), 'utf8').split('\n'));
  const sheet = lines.filter((line) => line && isWanted(line, isUsed)).join('\n');
  const hash = createHash('sha256').update(sheet).digest('hex').slice(0, 13);
  const file = `${CHUNKS}/${name}-${hash}.css`;
  writeFileSync(join(out, file), sheet);
  return { href: `${basePath}/${file}`, parts };
}

/** A page, or what a router fetches in its place, with the one sheet wherever it names a part of it. */
export function withSheet(text: string, { href, parts }: StyleSheet): string {
  return parts.reduce((result, part) => result.replaceAll(part, href), text);
}

export function isStyleSheet({ name, attributes }: Tag): boolean {
  return name === 'link' && /stylesheet/i.test(attributes.get('rel') ?? '');
}

/** Pages as deep in the same folder are of one template, with the same scripts and styles. */
function oneOfEachTemplate(paths: readonly string[]): string[] {
  const folderOf = (path: string) => path.slice(0, path.indexOf('/', path.startsWith('admin/') ? 'admin/'.length : 0));
  return [...new Map(paths.map((path) => [`${folderOf(path)} ${path.split('/').length}`, path])).values()];
}

/** Whether a module, which the bundler writes in a line of its own, has a class that is used; what has none is everybody's. */
function isWanted(line: string, isUsed: (prefix: string) => boolean): boolean {
  if (line.split('{').length !== line.split('}').length)
    throw new Error(`a style sheet does not hold each module in a line: ${line.slice(0, 60)}`);
  const prefixes = [...new Set([...line.matchAll(CLASS)].map(([, prefix = '']) => prefix))];
  return prefixes.length === 0 || prefixes.some(isUsed);
}
