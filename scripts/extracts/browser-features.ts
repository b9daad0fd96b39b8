import { type BrowserName, type Floor, MAKERS, readFloor } from '../browsers/floor';
import { scriptName, scriptNames } from '../browsers/script-name';

/** Where the web's features stand in the data. */
const AREAS = ['api', 'css', 'html', 'javascript', 'svg'];

type Part = {
  version_added?: unknown;
  version_removed?: unknown;
  partial_implementation?: boolean;
  flags?: unknown;
  prefix?: unknown;
  alternative_name?: unknown;
};
type Support = Partial<Record<BrowserName, Part | Part[]>>;
type Identifier = { __compat?: { support: Support } } & { [part: string]: Identifier };

/**
 * The features that a browser of the floor lacks, each with the version since which Chrome, Firefox and Safari have it: 0 where the
 * floor has it, '-' where it is not there yet. Features that the whole floor has stand here, with '', as far as something newer has
 * their name.
 */
export function browserFeatures(source: string, of: string): string {
  const data: Record<string, Identifier> = JSON.parse(source);
  const floor = readFloor();
  const all = AREAS.flatMap((area) => [...featuresOf(data[area] as Identifier, area, floor)]);
  const isNewer = (since: string) => since !== '';
  const names = new Set(all.flatMap(([path, since]) => (isNewer(since) ? scriptNames(path) : [])));
  const lines = new Map<string, string[]>();
  for (const [path, since] of all) {
    const isAsked = names.has(scriptName(path) ?? '') || /^html\.elements\.\w+$/.test(path);
    if (!isNewer(since) && !isAsked) continue;
    const end = path.lastIndexOf('.');
    const above = path.slice(0, end);
    const line = `${JSON.stringify(path.slice(end + 1))}:${JSON.stringify(since)}`;
    lines.set(above, [...(lines.get(above) ?? []), line]);
  }
  const features = [...lines].map(([above, parts]) => `"${above}":{${parts.join(',')}}`);
  const head = `"of":"${of}",\n"floor":${JSON.stringify(floor)},\n`;
  return `{${head}"features":{\n${features.join(',\n')}\n}}\n`;
}

function* featuresOf(identifier: Identifier, path: string, floor: Floor): Generator<[path: string, since: string]> {
  const { __compat: compat, ...parts } = identifier;
  if (compat) {
    const since = MAKERS.map((names) => sinceWord(compat.support, names, floor));
    yield [path, since.every((word) => word === '0') ? '' : since.join(' ')];
  }
  for (const [key, part] of Object.entries(parts)) yield* featuresOf(part, `${path}.${key}`, floor);
}

/** Since when all of these have a feature, as far as that is newer than the floor. */
function sinceWord(support: Support, names: readonly BrowserName[], floor: Floor): string {
  const late = names.map((name) => {
    const since = sinceOf(support[name]) ?? 0;
    return since > (floor[name] ?? 0) ? since : 0;
  });
  const last = Math.max(...late);
  return last === Number.POSITIVE_INFINITY ? '-' : String(last);
}

/**
 * The version since which a browser has a feature under its own name and for everyone, in full or in part; undefined where nobody
 * has looked.
 */
function sinceOf(said: Part | Part[] | undefined): number | undefined {
  if (said === undefined) return undefined;
  const versions = [said]
    .flat()
    .filter((part) => !part.flags && !part.prefix && !part.alternative_name)
    .filter((part) => !part.version_removed || part.partial_implementation)
    .map(({ version_added }) => Number.parseFloat(String(version_added).replace('≤', '')))
    .filter((version) => !Number.isNaN(version));
  return Math.min(Number.POSITIVE_INFINITY, ...versions);
}
