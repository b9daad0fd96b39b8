import type { Choice } from '../choice';
import type { Variant } from './variant';

/** Variants that name the same controls, found by the values that they name. */
type Speakers = { names: readonly string[]; byValues: ReadonlyMap<string, readonly number[]> };

const known = new WeakMap<readonly Variant[], readonly Speakers[]>();
/** The one list of no variants, for what is made of a list is kept by it. */
const NONE: readonly Variant[] = [];
const keyOf = (names: readonly string[], choice: Choice) => names.map((name) => choice[name]).join('\0');

/** The variants in groups of the controls that they name, those with most names first; made once for a list. */
function groupsOf(variants: readonly Variant[] = NONE): readonly Speakers[] {
  const found = known.get(variants);
  if (found) return found;
  const groups = new Map<string, { names: string[]; byValues: Map<string, number[]> }>();
  for (const [index, { choice }] of variants.entries()) {
    const names = Object.keys(choice).sort();
    const group = groups.get(names.join('\0')) ?? { names, byValues: new Map() };
    const key = keyOf(names, choice);
    group.byValues.set(key, [...(group.byValues.get(key) ?? []), index]);
    groups.set(names.join('\0'), group);
  }
  const sorted = [...groups.values()].sort((a, b) => b.names.length - a.names.length);
  known.set(variants, sorted);
  return sorted;
}

/** The places of the variants that speak for a choice, in lists of equally many named values, those that name most first. */
export function speakersFor(variants: readonly Variant[] | undefined, choice: Choice): readonly (readonly number[])[] {
  const levels: number[][] = [];
  let named: number | undefined;
  for (const { names, byValues } of groupsOf(variants)) {
    const found = names.every((name) => choice[name] !== undefined) ? byValues.get(keyOf(names, choice)) : undefined;
    if (!found) continue;
    if (named === names.length) levels.at(-1)?.push(...found);
    else levels.push([...found]);
    named = names.length;
  }
  return levels;
}

/** The controls that some variant names: combinations differ in nothing else. */
export function namedControls(variants: readonly Variant[] | undefined): ReadonlySet<string> {
  return new Set(groupsOf(variants).flatMap(({ names }) => names));
}
