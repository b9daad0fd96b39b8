import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Figures by column, then by row: `{ this: { 'CSS, KB': 11.3 } }`. */
export type ResultTable = Readonly<Record<string, Figures>>;
export type Figures = Readonly<Record<string, number | undefined>>;

/** The newest figures of each part. */
type Results = Record<string, ResultTable>;

/** Bars from top to bottom. `color` is the number of a style. */
type Chart = { title: string; bars: readonly { label: string; value: number; color: number }[] };

/** Column of this shop. */
export const THIS_SHOP = 'this';
const RESULTS = 'scripts/test/bench/data/results.json';
const IMAGES = 'docs/images';
const PAGES = ['home', 'category', 'product'];
const SHOPS = { [THIS_SHOP]: 'this shop', next: 'plain Next shop', astro: 'plain Astro shop' };
const WIDTH = 720;
const ROW_HEIGHT = 24;
const BARS = { left: 210, top: 50, width: 440 };
/** Light and dark colors. Pictures in a document follow the browser's setting; the background keeps them readable anyway. */
const STYLE = `text{font:13px system-ui,sans-serif;fill:#1f2328}.title{font-size:16px;font-weight:600}.end{text-anchor:end}
.ground{fill:#fff}.s0{fill:#0969da}.s1{fill:#8250df}.s2{fill:#bc4c00}
@media (prefers-color-scheme:dark){text{fill:#f0f6fc}.ground{fill:#0d1117}.s0{fill:#4493f8}.s1{fill:#ab7df8}.s2{fill:#db6d28}}`;

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

/** Adds the figures of a part to the recorded results, and draws the charts of docs/performance.md. Other columns stay. */
export function recordResults(part: string, table: ResultTable): void {
  const results: Results = JSON.parse(readFileSync(RESULTS, 'utf8'));
  results[part] = { ...results[part], ...table };
  writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
  mkdirSync(IMAGES, { recursive: true });
  for (const [name, chart] of Object.entries(chartsOf(results)))
    writeFileSync(join(IMAGES, `performance-${name}.svg`), drawChart(chart));
}

function chartsOf({ lighthouse = {}, scale = {} }: Results): Record<string, Chart> {
  const sizes = Object.keys(scale).sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
  return {
    peers: {
      title: 'Milliseconds to the largest paint on a phone, shorter is better',
      bars: PAGES.flatMap((page) =>
        Object.entries(SHOPS).map(([column, shop], color) => ({
          label: `${page}, ${shop}`,
          value: lighthouse[column]?.[`${page}: largest paint, ms`] ?? 0,
          color,
        })),
      ),
    },
    growth: {
      title: 'Seconds to build the shop without a cache, shorter is better',
      bars: sizes.map((label) => ({ label, value: scale[label]?.['build, s'] ?? 0, color: 0 })),
    },
  };
}

/** A bar chart as SVG text. */
function drawChart({ title, bars }: Chart): string {
  const longest = Math.max(...bars.map(({ value }) => value));
  const height = BARS.top + bars.length * ROW_HEIGHT + 8;
  const rows = bars.flatMap(({ label, value, color }, index) => {
    const top = BARS.top + index * ROW_HEIGHT;
    const width = Math.round((BARS.width * value) / longest);
    return [
      `<text x="${BARS.left - 8}" y="${top + 14}" class="end">${label}</text>`,
      `<rect x="${BARS.left}" y="${top}" width="${width}" height="${ROW_HEIGHT - 4}" class="s${color}"/>`,
      `<text x="${BARS.left + width + 6}" y="${top + 14}">${Math.round(value).toLocaleString('en')}</text>`,
    ];
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${title}">
<style>${STYLE}</style>
<rect width="${WIDTH}" height="${height}" class="ground"/>
<text x="20" y="28" class="title">${title}</text>
${rows.join('\n')}
</svg>
`;
}
