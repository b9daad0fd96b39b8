import type { CompareTable } from '@/lib/compare/compare-table';

/** The visible part of a comparison: all of it, or what differs; `hidden` are the lines that are not shown. */
export function visibleTable(table: CompareTable, isDifferences: boolean): { table: CompareTable; hidden: number } {
  if (!isDifferences) return { table, hidden: 0 };
  const { fields, shared, single, features } = table;
  // The prices stand in the head of the table.
  const differing = fields.filter(({ differs, field }) => differs || field === 'price');
  const sharedLeft = shared.filter(({ differs }) => differs);
  const own = features.map((texts) => texts.filter(({ isShared }) => !isShared));
  const common = (features[0]?.length ?? 0) - (own[0]?.length ?? 0);
  return {
    table: { fields: differing, shared: sharedLeft, single, features: own },
    hidden: fields.length - differing.length + shared.length - sharedLeft.length + common,
  };
}
