import { SHARE_IMAGE_SIZE } from '../../../lib/seo/metadata';
import { mixColors, type ThemeColors } from '../../../lib/site/theme/theme-colors';

const { width: WIDTH, height: HEIGHT } = SHARE_IMAGE_SIZE;
/** Width of the panel with the logo. */
const PANEL_WIDTH = 256;
const LOGO_MARGIN = 34;
const PICTURE_MARGIN = 20;
/** Distance of the grid lines, and position of the first. Lines inside the 8-pixel blocks of a JPEG save a tenth of the bytes. */
const LINE_DISTANCE = 64;
const FIRST_LINE = 28;

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
  if (picture === undefined) return logoImage(logo, ink);
  // The same shades as --card, --grid-fine and --band-raised in app/globals.css.
  const card = mixColors(paper, '#ffffff', 0.62);
  const lines = mixColors(card, ink, 0.08);
  const raised = mixColors(ink, paper, 0.07);
  const area = { x: PANEL_WIDTH, y: PICTURE_MARGIN, width: WIDTH - PANEL_WIDTH, height: HEIGHT - 2 * PICTURE_MARGIN };
  const logoArea = {
    x: LOGO_MARGIN,
    y: LOGO_MARGIN,
    width: PANEL_WIDTH - 2 * LOGO_MARGIN,
    height: HEIGHT - 2 * LOGO_MARGIN,
  };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<path fill="${isOnDark ? ink : card}" d="M0 0H${WIDTH}V${HEIGHT}H0z"/>`,
    isOnDark ? '' : `<path stroke="${lines}" stroke-width="2" d="${gridLines()}"/>`,
    `<path fill="${isOnDark ? raised : ink}" d="M0 0H${PANEL_WIDTH}V${HEIGHT}H0z"/>`,
    placeSvg(logo, logoArea),
    placeSvg(withoutFineTextures(picture), area),
    '</svg>',
  ].join('');
}

function logoImage(logo: string, background: string): string {
  const area = { x: WIDTH / 4, y: HEIGHT / 4, width: WIDTH / 2, height: HEIGHT / 2 };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<path fill="${background}" d="M0 0H${WIDTH}V${HEIGHT}H0z"/>`,
    placeSvg(logo, area),
    '</svg>',
  ].join('');
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
