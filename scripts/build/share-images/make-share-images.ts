import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { getProducts, publicFilePath } from '../../../lib/catalogue/load';
import { shareImageSources, shopShareImage } from '../../../lib/seo/metadata';
import { theme } from '../../../lib/site/content';
import { readEnvironment } from '../../../lib/site/environment';
import { site } from '../../../lib/site/site';
import { accentOnInk } from '../../../lib/site/theme/theme-colors';
import { EXPORT_FOLDER } from '../export-files';
import { forEachConcurrent } from '../processes/for-each-concurrent';
import { readSafeSvg } from '../theme/icons';
import { composeShareImage, markSvg } from './compose-share-image';

const CACHE = join('.cache', 'share-images');
const JPEG = { quality: 75 };
const MAX_CONCURRENT = 4;

type ShareImage = { image: string; file: string };

/** Renders the share images into a cache by a hash of their content. Cached images are skipped. */
export async function drawShareImages(): Promise<readonly ShareImage[]> {
  const logo = readLogo();
  mkdirSync(CACHE, { recursive: true });
  const images: ShareImage[] = [];
  await forEachConcurrent(MAX_CONCURRENT, shareImageSources(getProducts()), async ([image, source]) => {
    const picture = source && readFileSync(publicFilePath(source), 'utf8');
    const svg = composeShareImage({ picture, logo, colors: theme.colors, isOnDark: image === shopShareImage() });
    const file = join(CACHE, `${createHash('sha256').update(svg).digest('hex').slice(0, 24)}.jpg`);
    if (!existsSync(file)) writeFileSync(file, await sharp(Buffer.from(svg)).jpeg(JPEG).toBuffer());
    images.push({ image, file });
  });
  return images;
}

/** Copies rendered images into Next's export. */
export function copyShareImages(images: readonly ShareImage[]): void {
  for (const { image, file } of images) {
    const target = join(EXPORT_FOLDER, image);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(file, target);
  }
}

/** SVG document of the logo in `theme.json`, or else of the mark in `site.json`. */
function readLogo(): string {
  if (theme.logo === undefined) return markSvg(site.mark, accentOnInk(theme.colors));
  const file = join(readEnvironment().dataDir, theme.logo);
  const drawing = readSafeSvg(file);
  if (typeof drawing === 'string') throw new Error(`${file} ${drawing}`);
  return drawing.svg;
}
