import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Files } from './imports';

const FOLDERS = ['app', 'components', 'lib', 'scripts', 'tests'];

/** Shops of other projects, which the bench builds. */
const PEERS = 'scripts/bench/data/peers';

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (path === PEERS) return [];
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
