import { CHOICE_NAMES } from '../../catalogue/choice';
import { choiceControls } from '../../catalogue/choice-controls';
import type { RawProduct } from '../../catalogue/schema/product';
import { sortSizes } from '../../catalogue/sizes';
import { soldOfRow } from '../../catalogue/variants/sold-of-row';
import { inSlices, type Watch } from '../slices';

/** The variants that a bulk deed is about: those with a value of a choice, by the choice's name. */
export type BulkScope = { name: string; value: string };

/** Every value of a choice that some product has: colors first, then sizes, then choices of products' own. */
export async function scopesOf(raws: readonly RawProduct[], watch?: Watch): Promise<BulkScope[]> {
  const found = new Map<string, Set<string>>(CHOICE_NAMES.map((name) => [name, new Set()]));
  const look = (raw: RawProduct) => {
    for (const { name, values } of choiceControls(soldOfRow(raw))) {
      const known = found.get(name) ?? new Set();
      for (const value of values) known.add(value);
      found.set(name, known);
    }
  };
  await inSlices(raws, look, watch);
  return [...found].flatMap(([name, values]) => sortSizes([...values]).map((value) => ({ name, value })));
}

/** A scope in words: 'Size: 3XL'. */
export function scopeWords({ name, value }: BulkScope): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${value}`;
}
