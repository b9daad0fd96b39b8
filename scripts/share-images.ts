/** `jiti scripts/run.ts share-images`, part of a build: draws what other sites show of each page, and the app's icons, into public/. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { renderSheet } from './share/render';
import { shareSubjects } from './share/subjects';

const AT_ONCE = 4;
/** Drawn by scripts/artwork.ts before. */
const ICON = 'public/artwork/app-icon.svg';
const ICONS = { 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512 };

const started = performance.now();
const subjects = [...shareSubjects()];
let [drawn, bytes] = [0, 0];

async function work() {
  for (let next = subjects.shift(); next; next = subjects.shift()) {
    const [file, sheet] = next;
    const { png, isNew } = await renderSheet(sheet);
    write(`public${file}`, png);
    bytes += png.length;
    if (isNew) drawn += 1;
  }
}

function write(path: string, content: Buffer) {
  if (existsSync(path) && readFileSync(path).equals(content)) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

const wanted = new Set(subjects.map(([file]) => join('public', file)));
mkdirSync('public/share', { recursive: true });
for (const entry of readdirSync('public/share', { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath, entry.name);
  if (entry.isFile() && !wanted.has(path)) rmSync(path);
}
await Promise.all(Array.from({ length: AT_ONCE }, work));

for (const [name, size] of Object.entries(ICONS)) {
  write(`public/icons/${name}.png`, await sharp(ICON).resize(size).png({ palette: true }).toBuffer());
}

const spent = performance.now() - started;
const each = drawn > 0 ? `, ${Math.round(spent / drawn)} ms each` : '';
console.log(
  `public/share: ${wanted.size} images, ${Math.round(bytes / 1000)} KB, ${drawn} drawn, ${Math.round(spent)} ms${each}`,
);
