import { attrs, escapeText, path } from '../markup';

/** Light lines on the dark band. */
export const PAPER = '#f4f2ea';
/** The one signal color. */
export const AMBER = '#f5a800';
/** Lines that stand back on paper. */
export const QUIET = '#7a8380';
/** The dark band itself. */
export const BAND = '#15201e';

type Pairs = Readonly<Record<string, string | number | undefined>>;

/** A drawn line with round ends. */
export function line(d: string, stroke: string, width: number, more: Pairs = {}): string {
  return path(d, {
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });
}

/** A scene as a file: its size, its title and what is drawn. */
export function scene(width: number, height: number, title: string, inner: string): string {
  const size = attrs({ width, height, viewBox: `0 0 ${width} ${height}` });
  return `<svg xmlns="http://www.w3.org/2000/svg"${size}><title>${escapeText(title)}</title>${inner}</svg>`;
}

/** A part that is drawn in lines: outlines, finer lines and stitches. */
export type LinePart = {
  readonly main: string;
  readonly fine?: string;
  readonly stitch?: string;
  /** True for a part whose outlines lie inside each other, so that what they enclose is open. */
  readonly isHollow?: boolean;
};

/** A part in the quiet tone of placeholders; `k` is the scale it is shown at, so that its lines do not grow with it. */
export function quiet(piece: LinePart, k = 1): string {
  return (
    line(piece.main, QUIET, 3 / k) +
    (piece.fine ? line(piece.fine, QUIET, 1.8 / k) : '') +
    (piece.stitch ? line(piece.stitch, QUIET, 1.5 / k, { 'stroke-dasharray': '6 5', 'stroke-linecap': 'butt' }) : '')
  );
}
