/** `npm run artwork:sheet`: every archetype in its three views and in three colorways, as .cache/artwork-sheet.html and .png. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Colorway, View } from '../artwork/archetype';
import { ARCHETYPES } from '../artwork/archetypes';
import { svg } from '../artwork/svg';
import { look } from '../lib/site/look';
import { launchBrowser } from './browser/launch-browser';

const FOLDER = '.cache';
const colors = look.tokens.light;
const COLORWAYS: Colorway[] = [
  { name: 'Black', hex: '#121212', pattern: 'plain' },
  { name: 'Khaki', hex: '#B9A67C', pattern: 'plain' },
  { name: 'MultiCam', hex: '#7E765A', pattern: 'multicam' },
];
const VIEWS: View[] = ['front', 'second', 'detail'];
const WIDTH = 1500;

const rows = Object.values(ARCHETYPES).map((archetype) => {
  const [first] = COLORWAYS;
  const drawings = [
    ...VIEWS.map((view) => ({ view, color: first as Colorway })),
    ...COLORWAYS.slice(1).map((color) => ({ view: 'front' as View, color })),
  ];
  const cells = drawings.map(({ view, color }) => {
    const words = { front: color.name, second: archetype.second, detail: archetype.detail }[view];
    return `<figure>${svg(archetype.title, archetype.draw(view, color, {}, []))}<figcaption>${words}</figcaption></figure>`;
  });
  return `<section><h2>${archetype.title}</h2>${cells.join('')}</section>`;
});
// Ids of gradients and outlines are only unique within one drawing: each goes into an image of its own.
const isolated = rows.map((row) =>
  row.replace(
    /<svg[\s\S]*?<\/svg>/g,
    (markup) => `<img alt="" src="data:image/svg+xml,${encodeURIComponent(markup)}">`,
  ),
);
const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Artwork sheet</title><style>
body{font:14px/1.4 sans-serif;margin:24px;background:${colors.card};color:${colors.ink}}section{display:grid;grid-template-columns:9rem repeat(5,1fr);
border-top:1px solid ${colors.rule};align-items:center}h2{font-size:16px}figure{margin:8px}img{width:100%}figcaption{text-align:center;color:${colors['ink-soft']}}
</style><h1>${rows.length} archetypes</h1>${isolated.join('')}</html>`;

mkdirSync(FOLDER, { recursive: true });
const page = resolve(FOLDER, 'artwork-sheet.html');
writeFileSync(page, html);
const browser = await launchBrowser();
const tab = await browser.newPage({ viewport: { width: WIDTH, height: 1000 } });
await tab.goto(pathToFileURL(page).href);
await tab.screenshot({ path: resolve(FOLDER, 'artwork-sheet.png'), fullPage: true });
await browser.close();
console.log(`${rows.length} archetypes: ${FOLDER}/artwork-sheet.html and ${FOLDER}/artwork-sheet.png`);
