import type { Spec } from '../catalogue/specs';
import { foldText } from '../fold';

/** The values that products give for one label, in their order; undefined for those that do not tell. */
export type Aligned = { label: string; values: readonly (string | undefined)[] };

type Line = { label: string; values: readonly string[]; place: number };

/**
 * The pairs of several products side by side by their labels, whatever their case and number ('Pocket', 'pockets'). What more
 * products tell comes first, then what their makers put first: the order of the products changes no row. A label that a product
 * has twice lists its values.
 */
export function alignPairs(products: readonly (readonly Spec[])[]): Aligned[] {
  const keyOf = keysFor(products);
  const columns = products.map((specs) => linesOf(specs, keyOf));
  const keys = [...new Set(columns.flatMap((lines) => [...lines.keys()]))];
  return keys
    .map((key) => {
      const lines = columns.map((column) => column.get(key));
      const given = lines.filter((line) => line !== undefined);
      return {
        label: commonest(given.map(({ label }) => label)),
        values: lines.map((line) => line?.values.join('; ')),
        count: given.length,
        place: given.reduce((sum, { place }) => sum + place, 0) / given.length,
        key,
      };
    })
    .sort((a, b) => b.count - a.count || a.place - b.place || (a.key < b.key ? -1 : 1))
    .map(({ label, values }) => ({ label, values }));
}

function linesOf(specs: readonly Spec[], keyOf: (label: string) => string): ReadonlyMap<string, Line> {
  const lines = new Map<string, Line>();
  for (const [place, { label, value }] of specs.entries()) {
    const line = lines.get(keyOf(label));
    if (!line) lines.set(keyOf(label), { label, values: [value], place });
    else if (!line.values.includes(value)) lines.set(keyOf(label), { ...line, values: [...line.values, value] });
  }
  return lines;
}

/** The key of a label: singular and plural are the same, but where a product has both: its 'Magazine' is not its 'Magazines'. */
function keysFor(products: readonly (readonly Spec[])[]): (label: string) => string {
  const kept = new Set<string>();
  for (const specs of products) {
    const own = new Map<string, string>();
    for (const { label } of specs) {
      const folded = foldText(label);
      const other = own.get(singular(folded)) ?? folded;
      if (other !== folded) kept.add(singular(folded));
      own.set(singular(folded), other);
    }
  }
  return (label) => {
    const folded = foldText(label) || label;
    return kept.has(singular(folded)) ? folded : singular(folded);
  };
}

function singular(folded: string): string {
  return folded.replace(/(?<=\p{L}{2}[^s\s])s(?=\s|$)/gu, '');
}

/** The label as most write it; of those that are written alike often the first of the alphabet. */
function commonest(labels: readonly string[]): string {
  const uses = (label: string) => labels.filter((other) => other === label).length;
  return labels.toSorted((a, b) => uses(b) - uses(a) || (a < b ? -1 : 1))[0] ?? '';
}
