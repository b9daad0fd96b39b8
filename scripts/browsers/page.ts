import type { Circumstance } from '../../tests/e2e/circumstances';
import { withPart } from '../markdown-part';
import { type Features, NEVER } from './features';
import type { Uses } from './find-features';
import { MAKERS } from './floor';
import { LIBRARY_FEATURES, NEWER_FEATURES, type NewerFeature } from './newer-features';

const NAMES = ['Chrome', 'Firefox', 'Safari'];

/** Whether an entry of the table stands for a path in the data. */
export const standsFor = ({ features }: Pick<NewerFeature, 'features'>, path: string) =>
  features.some((feature) => path === feature || path.startsWith(`${feature}.`));

/** Sentences on features that are used without an entry, and on entries that nobody uses; those of the export alone are not looked for in sources. */
export function tableFaults(uses: Uses, table: readonly NewerFeature[] = NEWER_FEATURES): string[] {
  const paths = [...uses.keys()];
  const unknown = paths.filter((path) => !table.some((entry) => standsFor(entry, path)));
  const unused = table.filter((entry) => !entry.isMade && !paths.some((path) => standsFor(entry, path)));
  return [
    ...unknown.map((path) => `${path} is newer than the floor and has no entry: ${uses.get(path)?.join(', ')}`),
    ...unused.map(({ name }) => `${name} has an entry and is not used`),
  ];
}

/** The page with the list of what is newer than the floor put in. */
export function withNewerFeatures(page: string, uses: Uses, features: Features): string {
  const rows = NEWER_FEATURES.map((entry) => {
    const used = [...uses].filter(([path]) => standsFor(entry, path));
    // The first path is what the others belong to, unless the floor has it and lacks parts of it alone.
    const [first = ''] = entry.features;
    const paths = features.newer.has(first) ? [first] : used.map(([path]) => path);
    const since = MAKERS.flatMap((_, maker) => sinceWords(maker, paths, features));
    return `- ${entry.name} (${since.join(', ')}): ${entry.below}.`;
  });
  const libraries = LIBRARY_FEATURES.map(({ by, name }) => `${name} (${by})`).join(', ');
  return withPart(page, 'browsers', `${rows.join('\n')}\n\nLibraries look before they use: ${libraries}.`);
}

/** Since when the browsers of one maker have all of these, where that is newer than the floor. */
function sinceWords(maker: number, paths: readonly string[], { newer }: Features): string[] {
  const last = Math.max(0, ...paths.map((path) => newer.get(path)?.[maker] ?? 0));
  return last === 0 ? [] : [last === NEVER ? `${NAMES[maker]}` : `${NAMES[maker]} ${last}`];
}

/** `docs/browsers.md` with what is asked in each circumstance. */
export function withCircumstances(page: string, circumstances: readonly Circumstance[]): string {
  const rows = circumstances.map(({ name, holds, screen, night, seen, ...how }) => {
    const met = 'proof' in how ? `\`${how.proof}\`` : `${screen}${night ? `, ${night} at night` : ''}`;
    return `- ${name} (${met}${seen ? `; looked at ${seen}` : ''}): ${holds}.`;
  });
  return withPart(page, 'circumstances', rows.join('\n'), 'browsers');
}
