const KEPT = 3;

type Group = { products: { pieces?: unknown }[] };

/** The first products of each category: enough to look at, and quick to build. Without those that are made of others. */
export function shorten(catalogue: string): string {
  const groups: Record<string, Group> = JSON.parse(catalogue.replace(/^\uFEFF/, ''));
  for (const group of Object.values(groups)) {
    group.products = group.products.filter(({ pieces }) => !pieces).slice(0, KEPT);
  }
  return `${JSON.stringify(groups, null, 2)}\n`;
}
