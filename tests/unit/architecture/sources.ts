import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const FOLDERS = ['app', 'components', 'lib', 'scripts', 'tests'];

/** Shops of other projects, which the bench builds. */
const PEER_SHOPS = 'scripts/test/bench/data/peers';

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (path === PEER_SHOPS) return [];
    return entry.isDirectory() ? listFiles(path) : [path];
  });

/** The files of the project's sources and tests, by path. */
export function readSources(): Files {
  return new Map(
    FOLDERS.flatMap(listFiles).map((path) => [path, readFileSync(join(process.cwd(), path), 'utf8')] as const),
  );
}

/** The files that are code of the product. */
export function codeOf(files: Files): Files {
  return new Map([...files].filter(([path]) => /\.(?:tsx?|mjs|js)$/.test(path) && !path.startsWith('tests/')));
}

/** The sources of a project by their path from its root, with '/' on every system. */
export type Files = ReadonlyMap<string, string>;

export type Import = {
  /** As written. */
  specifier: string;
  /** The file it leads to, or undefined for a package. */
  file: string | undefined;
  /** Erased by the compiler. `import { type A }` is not: it still loads the module. */
  isType: boolean;
  /** `import()`: loaded later, or never. */
  isDynamic: boolean;
};

const STATIC =
  /^(?:import|export)\s+(type\s+)?(?:(?:[\w$*{},\s]+?\s+)?from\s+)?['"]([^'"]+)['"]|^(?:import|export)\s*(?:\{[^}]*\}|\*)\s*from\s*['"]([^'"]+)['"]/gm;
const DYNAMIC = /\bimport\(\s*(?:\/\*[^*]*\*\/\s*)*['"]([^'"]+)['"]/g;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];

/** The text without comments that begin a line or follow a blank; good enough for sources that Biome has formatted. */
export function stripComments(text: string): string {
  return text.replace(/(^|[\s{(])\/\*[\s\S]*?\*\//g, '$1').replace(/(^|\s)\/\/.*$/gm, '$1');
}

/** The imports and re-exports of a file, in order. */
export function importsOf(path: string, files: Files): Import[] {
  const text = stripComments(files.get(path) ?? '');
  const found: Import[] = [];
  for (const [, type, first, second] of text.matchAll(STATIC)) {
    const specifier = first ?? second ?? '';
    found.push({ specifier, file: resolve(path, specifier, files), isType: type !== undefined, isDynamic: false });
  }
  for (const [, specifier = ''] of text.matchAll(DYNAMIC)) {
    found.push({ specifier, file: resolve(path, specifier, files), isType: false, isDynamic: true });
  }
  return found;
}

/** The file that an alias or a relative path means; one that is not among the files keeps its bare path. */
function resolve(from: string, specifier: string, files: Files): string | undefined {
  if (specifier.startsWith('@data/')) return specifier.slice(1);
  const isOwn = specifier.startsWith('@/') || specifier.startsWith('.');
  if (!isOwn) return undefined;
  const path = specifier.startsWith('@/') ? specifier.slice(2) : posix.join(posix.dirname(from), specifier);
  const ending = ENDINGS.find((end) => files.has(path + end)) ?? '';
  return path + ending;
}
