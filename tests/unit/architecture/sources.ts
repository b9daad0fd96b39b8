import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** Text of source files by path from the root of the project, with slashes on every system. */
export type Files = ReadonlyMap<string, string>;

export type Import = {
  /** As written in the source. */
  specifier: string;
  /** Path of the imported file. undefined for a package. */
  file: string | undefined;
  /** True for `import type`. `import { type A }` still loads the module. */
  isType: boolean;
};

const FOLDERS = ['app', 'components', 'lib', 'scripts', 'tests'];
/** Shops of other frameworks, which the benchmark builds. */
const PEER_SHOPS = 'scripts/test/bench/data/peers';

const STATIC =
  /^(?:import|export)\s+(type\s+)?(?:(?:[\w$*{},\s]+?\s+)?from\s+)?['"]([^'"]+)['"]|^(?:import|export)\s*(?:\{[^}]*\}|\*)\s*from\s*['"]([^'"]+)['"]/gm;
const DYNAMIC = /\bimport\(\s*(?:\/\*[^*]*\*\/\s*)*['"]([^'"]+)['"]/g;
const EXTENSIONS = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (path === PEER_SHOPS) return [];
    return entry.isDirectory() ? listFiles(path) : [path];
  });

/** The sources and tests of the project. */
export function readSources(): Files {
  return new Map(
    FOLDERS.flatMap(listFiles).map((path) => [path, readFileSync(join(process.cwd(), path), 'utf8')] as const),
  );
}

/** The code of the product: scripts and modules without tests. */
export function codeOf(files: Files): Files {
  return new Map([...files].filter(([path]) => /\.(?:tsx?|mjs|js)$/.test(path) && !path.startsWith('tests/')));
}

export const isIn = (path: string, folder: string): boolean => path.startsWith(`${folder}/`);

/** Paths of the files in these folders whose code, without comments, matches. */
export function sourcesMatching(files: Files, pattern: RegExp, folders: readonly string[]): string[] {
  return [...files]
    .filter(([path, text]) => folders.some((folder) => isIn(path, folder)) && pattern.test(stripComments(text)))
    .map(([path]) => path);
}

/** The imports and re-exports of a file, in order. */
export function importsOf(path: string, files: Files): Import[] {
  const text = stripComments(files.get(path) ?? '');
  const found: Import[] = [];
  for (const [, type, first, second] of text.matchAll(STATIC)) {
    const specifier = first ?? second ?? '';
    found.push({ specifier, file: resolve(path, specifier, files), isType: type !== undefined });
  }
  for (const [, specifier = ''] of text.matchAll(DYNAMIC))
    found.push({ specifier, file: resolve(path, specifier, files), isType: false });
  return found;
}

/** Removes comments at the start of a line or after a space. Sufficient for code that Biome has formatted. */
function stripComments(text: string): string {
  return text.replace(/(^|[\s{(])\/\*[\s\S]*?\*\//g, '$1').replace(/(^|\s)\/\/.*$/gm, '$1');
}

/** The file of an alias or a relative path. The path without extension if there is no such file. */
function resolve(from: string, specifier: string, files: Files): string | undefined {
  if (specifier.startsWith('@data/')) return specifier.slice(1);
  const isOwn = specifier.startsWith('@/') || specifier.startsWith('.');
  if (!isOwn) return undefined;
  const path = specifier.startsWith('@/') ? specifier.slice(2) : posix.join(posix.dirname(from), specifier);
  const extension = EXTENSIONS.find((candidate) => files.has(path + candidate)) ?? '';
  return path + extension;
}
