import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { type Floor, readFloor } from './floor';
import { scriptName, scriptNames } from './script-name';

/** The extract of MDN's data that `npm run extracts` writes: features by the paths that they are parts of. */
type Extract = { floor: Floor; features: Record<string, Record<string, string>> };

const FILE = 'scripts/browsers/features.json';

/** The version of a feature that no browser of a maker has yet without a switch. */
export const NEVER = Number.POSITIVE_INFINITY;

/** The web's features by their paths in the data: 'css.properties.text-wrap.balance'. */
export class Features {
  /** Features that a browser of the floor lacks, with the version since which each of the makers has them; 0 is as old as the floor. */
  readonly newer = new Map<string, readonly number[]>();
  readonly #all = new Set<string>();
  readonly #names = new Map<string, string[]>();
  readonly #newerNames = new Set<string>();

  constructor() {
    const { floor, features }: Extract = JSON.parse(readFileSync(FILE, 'utf8'));
    if (!isDeepStrictEqual(floor, readFloor())) throw new Error(`${FILE} is of another floor: run npm run extracts`);
    for (const [above, parts] of Object.entries(features)) {
      for (const [name, since] of Object.entries(parts)) this.#take(`${above}.${name}`, since);
    }
  }

  /** Of a feature that the floor has, it is known only if something newer has its name. */
  has(path: string): boolean {
    return this.#all.has(path);
  }

  /** The paths among these that are newer than the floor. */
  among(paths: readonly string[]): string[] {
    return paths.filter((path) => this.newer.has(path));
  }

  /** The features of scripts that have this name, if it means nothing that the floor has: a member, a global or an event. */
  named(name: string): string[] {
    const paths = this.#names.get(name) ?? [];
    return paths.every((path) => this.newer.has(path)) ? paths : [];
  }

  /** Whether anything of this name in a script, or a part of it, is newer than the floor. */
  mayBeNewer(name: string): boolean {
    return this.#newerNames.has(name);
  }

  /** Paths below this one that are newer than the floor. */
  below(path: string): string[] {
    return [...this.newer.keys()].filter((key) => key.startsWith(`${path}.`));
  }

  #take(path: string, since: string): void {
    this.#all.add(path);
    const name = scriptName(path);
    if (name !== undefined) this.#names.set(name, [...(this.#names.get(name) ?? []), path]);
    if (since === '') return;
    const versions = since.split(' ').map((version) => (version === '-' ? NEVER : Number(version)));
    this.newer.set(path, versions);
    for (const each of scriptNames(path)) this.#newerNames.add(each);
  }
}
