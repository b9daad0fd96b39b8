import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { ARCHETYPES } from '@/artwork/archetypes';
import { toColorway } from '@/artwork/colorway';
import { svg } from '@/artwork/svg';

type Rgb = readonly [red: number, green: number, blue: number];
type Name = keyof typeof ARCHETYPES;

const [light = '', dark = ''] = readFileSync('app/globals.css', 'utf8').split('@media (prefers-color-scheme: dark)');
const BOARDS = { light: boardOf(light), dark: boardOf(dark) };
const COLORWAYS = [
  { name: 'Black', hex: '#121212' },
  { name: 'White', hex: '#FFFFFF' },
];
/** The width of a picture on the card of a desktop. */
const CARD = 280;
const LEAST = 1.8;
/** How far from the rim, in pixels, the tone may be that sets the goods off: an outline is a pixel wide and falls between two. */
const REACH = 2;
/** Points of a hundred that may be fainter: a glint on a ring, the white of a label that reaches the rim. */
const FAINT = 1;
/** Shadows, and the faint outline of what a piece is worn on, are no goods: they let the board through. */
const SOLID = 191;

/** The board that a block of the style sheet sets. */
function boardOf(css: string): Rgb {
  const [, hex = ''] = css.match(/--board: #([0-9a-f]{6});/) ?? [];
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;
}

/** Relative luminance as WCAG 2 defines it. */
function luminanceOf(color: Rgb): number {
  const [r, g, b] = color.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrastOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

async function frontOf(name: Name, color: (typeof COLORWAYS)[number]) {
  const { title, draw } = ARCHETYPES[name];
  const content = Buffer.from(svg(title, draw('front', toColorway(color), {}, [])));
  return sharp(content, { density: (72 * CARD) / 600 })
    .resize(CARD, CARD)
    .ensureAlpha()
    .raw()
    .toBuffer();
}

/** Contrast of the goods to their board at every point of their rim: the best within reach of it. */
function rimContrasts(pixels: Buffer, board: Rgb): number[] {
  const ground = luminanceOf(board);
  const isGoods = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < CARD && y < CARD && (pixels[(y * CARD + x) * 4 + 3] as number) > SOLID;
  const contrastAt = (x: number, y: number) => {
    const at = (y * CARD + x) * 4;
    const alpha = (pixels[at + 3] as number) / 255;
    const seen = board.map((value, c) => (pixels[at + c] as number) * alpha + value * (1 - alpha));
    return contrastOf(luminanceOf(seen as unknown as Rgb), ground);
  };
  const rim: number[] = [];
  for (let y = 0; y < CARD; y += 1) {
    for (let x = 0; x < CARD; x += 1) {
      const isInside = isGoods(x - 1, y) && isGoods(x + 1, y) && isGoods(x, y - 1) && isGoods(x, y + 1);
      if (!isGoods(x, y) || isInside) continue;
      let best = 1;
      for (let dy = -REACH; dy <= REACH; dy += 1) {
        for (let dx = -REACH; dx <= REACH; dx += 1) {
          if (x + dx >= 0 && y + dy >= 0 && x + dx < CARD && y + dy < CARD)
            best = Math.max(best, contrastAt(x + dx, y + dy));
        }
      }
      rim.push(best);
    }
  }
  return rim;
}

const names = Object.keys(ARCHETYPES) as Name[];

test('the boards of both schemes are read from the style sheet', () => {
  for (const board of Object.values(BOARDS)) expect(board.every((value) => value >= 0 && value <= 255)).toBe(true);
  expect(BOARDS.light).not.toEqual(BOARDS.dark);
});

test.each(COLORWAYS)('goods in $name stand out from the board of both schemes along their outline', async (color) => {
  const fronts = await Promise.all(names.map((name) => frontOf(name, color)));
  const faint = Object.entries(BOARDS).flatMap(([scheme, board]) =>
    fronts.flatMap((pixels, at) => {
      const rim = rimContrasts(pixels, board);
      const below = rim.filter((contrast) => contrast < LEAST).length;
      return rim.length > 0 && below <= (rim.length * FAINT) / 100 ? [] : [`${names[at]}, ${scheme}`];
    }),
  );
  expect(faint).toEqual([]);
});
