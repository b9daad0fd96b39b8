import { SHARE_IMAGE_SIZE } from '../../../lib/seo/share-image';
import { mixColors, type ThemeColors } from '../../../lib/site/theme/theme-colors';

const { width: WIDTH, height: HEIGHT } = SHARE_IMAGE_SIZE;
/** The width of the panel with the logo. */
const PANEL = 256;
const LOGO_MARGIN = 34;
const PICTURE_MARGIN = 20;
/** The distance of the background's lines, and the place of the first one: inside the blocks of a JPEG, which saves a tenth of the bytes. */
const GRID = 64;
const FIRST_LINE = 28;

type Parts = {
  /** The product's picture, an SVG document of any size. Undefined: the logo only, in the middle. */
  picture: string | undefined;
  /** The shop's logo or sign, likewise. */
  logo: string;
  colors: Pick<ThemeColors, 'ink' | 'paper'>;
  /** True for a picture in light colors, such as the hero picture. */
  isOnDark?: boolean;
};

/** A share image as an SVG document: the logo on a panel at the left, the picture on the shop's background. */
export function composeShareImage({ picture, logo, colors: { ink, paper }, isOnDark = false }: Parts): string {
  if (picture === undefined) return logoImage(logo, ink);
  // The same shades as --card, --grid-fine and --band-raised in app/globals.css.
  const card = mixColors(paper, '#ffffff', 0.62);
  const lines = mixColors(card, ink, 0.08);
  const raised = mixColors(ink, paper, 0.07);
  const area = { x: PANEL, y: PICTURE_MARGIN, width: WIDTH - PANEL, height: HEIGHT - 2 * PICTURE_MARGIN };
  const sign = { x: LOGO_MARGIN, y: LOGO_MARGIN, width: PANEL - 2 * LOGO_MARGIN, height: HEIGHT - 2 * LOGO_MARGIN };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<path fill="${isOnDark ? ink : card}" d="M0 0H${WIDTH}V${HEIGHT}H0z"/>`,
    isOnDark ? '' : `<path stroke="${lines}" stroke-width="2" d="${gridLines()}"/>`,
    `<path fill="${isOnDark ? raised : ink}" d="M0 0H${PANEL}V${HEIGHT}H0z"/>`,
    placeSvg(logo, sign),
    placeSvg(withoutFineTextures(picture), area),
    '</svg>',
  ].join('');
}

function logoImage(logo: string, ground: string): string {
  const area = { x: WIDTH / 4, y: HEIGHT / 4, width: WIDTH / 2, height: HEIGHT / 2 };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<path fill="${ground}" d="M0 0H${WIDTH}V${HEIGHT}H0z"/>`,
    placeSvg(logo, area),
    '</svg>',
  ].join('');
}

/** The shop's sign as an SVG document, for shops without a logo. */
export function markSvg(mark: string, color: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${color}" fill-rule="evenodd" d="${mark}"/></svg>`;
}

function gridLines(): string {
  const steps = (from: number, to: number) =>
    Array.from({ length: Math.ceil((to - from) / GRID) }, (_, index) => from + FIRST_LINE + GRID * index);
  const columns = steps(PANEL, WIDTH).map((x) => `M${x} 0V${HEIGHT}`);
  const rows = steps(0, HEIGHT).map((y) => `M${PANEL} ${y}H${WIDTH}`);
  return [...columns, ...rows].join('');
}

/** A document inside another one: as an image it keeps its ids and styles to itself, and its proportions. */
function placeSvg(svg: string, box: Record<'x' | 'y' | 'width' | 'height', number>): string {
  const place = Object.entries(box).map(([name, value]) => `${name}="${value}"`);
  return `<image ${place.join(' ')} href="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}"/>`;
}

/** Empties the translucent patterns with tiles under 20 units. They are hardly visible, and two thirds of the time of rendering. */
function withoutFineTextures(svg: string): string {
  return svg.replace(
    /(<pattern [^>]*\bwidth="1?\d(?:\.\d+)?"[^>]*(?<!\/)>)(.*?)<\/pattern>/gs,
    (pattern, start, drawing) =>
      (drawing.match(/<\w[^>]*>/g) ?? []).every((element: string) => /-opacity="0?\.[0-4]/.test(element))
        ? `${start}</pattern>`
        : pattern,
  );
}
