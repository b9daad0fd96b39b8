import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Features } from './features';
import { featuresOfScripts } from './script-features';
import { featuresOfStyles } from './style-features';

/** Where what browsers run is written. */
const FOLDERS = ['app', 'components', 'lib', 'scripts/loader', 'scripts/service-worker'];

/** The files of features that are newer than the floor, by the paths of these in the data. */
export type Uses = ReadonlyMap<string, readonly string[]>;

/** The project's own scripts and style sheets. */
export function readSourceNames(): { scripts: string[]; styles: string[] } {
  const names = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).split(sep).join('/')),
  ).sort();
  return {
    scripts: names.filter((name) => /\.tsx?$/.test(name)),
    styles: names.filter((name) => name.endsWith('.css')),
  };
}

/** Features of the web that are newer than the floor and used in these sources. */
export function findFeatures({ scripts, styles }: ReturnType<typeof readSourceNames>, features: Features): Uses {
  const uses = new Map<string, string[]>();
  const found = [
    ...featuresOfScripts(scripts, features),
    ...styles.map((name) => [name, featuresOfStyles(readFileSync(name, 'utf8'), features)] as const),
  ];
  for (const [name, paths] of found) {
    for (const path of paths) uses.set(path, [...(uses.get(path) ?? []), name]);
  }
  return uses;
}
