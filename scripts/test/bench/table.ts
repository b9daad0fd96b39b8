/** Figures by column, then by row: `{ this: { 'CSS, KB': 11.3 } }`. */
export type ResultTable = Readonly<Record<string, Figures>>;
export type Figures = Readonly<Record<string, number | undefined>>;

/** Column of this shop. */
export const THIS_SHOP = 'this';

/** A table for a terminal. For each peer, a further column has the ratio of this shop's figures to the peer's. */
export function formatTable(columns: ResultTable): string {
  const names = Object.keys(columns);
  const peers = names.includes(THIS_SHOP) ? names.filter((name) => name !== THIS_SHOP) : [];
  const labels = new Set(Object.values(columns).flatMap((figures) => Object.keys(figures)));
  const rows = [...labels].map((label) => {
    const ownValue = columns[THIS_SHOP]?.[label];
    const ratios = peers.map((peer) => {
      const other = columns[peer]?.[label];
      return ownValue !== undefined && other ? (ownValue / other).toFixed(2) : '';
    });
    return [label, ...names.map((name) => formatNumber(columns[name]?.[label])), ...ratios];
  });
  const lines = [['', ...names, ...peers.map((peer) => `${THIS_SHOP} : ${peer}`)], ...rows];
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0))) ?? [];
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0);
  return lines.map((cells) => cells.map(pad).join('  ').trimEnd()).join('\n');
}

function formatNumber(value: number | undefined): string {
  if (value === undefined || Number.isNaN(value)) return '';
  const digits = Number.isInteger(value) || Math.abs(value) >= 100 ? 0 : Math.abs(value) < 1 ? 3 : 1;
  return value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** The value below which a share (0 to 1) of the values lies. */
export function percentile(values: readonly number[], share: number): number | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
}
