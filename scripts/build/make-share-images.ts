/** Part of a build: makes the images of link previews. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { getProducts } from '../../lib/catalogue/load';
import { ownFile } from '../../lib/catalogue/own-file';
import { readEnvironment } from '../../lib/environment';
import { shareImageSources, shopShareImage } from '../../lib/seo/share-image';
import { look } from '../../lib/site/look';
import { site } from '../../lib/site/site';
import { atOnce } from '../processes/at-once';
import { composeShareImage, signSvg } from '../share/compose';
import { readPlainDrawing } from '../theme/plain-drawing';
import { SHARE_FOLDER } from './export-folder';

const JPEG = { quality: 75 };
const AT_ONCE = 4;

const started = performance.now();
const colors = look.tokens.light;
const sources = shareImageSources(getProducts());
const logo = readLogo();

rmSync(SHARE_FOLDER, { recursive: true, force: true });
mkdirSync(SHARE_FOLDER, { recursive: true });
let bytes = 0;
await atOnce(AT_ONCE, sources, async ([image, source]) => {
  const picture = readFileSync(ownFile(source), 'utf8');
  const composed = composeShareImage({ picture, logo, colors, isOnDark: image === shopShareImage() });
  const jpeg = await sharp(Buffer.from(composed)).jpeg(JPEG).toBuffer();
  const file = join(SHARE_FOLDER, image.replace('/share/', ''));
  mkdirSync(dirname(file), { recursive: true });
  await writeFile(file, jpeg);
  bytes += jpeg.length;
});

const spent = performance.now() - started;
console.log(`share images: ${sources.size}, ${Math.round(bytes / 1000)} KB, ${Math.round(spent)} ms`);

/** The logo of `theme.json`, or the sign of `site.json`, as an SVG document. */
function readLogo(): string {
  if (look.logo === undefined) return signSvg(site.mark, colors['band-signal']);
  const file = join(readEnvironment().dataDir, look.logo);
  const drawing = readPlainDrawing(file);
  if (typeof drawing === 'string') throw new Error(`${file} ${drawing}`);
  return drawing.svg;
}
