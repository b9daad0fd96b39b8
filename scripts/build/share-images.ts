import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { getProducts, publicFilePath } from '../../lib/catalogue/load';
import { SHARE_IMAGE_SIZE, shareImageSources, shopShareImage } from '../../lib/seo/share-image';
import { theme } from '../../lib/site/content';
import { readEnvironment } from '../../lib/site/environment';
import { site } from '../../lib/site/site';
import { accentOnInk, mixColors, type ThemeColors } from '../../lib/site/theme/theme-colors';
import { EXPORT_FOLDER } from './export-files';
import { forEachConcurrent } from './processes/for-each-concurrent';
import { readSafeSvg } from './theme/icons';

const CACHE = join('.cache', 'share-images');
const JPEG = { quality: 75 };
const MAX_CONCURRENT = 4;
const { width: WIDTH, height: HEIGHT } = SHARE_IMAGE_SIZE;
/** Width of the panel with the logo. */
const PANEL_WIDTH = 256;
const LOGO_MARGIN = 34;
const PICTURE_MARGIN = 20;
/** Distance of the grid lines, and position of the first. Lines inside the 8-pixel blocks of a JPEG save a tenth of the bytes. */
const LINE_DISTANCE = 64;
const FIRST_LINE = 28;

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

type Parts = {
  /** SVG document of any size. Undefined: only the logo, centered. */
  picture: string | undefined;
  /** SVG document of the shop's logo or mark. */
  logo: string;
  colors: Pick<ThemeColors, 'ink' | 'paper'>;
  /** True for a picture in light colors, such as the hero picture. */
  isOnDark?: boolean;
};

/** A share image as an SVG document: the logo on a panel on the left, the picture on the shop's background. */
export function composeShareImage({ picture, logo, colors: { ink, paper }, isOnDark = false }: Parts): string {
  const fill = (color: string, width: number = WIDTH) => `<path fill="${color}" d="M0 0H${width}V${HEIGHT}H0z"/>`;
  const parts: string[] = [];
  if (picture === undefined) {
    const area = { x: WIDTH / 4, y: HEIGHT / 4, width: WIDTH / 2, height: HEIGHT / 2 };
    parts.push(fill(ink), placeSvg(logo, area));
  } else {
    // The same shades as --card, --grid-fine and --band-raised in app/globals.css.
    const card = mixColors(paper, '#ffffff', 0.62);
    const lines = mixColors(card, ink, 0.08);
    const raised = mixColors(ink, paper, 0.07);
    const side = PANEL_WIDTH - 2 * LOGO_MARGIN;
    const logoArea = { x: LOGO_MARGIN, y: LOGO_MARGIN, width: side, height: HEIGHT - 2 * LOGO_MARGIN };
    const area = { x: PANEL_WIDTH, y: PICTURE_MARGIN, width: WIDTH - PANEL_WIDTH, height: HEIGHT - 2 * PICTURE_MARGIN };
    parts.push(
      fill(isOnDark ? ink : card),
      isOnDark ? '' : `<path stroke="${lines}" stroke-width="2" d="${gridLines()}"/>`,
      fill(isOnDark ? raised : ink, PANEL_WIDTH),
      placeSvg(logo, logoArea),
      placeSvg(withoutFineTextures(picture), area),
    );
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${parts.join('')}</svg>`;
}

/** The shop's mark as an SVG document, for shops without a logo. */
export function markSvg(mark: string, color: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${color}" fill-rule="evenodd" d="${mark}"/></svg>`;
}

function gridLines(): string {
  const steps = (from: number, to: number) =>
    Array.from(
      { length: Math.ceil((to - from) / LINE_DISTANCE) },
      (_, index) => from + FIRST_LINE + LINE_DISTANCE * index,
    );
  const columns = steps(PANEL_WIDTH, WIDTH).map((x) => `M${x} 0V${HEIGHT}`);
  const rows = steps(0, HEIGHT).map((y) => `M${PANEL_WIDTH} ${y}H${WIDTH}`);
  return [...columns, ...rows].join('');
}

/** Embeds an SVG document as an image, so that its ids and styles stay separate and its proportions are preserved. */
function placeSvg(svg: string, box: Record<'x' | 'y' | 'width' | 'height', number>): string {
  const attributes = Object.entries(box).map(([name, value]) => `${name}="${value}"`);
  return `<image ${attributes.join(' ')} href="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}"/>`;
}

/** Empties translucent patterns with tiles under 20 units: hardly visible, but two thirds of the rendering time. */
function withoutFineTextures(svg: string): string {
  return svg.replace(
    /(<pattern [^>]*\bwidth="1?\d(?:\.\d+)?"[^>]*(?<!\/)>)(.*?)<\/pattern>/gs,
    (pattern, start, drawing) =>
      (drawing.match(/<\w[^>]*>/g) ?? []).every((element: string) => /-opacity="0?\.[0-4]/.test(element))
        ? `${start}</pattern>`
        : pattern,
  );
}
