import bcd, { type BrowserName, type CompatStatement, type Identifier } from '@mdn/browser-compat-data';
import browserslist from 'browserslist';

/** The browsers of the data that a browser of package.json's `browserslist` stands for. */
const MEANS: Readonly<Record<string, readonly BrowserName[]>> = {
  chrome: ['chrome', 'chrome_android'],
  edge: ['edge'],
  firefox: ['firefox', 'firefox_android'],
  safari: ['safari'],
  ios_saf: ['safari_ios'],
};

/** Where the web's features stand in the data. */
const AREAS = ['api', 'css', 'html', 'javascript', 'svg'] as const;

/** The oldest version of each browser that the site is made for. */
export type Floor = ReadonlyMap<BrowserName, number>;

/** What no browser has yet, or without a switch. */
export const NEVER = Number.POSITIVE_INFINITY;

/** The floor as package.json's `browserslist` states it. */
export function readFloor(): Floor {
  const floor = new Map<BrowserName, number>();
  for (const entry of browserslist(undefined, { path: process.cwd() })) {
    const [name = '', version = ''] = entry.split(' ');
    for (const browser of MEANS[name] ?? []) {
      floor.set(browser, Math.min(floor.get(browser) ?? NEVER, Number.parseFloat(version)));
    }
  }
  return floor;
}

/**
 * The version since which a browser has a feature under its own name and for everyone, in full or in part; undefined where nobody
 * has looked.
 */
export function sinceOf({ support }: CompatStatement, browser: BrowserName): number | undefined {
  const said = support[browser];
  if (said === undefined) return undefined;
  const versions = [said]
    .flat()
    .filter((part) => !part.flags && !part.prefix && !part.alternative_name)
    .filter((part) => !part.version_removed || part.partial_implementation)
    .map(({ version_added }) => Number.parseFloat(String(version_added).replace('≤', '')))
    .filter((version) => !Number.isNaN(version));
  return Math.min(NEVER, ...versions);
}

/** The web's features by their paths in the data: 'css.properties.text-wrap.balance'. */
export class Features {
  /** Those that a browser of the floor lacks. */
  readonly newer = new Map<string, CompatStatement>();
  readonly #all = new Set<string>();
  readonly #names = new Map<string, string[]>();
  readonly #newerNames = new Set<string>();

  constructor(readonly floor: Floor) {
    for (const area of AREAS) this.#read(bcd[area] as Identifier, area);
  }

  has(path: string): boolean {
    return this.#all.has(path);
  }

  /** What is newer than the floor of these paths. */
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

  /** What is newer than the floor below a path. */
  below(path: string): string[] {
    return [...this.newer.keys()].filter((key) => key.startsWith(`${path}.`));
  }

  #read(identifier: Identifier, path: string, above: readonly string[] = []): void {
    const { __compat: compat } = identifier;
    const name = scriptName(path);
    const names = name === undefined ? above : [...above, name];
    if (compat) {
      this.#all.add(path);
      if (name !== undefined) this.#names.set(name, [...(this.#names.get(name) ?? []), path]);
      if ([...this.floor].some(([browser, version]) => (sinceOf(compat, browser) ?? 0) > version)) {
        this.newer.set(path, compat);
        for (const each of names) this.#newerNames.add(each);
      }
    }
    for (const [key, part] of Object.entries(identifier)) {
      if (key !== '__compat') this.#read(part as Identifier, `${path}.${key}`, names);
    }
  }
}

/** What a script calls a feature: 'api.URL.parse_static' is 'parse', 'api.Element.scrollend_event' is 'scrollend'. */
function scriptName(path: string): string | undefined {
  const [, name] = /^(?:api(?:\.\w+)?|javascript\.builtins(?:\.(?:Intl|Temporal))?(?:\.\w+)?)\.(\w+)$/.exec(path) ?? [];
  return name?.replace(/_(?:static|event)$/, '');
}
