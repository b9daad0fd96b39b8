import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { isSvg, shopImagePaths } from '../../../lib/catalogue/images/product-images';
import { publicFilePath } from '../../../lib/catalogue/load';
import type { Catalogue } from '../../../lib/catalogue/parse';
import { branding, shopPictures, theme } from '../../../lib/site/content';
import { readEnvironment } from '../../../lib/site/environment';
import { checkOwnPages, readPageSvg } from '../../../lib/site/own-pages/own-pages';
import { site } from '../../../lib/site/site';
import { APP_ICON, LOGO } from '../../../lib/site/theme/logo';
import { createProgress } from '../cli/progress';
import { faviconFiles, markIcon, readSafeSvg } from '../theme/icons';
import { writeIfChanged } from '../write-file';
import { copyPhotographs } from './photograph-cache';
import { photographUrls } from './photograph-urls';
import { resizeUploads } from './resize-uploads';

const PUBLIC = 'public';
/** Icons for home screens: sides in pixels by name. */
const HOME_ICONS = { 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512 };

/**
 * Resizes the shop's photographs, and copies its logo, icons and page drawings from the data folder into public/. Unchanged files are
 * skipped.
 */
export async function prepareImages(products: Catalogue['products']): Promise<void> {
  const { dataDir } = readEnvironment();
  const ownPages = checkOwnPages(dataDir).pages;
  const ofPages = ownPages.flatMap(({ pictures }) => pictures);

  const photographs = [
    ...new Set([...products.flatMap(({ images }) => shopImagePaths(images)), ...shopPictures, ...ofPages]),
  ].filter((path) => !isSvg(path));
  const progress = createProgress(process.stderr);
  const report = (done: number, all: number) => progress.show(`own pictures: ${done} of ${all}`);
  const resized = await resizeUploads(photographs, { report }).finally(progress.clear);
  if (resized > 0) console.log(`own pictures: smaller copies of ${resized}`);
  const published = copyPhotographs([...photographUrls(products).keys(), ...photographs]);
  if (published > 0) console.log(`public/photographs: ${published} files`);

  const logo = theme.logo === undefined ? undefined : readSafeSvg(join(dataDir, theme.logo));
  if (typeof logo === 'string') throw new Error(`${join(dataDir, theme.logo ?? '')} ${logo}`);
  const drawings = ofPages.filter(isSvg).map((file) => readPageSvg(dataDir, file));
  const { icon } = branding.pictures;
  const files: Record<string, string | Buffer> = {
    ...Object.fromEntries(drawings.map(({ path, text }) => [path, text])),
    ...(logo && { [LOGO]: logo.svg }),
    ...(await faviconFiles(dataDir, site.mark, theme.colors)),
    [APP_ICON]: icon
      ? readFileSync(publicFilePath(icon, dataDir))
      : markIcon(site.mark, theme.colors, { side: 512, share: 0.56 }),
  };
  const icons = join(PUBLIC, dirname(APP_ICON));
  mkdirSync(icons, { recursive: true });
  // Remove logos and drawings that the data folder no longer has.
  const isCurrent = (name: string) => `${dirname(APP_ICON)}/${name}` in files;
  for (const name of readdirSync(icons)) if (name.endsWith('.svg') && !isCurrent(name)) rmSync(join(icons, name));
  for (const [path, content] of Object.entries(files)) writeIfChanged(join(PUBLIC, path), content);
  for (const [name, side] of Object.entries(HOME_ICONS)) {
    const icon = await sharp(join(PUBLIC, APP_ICON)).resize(side).png({ palette: true }).toBuffer();
    writeIfChanged(join(icons, `${name}.png`), icon);
  }
}
