import { createRandom } from '../catalogue/random';
import { DATA_EDITS } from './data-edits';
import { type RandomEdit, ROW_EDITS } from './row-edits';
import type { ShopFiles } from './shop-files';

/** A set of edits: the names of their kinds, and the files after them. */
type EditSet = { edits: string[]; files: ShopFiles };

const MOST_EDITS = 6;
/** Scripts hold what stands in those files, and a build compiles them anew: most sets shall leave them as they are. */
const OF_DATA = 0.25;
const MOST_TRIES = 100;

const KINDS: Readonly<Record<string, RandomEdit>> = { ...ROW_EDITS, ...DATA_EDITS };

/** The names of all kinds of edits. */
export const EDIT_NAMES: readonly string[] = Object.keys(KINDS);

/**
 * A random set of edits of a shop, the same for the same seed; the given files stay as they are. A set that is refused, or that changes
 * nothing, gives way to another one.
 * @param isAccepted whether a build takes such a shop
 */
export function randomEdits(files: ShopFiles, seed: number, isAccepted: (files: ShopFiles) => boolean): EditSet {
  const random = createRandom(seed);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const edited = structuredClone(files);
    const names = Array.from({ length: random.between(1, MOST_EDITS) }, () => random.pick(Object.keys(ROW_EDITS)));
    if (random.chance(OF_DATA)) names.push(random.pick(Object.keys(DATA_EDITS)));
    const edits = names.filter((name) => KINDS[name]?.(edited, random));
    if (edits.length > 0 && isAccepted(edited)) return { edits, files: edited };
  }
  throw new Error(`No set of edits with the seed ${seed} was accepted`);
}
