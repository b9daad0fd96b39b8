/** `jiti scripts/run.ts share-images`, part of a build: draws what other sites show of each page, and the app's icons, into public/. */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawApart } from './share/draw-apart';
import { openSheets } from './share/open-sheets';
import { shareSubjects } from './share/subjects';
import { writeIfNew } from './write-if-new';

const CACHE = '.cache/share';
/** Drawn by scripts/artwork.ts before. */
const ICON = 'public/artwork/app-icon.svg';
const ICONS = { 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512 };

const started = performance.now();
const subjects = shareSubjects();

const wanted = new Set([...subjects.keys()].map((file) => join('public', file)));
mkdirSync('public/share', { recursive: true });
for (const entry of readdirSync('public/share', { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath, entry.name);
  if (entry.isFile() && !wanted.has(path)) rmSync(path);
}

const sizes = new Map<string, number>();
const sheets = openSheets(CACHE);
const { drawn } = await drawApart(subjects, sheets.render, (file, png) => {
  writeIfNew(`public${file}`, png);
  sizes.set(file, png.length);
});
sheets.sweep();

for (const [name, size] of Object.entries(ICONS)) {
  writeIfNew(`public/icons/${name}.png`, await sharp(ICON).resize(size).png({ palette: true }).toBuffer());
}

const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
const spent = performance.now() - started;
const each = drawn > 0 ? `, ${Math.round(spent / drawn)} ms each` : '';
console.log(
  `public/share: ${wanted.size} images, ${Math.round(bytes / 1000)} KB, ${drawn} drawn, ${Math.round(spent)} ms${each}`,
);
