import { SHARE_SIZE } from '../../lib/seo/share-image';
import { look } from '../../lib/site/look';
import { fit, type Line, measure, outline, wrap } from './typeset';

/** The content of a share image, whatever page it stands for. */
export type Sheet = {
  /** In the band: the name of the store. */
  store: string;
  /** Before it: the store's sign, as the path of a drawing of 32 x 32. */
  mark: string;
  /** At the end of the band: the part of the store. */
  section: string;
  /** Above the title: a maker, or what kind of page it is. */
  over: string;
  /** At the end of the same line, such as an item number. */
  aside?: string;
  title: string;
  /** Rows of the data sheet, as many as there is room for. */
  facts: readonly { label: string; value: string }[];
  /** The large last line: a price, a count. */
  figure: string;
  /** After the figure, struck through: the price before. */
  struck?: string;
  /** One drawing, or up to four: SVG documents of 600 x 600. */
  drawings: readonly string[];
};

const { width: WIDTH, height: HEIGHT } = SHARE_SIZE;
const COLORS = look.tokens.light;

const BAND = 76;
const LEFT = 56;
/** Where the millimeter paper starts; it takes the rest of the width. */
const FOLD = 646;
const COLUMN = FOLD - LEFT - 40;
const LABEL = 150;
const ROW = 42;

const text = (line: Line, x: number, y: number, fill: string) => `<path fill="${fill}" d="${outline(line, x, y)}"/>`;
const rule = (x1: number, x2: number, y: number, color = COLORS.rule, width = 2) =>
  `<path d="M${x1} ${y}H${x2}" stroke="${color}" stroke-width="${width}"/>`;

/** The sheet as an SVG document without a font or a reference to anything outside. */
export function drawSheet(sheet: Sheet): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<path fill="${COLORS.paper}" d="M0 0H${WIDTH}V${HEIGHT}H0Z"/>`,
    drawPaper(sheet.drawings),
    drawColumn(sheet),
    drawBand(sheet),
    '</svg>',
  ].join('');
}

function drawBand({ store, mark, section }: Sheet): string {
  const name: Line = { text: store, size: 36 };
  const part: Line = { text: section, size: 26, weight: 500, tracking: 0.02 };
  const shown = { ...part, text: fit(part, WIDTH - FOLD - 56) };
  return [
    `<path fill="${COLORS.band}" d="M0 0H${WIDTH}V${BAND}H0Z"/>`,
    `<path fill="${COLORS['band-signal']}" fill-rule="evenodd" transform="translate(${LEFT - 6} 16) scale(1.4)" d="${mark}"/>`,
    text({ ...name, text: fit(name, FOLD - LEFT - 54) }, LEFT + 54, 51, COLORS['band-ink']),
    text(shown, WIDTH - 28 - measure(shown), 48, COLORS['band-soft']),
  ].join('');
}

function drawColumn({ over, aside, title, facts, figure, struck }: Sheet): string {
  const parts: string[] = [];
  const item: Line = { text: aside ?? '', size: 26, weight: 500, tracking: 0.02 };
  const itemWidth = aside ? Math.min(measure(item), COLUMN / 2) : 0;
  const maker: Line = { text: over.toUpperCase(), size: 30, tracking: 0.05 };
  parts.push(text({ ...maker, text: fit(maker, COLUMN - itemWidth - 16) }, LEFT, 140, COLORS.olive));
  if (aside)
    parts.push(text({ ...item, text: fit(item, itemWidth) }, LEFT + COLUMN - itemWidth, 140, COLORS['ink-soft']));
  parts.push(rule(LEFT, LEFT + COLUMN, 160));

  const { size, lines } = wrap(title, { sizes: [76, 66, 58, 50], width: COLUMN, most: 3 });
  lines.forEach((line, index) => {
    parts.push(text({ text: line, size }, LEFT, 160 + size * (1.06 + index), COLORS.ink));
  });

  const bottom = HEIGHT - 136;
  const top = 160 + size * (lines.length + 0.42);
  const shown = facts.slice(0, Math.max(0, Math.floor((bottom - top) / ROW)));
  shown.forEach(({ label, value }, index) => {
    const y = bottom - (shown.length - index) * ROW;
    const name: Line = { text: label, size: 26, weight: 500 };
    const fact: Line = { text: value, size: 26 };
    parts.push(rule(LEFT, LEFT + COLUMN, y, COLORS.rule, 1));
    parts.push(text({ ...name, text: fit(name, LABEL - 10) }, LEFT, y + 30, COLORS['ink-soft']));
    parts.push(text({ ...fact, text: fit(fact, COLUMN - LABEL) }, LEFT + LABEL, y + 30, COLORS.ink));
  });

  parts.push(rule(LEFT, LEFT + COLUMN, bottom, COLORS.ink, 3));
  const large: Line = { text: figure, size: 84 };
  while (measure(large) > COLUMN && large.size > 28) large.size -= 4;
  parts.push(text({ ...large, text: fit(large, COLUMN) }, LEFT, HEIGHT - 46, COLORS.ink));
  if (struck) {
    const old: Line = { text: struck, size: 40, weight: 500 };
    const x = LEFT + measure(large) + 24;
    if (x + measure(old) < LEFT + COLUMN)
      parts.push(
        text(old, x, HEIGHT - 46, COLORS['ink-soft']),
        rule(x - 3, x + measure(old) + 3, HEIGHT - 59, COLORS['ink-soft'], 3),
      );
  }
  return parts.join('');
}

/** Drawings on millimeter paper, alone or in cells. */
function drawPaper(drawings: readonly string[]): string {
  const [width, height] = [WIDTH - FOLD, HEIGHT - BAND];
  const lines = (step: number) => {
    const across = Array.from(
      { length: Math.ceil(width / step) },
      (_, index) => `M${FOLD + index * step} ${BAND}V${HEIGHT}`,
    );
    const along = Array.from(
      { length: Math.ceil(height / step) },
      (_, index) => `M${FOLD} ${BAND + index * step}H${WIDTH}`,
    );
    return across.join('') + along.join('');
  };
  const isAlone = drawings.length === 1;
  const side = isAlone ? 540 : 262;
  const cells = isAlone
    ? [[0.5, 0.5]]
    : [
        [0.25, 0.25],
        [0.75, 0.25],
        [0.25, 0.75],
        [0.75, 0.75],
      ];
  const placed = drawings.slice(0, cells.length).map((drawing, index) => {
    const [across = 0.5, down = 0.5] = cells[index] ?? [];
    return place(drawing, `d${index}`, FOLD + width * across - side / 2, BAND + height * down - side / 2, side);
  });
  const cross = `M${FOLD + width / 2} ${BAND}V${HEIGHT}M${FOLD} ${BAND + height / 2}H${WIDTH}`;
  return [
    `<path fill="${COLORS.card}" d="M${FOLD} ${BAND}H${WIDTH}V${HEIGHT}H${FOLD}Z"/>`,
    `<path d="${lines(11)}" stroke="${COLORS['grid-fine']}"/><path d="${lines(55)}" stroke="${COLORS['grid-bold']}"/>`,
    `<path d="M${FOLD} ${BAND}V${HEIGHT}${isAlone ? '' : cross}" stroke="${COLORS.rule}" stroke-width="2"/>`,
    ...placed,
  ].join('');
}

/**
 * A drawing as part of another document: scaled, with ids of its own, and without its weaves: they cost half of the picture's
 * bytes and are too fine to be seen in it.
 */
function place(drawing: string, prefix: string, x: number, y: number, side: number): string {
  return drawing
    .replace(
      /="url\(#(?:basketweave|fleece|grip|knit|leather|loop|mesh|nap|nylon|pique|ripstop|twill|webbing)\)"/g,
      '="none"',
    )
    .replace(/\bid="/g, `id="${prefix}`)
    .replace(/\burl\(#/g, `url(#${prefix}`)
    .replace(/href="#/g, `href="#${prefix}`)
    .replace(/^<svg [^>]*>/, `<svg x="${x}" y="${y}" width="${side}" height="${side}" viewBox="0 0 600 600">`);
}
