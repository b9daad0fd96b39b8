import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { LATER_SHEET } from '../../lib/loader/later-styles';
import { reachable } from '../service-worker/reachable';
import type { Compiled } from './compiled';
import { shortNames } from './short-names';
import type { HtmlTag } from './tags';

/** The one style sheet of some pages, and the bundler's sheets that it stands for, which nobody fetches any more; by address. */
export type StyleSheet = {
  href: string;
  parts: readonly string[];
  /** The parts that scripts may ask for by their paths in the export, each with the addresses of the scripts that lead to it. */
  asked: Readonly<Record<string, readonly string[]>>;
};

const CHUNKS = '_next/static/chunks';
/** An address of a sheet without the base path; one search for all of them. */
const SHEET = /\/_next\/static\/chunks\/[\w.~-]+\.css/g;

/** The classes of a module begin with letters of its own: `.h9YQMq_row`. */
const CLASS = /\.([\w-]{6,8}_)[a-zA-Z]/g;

/**
 * A module with this property in it belongs to what is imported on use, and comes then (`laterStyles`): the bundler would put it into
 * the sheet of all pages.
 */
const LATER = '--later:';
const MARK = /--later:1;?/g;

/**
 * Writes the style sheets that pages load as one, without the modules that nothing of their code names. The bundler cuts sheets by
 * size alone: the shop's held the admin's rules, and came in three requests. Code alone decides, for a page may be kept while the
 * goods of others change.
 * @param out folder of the export
 * @param basePath '' or '/store'
 * @param name how the file's name begins
 * @param compiled what their pages are made of
 * @param others what all other pages are made of
 * @param hasLater whether what is imported on use has a sheet of its own
 */
export function writeStyleSheet(
  out: string,
  basePath: string,
  name: string,
  compiled: Compiled,
  others: Compiled,
  hasLater = false,
): StyleSheet {
  const textOf = (file: string) => readFileSync(join(out, file), 'utf8');
  const reached = reachable(out, compiled.scripts);
  // Modules imported on use ask for sheets too: of those that other pages take apart nobody can, and one with modules that come
  // later is taken apart here.
  const askedFor = reached
    .filter((file) => file.endsWith('.css'))
    .filter((part) => others.styles.includes(part) || (hasLater && textOf(part).includes(LATER)));
  const parts = [...new Set([...compiled.styles, ...askedFor])];
  const scripts = reached.filter((file) => file.endsWith('.js')).map(textOf);
  // Sheets that scripts fetch by themselves are served as they were compiled, and ask for tokens by their own names.
  const beside = reached.filter((file) => file.endsWith('.css') && !parts.includes(file)).map(textOf);
  const isUsed = (name: string) => [...compiled.server, ...scripts].some((text) => text.includes(name));
  const lines = parts.flatMap((part) => textOf(part).split('\n')).filter((line) => line && isWanted(line, isUsed));
  const isLater = (line: string) => hasLater && line.includes(LATER);
  const named = shortNames(lines, (name) => isUsed(name) || beside.some((text) => text.includes(name)));
  const [later, now] = [lines.filter(isLater), lines.filter((line) => !isLater(line))].map((some) =>
    named(withoutIdleTokens(some.join('\n'), [...lines, ...beside].join('\n')).replaceAll(MARK, '')),
  );
  // One hash for both: the name of the one tells that of the other, and pages need not say it.
  const hash = createHash('sha256').update(`${now}\n${later}`).digest('hex').slice(0, 13);
  writeFileSync(join(out, `${CHUNKS}/${name}-${hash}.css`), now ?? '');
  if (later) writeFileSync(join(out, `${CHUNKS}/${LATER_SHEET}-${hash}.css`), later);
  const led = compiled.scripts.map((script) => {
    const text = reachable(out, [script]).map(textOf).join('\n');
    return { address: `${basePath}/${script}`, leadsTo: (part: string) => text.includes(basename(part)) };
  });
  const askers = (part: string) => led.filter(({ leadsTo }) => leadsTo(part)).map(({ address }) => address);
  return {
    href: `${basePath}/${CHUNKS}/${name}-${hash}.css`,
    parts: parts.map((part) => `${basePath}/${part}`),
    asked: Object.fromEntries(parts.map((part) => [part, askers(part)])),
  };
}

/** A page, or what a router fetches in its place, with the one sheet wherever it names a part of it. */
export function withSheet(text: string, { href, parts }: StyleSheet): string {
  const base = href.slice(0, href.indexOf(`/${CHUNKS}/`));
  return text.replace(SHEET, (address) => (parts.includes(base + address) ? href.slice(base.length) : address));
}

export function isStyleSheet(tag: HtmlTag): boolean {
  return tag.name === 'link' && /stylesheet/i.test(tag.attributes.get('rel') ?? '');
}

/** Pages as deep in the same folder are of one template, with the same scripts and styles. */
export function oneOfEachTemplate(paths: readonly string[]): string[] {
  const templateOf = (path: string) => {
    const folder = path.slice(0, path.indexOf('/', path.startsWith('admin/') ? 'admin/'.length : 0));
    return `${folder} ${path.split('/').length}`;
  };
  return [...new Map(paths.map((path) => [templateOf(path), path])).values()];
}

/** Whether a module, which the bundler writes in a line of its own, has a class that is used; what has none is everybody's. */
function isWanted(line: string, isUsed: (prefix: string) => boolean): boolean {
  if (line.split('{').length !== line.split('}').length)
    throw new Error(`a style sheet does not hold each module in a line: ${line.slice(0, 60)}`);
  const prefixes = [...new Set([...line.matchAll(CLASS)].map(([, prefix = '']) => prefix))];
  return prefixes.length === 0 || prefixes.some(isUsed);
}

/** Without the tokens that no rule of these pages asks for. */
function withoutIdleTokens(sheet: string, rules: string): string {
  return sheet.replace(/:root\{[^}]*\}/g, (root) =>
    root.replace(/--[\w-]+(?=:)[^;}]*;?/g, (token) =>
      new RegExp(`var\\(\\s*${token.slice(0, token.indexOf(':'))}[,)]`).test(rules) ? token : '',
    ),
  );
}
