import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResultTable } from './table';

/** The newest figures of each part. */
type Results = Record<string, ResultTable>;

/** Bars in groups: one value per group for each series. */
type Chart = {
  title: string;
  yAxis: string;
  xAxis: string;
  groups: readonly string[];
  series: Readonly<Record<string, readonly number[]>>;
};

const RESULTS = 'scripts/test/bench/data/results.json';
const IMAGES = 'docs/images';
const PAGES = ['home', 'category', 'product'];
const SHOPS = { this: 'this shop', next: 'plain Next shop', astro: 'plain Astro shop' };
const WIDTH = 720;
const HEIGHT = 320;
const PLOT = { left: 70, right: 700, top: 76, bottom: 256 };
/** Light and dark colors. Pictures in a document follow the browser's setting; the background keeps them readable anyway. */
const STYLE = `text{font:13px system-ui,sans-serif;fill:#1f2328}.title{font-size:16px;font-weight:600}.end{text-anchor:end}
.middle{text-anchor:middle}.ground{fill:#fff}.line{stroke:#d1d9e0}.s0{fill:#0969da}.s1{fill:#8250df}.s2{fill:#bc4c00}
@media (prefers-color-scheme:dark){text{fill:#f0f6fc}.ground{fill:#0d1117}.line{stroke:#3d444d}
.s0{fill:#4493f8}.s1{fill:#ab7df8}.s2{fill:#db6d28}}`;

/** Adds figures to the recorded results, and draws the charts of docs/performance.md from them. Columns that were not measured stay. */
export function recordResults(tables: Results): void {
  const results: Results = JSON.parse(readFileSync(RESULTS, 'utf8'));
  for (const [part, table] of Object.entries(tables)) results[part] = { ...results[part], ...table };
  writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
  mkdirSync(IMAGES, { recursive: true });
  for (const [name, chart] of Object.entries(chartsOf(results)))
    writeFileSync(join(IMAGES, `performance-${name}.svg`), drawChart(chart));
}

function chartsOf({ lighthouse = {}, scale = {} }: Results): Record<string, Chart> {
  const sizes = Object.keys(scale).sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
  const shops = Object.entries(SHOPS).map(([column, label]) => [
    label,
    PAGES.map((page) => lighthouse[column]?.[`${page}: largest paint, ms`] ?? 0),
  ]);
  return {
    peers: {
      title: 'Largest paint on a phone (Lighthouse), shorter is better',
      yAxis: 'milliseconds',
      xAxis: 'Page',
      groups: PAGES,
      series: Object.fromEntries(shops),
    },
    growth: {
      title: 'Time to build the shop without a cache, shorter is better',
      yAxis: 'seconds',
      xAxis: 'Number of products',
      groups: sizes.map((size) => Number.parseInt(size, 10).toLocaleString('en')),
      series: { 'npm run build': sizes.map((size) => scale[size]?.['build, s'] ?? 0) },
    },
  };
}

/** A bar chart as SVG text, with a legend if it has several series. */
function drawChart({ title, yAxis, xAxis, groups, series }: Chart): string {
  const entries = Object.entries(series);
  const step = niceStep(Math.max(...entries.flatMap(([, values]) => values)));
  const yOf = (value: number) => PLOT.bottom - ((PLOT.bottom - PLOT.top) * value) / (4 * step);
  const groupWidth = (PLOT.right - PLOT.left) / groups.length;
  const barWidth = Math.min(60, (groupWidth * 0.8) / entries.length);
  const text = (x: number, y: number, name: string, content: string) =>
    `<text x="${round(x)}" y="${round(y)}" class="${name}">${content}</text>`;

  const grid = [0, 1, 2, 3, 4].flatMap((line) => [
    `<path d="M${PLOT.left} ${yOf(line * step)}H${PLOT.right}" class="line"/>`,
    text(PLOT.left - 8, yOf(line * step) + 4, 'end', (line * step).toLocaleString('en')),
  ]);
  const bars = entries.flatMap(([, values], index) =>
    values.flatMap((value, group) => {
      const x = PLOT.left + groupWidth * (group + 0.5) + barWidth * (index - entries.length / 2);
      const size = `width="${round(barWidth - 4)}" height="${round(PLOT.bottom - yOf(value))}"`;
      const label = Math.round(value).toLocaleString('en');
      return [
        `<rect x="${round(x + 2)}" y="${round(yOf(value))}" ${size} class="s${index}"/>`,
        text(x + barWidth / 2, yOf(value) - 4, 'middle', label),
      ];
    }),
  );
  const names = groups.map((name, group) =>
    text(PLOT.left + groupWidth * (group + 0.5), PLOT.bottom + 20, 'middle', name),
  );
  const legend = entries.flatMap(([name], index) => [
    `<rect x="${PLOT.left + index * 170}" y="44" width="12" height="12" class="s${index}"/>`,
    text(PLOT.left + index * 170 + 18, 55, '', name),
  ]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${title}">
<style>${STYLE}</style>
<rect width="${WIDTH}" height="${HEIGHT}" class="ground"/>
${[
  text(PLOT.left, 26, 'title', title),
  text((PLOT.left + PLOT.right) / 2, HEIGHT - 16, 'middle', xAxis),
  `<text transform="translate(18 ${(PLOT.top + PLOT.bottom) / 2}) rotate(-90)" class="middle">${yAxis}</text>`,
  ...grid,
  ...bars,
  ...names,
  ...legend,
].join('\n')}
</svg>
`;
}

/** The smallest of 1, 2, 2.5 and 5 times a power of ten whose fourfold is at least `max`. */
function niceStep(max: number): number {
  const power = 10 ** Math.floor(Math.log10(max / 4));
  return power * ([1, 2, 2.5, 5].find((factor) => 4 * factor * power >= max) ?? 10);
}

const round = (value: number) => Math.round(value * 10) / 10;
