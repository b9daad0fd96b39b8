import { withPart } from '../markdown-part';
import { markdownTable } from '../markdown-table';
import { type Features, NEVER } from './features';
import type { Uses } from './find-features';
import { MAKERS } from './floor';

import { LIBRARY_FEATURES, NEWER_FEATURES, type NewerFeature } from './newer-features';

/** Whether an entry of the table stands for a path in the data. */
export const standsFor = ({ features }: Pick<NewerFeature, 'features'>, path: string) =>
  features.some((feature) => path === feature || path.startsWith(`${feature}.`));

/** What is used and has no entry, and which entries nobody uses; those of the export alone are not looked for in sources. */
export function tableFaults(uses: Uses, table: readonly NewerFeature[] = NEWER_FEATURES): string[] {
  const paths = [...uses.keys()];
  const unknown = paths.filter((path) => !table.some((entry) => standsFor(entry, path)));
  const unused = table.filter((entry) => !entry.where && !paths.some((path) => standsFor(entry, path)));
  return [
    ...unknown.map((path) => `${path} is newer than the floor and has no entry: ${uses.get(path)?.join(', ')}`),
    ...unused.map(({ name }) => `${name} has an entry and is not used`),
  ];
}

/** The page with the table of what is newer than the floor put in. */
export function withNewerFeatures(page: string, uses: Uses, features: Features): string {
  const rows = NEWER_FEATURES.map((entry) => {
    const used = [...uses].filter(([path]) => standsFor(entry, path));
    const files = [...new Set(used.flatMap(([, names]) => names))];
    // The first path is what the others belong to, unless the floor has it and lacks parts of it alone.
    const [first = ''] = entry.features;
    const paths = features.newer.has(first) ? [first] : used.map(([path]) => path);
    const [file, title] = entry.test;
    return [
      entry.name,
      ...MAKERS.map((_, maker) => sinceWords(maker, paths, features)),
      entry.where ?? files.map((name) => name.slice(name.lastIndexOf('/') + 1).replace('.module', '')).join(', '),
      entry.why,
      entry.below,
      `${file.replace('tests/', '')}: ${title.replace(/ \((?:rows?|spec) [^()]*\)$/, '')}`,
    ];
  });
  const head = ['feature', 'Chrome', 'Firefox', 'Safari', 'used in', 'for', 'below', 'test'];
  const libraries = LIBRARY_FEATURES.map(({ by, name }) => `${name} (${by})`).join(', ');
  const table = markdownTable([head, ...rows]);
  return withPart(page, 'browsers', `${table}\n\nLibraries look before they use: ${libraries}.`);
}

/** Since when the browsers of one maker have all of these, where that is newer than the floor; '' where the floor has them. */
function sinceWords(maker: number, paths: readonly string[], { newer }: Features): string {
  const last = Math.max(0, ...paths.map((path) => newer.get(path)?.[maker] ?? 0));
  return last === NEVER ? 'not yet' : last === 0 ? '' : String(last);
}
