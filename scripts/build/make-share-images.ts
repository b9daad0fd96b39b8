import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { getProducts } from '../../lib/catalogue/load';
import { ownFile } from '../../lib/catalogue/own-file';
import { readEnvironment } from '../../lib/environment';
import { shareImageSources, shopShareImage } from '../../lib/seo/share-image';
import { theme } from '../../lib/site/content';
import { site } from '../../lib/site/site';
import { accentOnInk } from '../../lib/site/theme-colors';
import { atOnce } from '../processes/at-once';
import { composeShareImage, signSvg } from '../share/compose';
import { readPlainDrawing } from '../theme/icons';
import { EXPORT_FOLDER } from './export-folder';

const CACHE = join('.cache', 'share-images');
const JPEG = { quality: 75 };
const AT_ONCE = 4;

type ShareImage = { image: string; file: string };

/** Draws the images of link previews into a cache, those that it does not have yet, by what they are made of. */
export async function drawShareImages(): Promise<readonly ShareImage[]> {
  const logo = readLogo();
  mkdirSync(CACHE, { recursive: true });
  const images: ShareImage[] = [];
  await atOnce(AT_ONCE, shareImageSources(getProducts()), async ([image, source]) => {
    const picture = source && readFileSync(ownFile(source), 'utf8');
    const svg = composeShareImage({ picture, logo, colors: theme.colors, isOnDark: image === shopShareImage() });
    const file = join(CACHE, `${createHash('sha256').update(svg).digest('hex').slice(0, 24)}.jpg`);
    if (!existsSync(file)) writeFileSync(file, await sharp(Buffer.from(svg)).jpeg(JPEG).toBuffer());
    images.push({ image, file });
  });
  return images;
}

/** Copies drawn images into Next's export. */
export function copyShareImages(images: readonly ShareImage[]): void {
  for (const { image, file } of images) {
    const target = join(EXPORT_FOLDER, image);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(file, target);
  }
}

/** The logo of `theme.json`, or the sign of `site.json`, as an SVG document. */
function readLogo(): string {
  if (theme.logo === undefined) return signSvg(site.mark, accentOnInk(theme.colors));
  const file = join(readEnvironment().dataDir, theme.logo);
  const drawing = readPlainDrawing(file);
  if (typeof drawing === 'string') throw new Error(`${file} ${drawing}`);
  return drawing.svg;
}
