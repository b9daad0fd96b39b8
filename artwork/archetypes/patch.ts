import type { Archetype, Colorway, View } from '../archetype';
import { spot } from '../callouts';
import { shade } from '../color';
import { eagle } from '../insignia';
import { lensAt } from '../lens';
import { letters, type Placing, ring, row } from '../lettering';
import { group, path } from '../markup';
import type { Metal } from '../metal';
import { flatten, inset, outlineOf, type Point, starPoints } from '../outline';
import { cast } from '../paper';
import { symmetric } from '../path';
import { type Pen, pen } from '../pen';

export type PatchOptions = {
  readonly shape?: 'rocker' | 'round' | 'shield';
  readonly text?: string;
  readonly motif?: 'eagle' | 'flag' | 'star';
  readonly thread?: string;
  readonly backing?: 'hook' | 'sew';
};

const SHAPES: Readonly<Record<string, string>> = {
  shield: symmetric(
    'M300 64C262 82 214 88 164 76C148 72 136 78 128 90C112 114 104 138 106 164C112 178 122 186 120 204C104 300 120 392 176 450C216 490 264 514 300 542',
  ),
  round: 'M300 66C434 66 534 166 534 300C534 434 434 534 300 534C166 534 66 434 66 300C66 166 166 66 300 66Z',
};

const ARC = { x: 300, y: 646, outer: 404, inner: 284, half: 0.72 } as const;

function shapeOf(name: string): Point[] {
  if (name !== 'rocker') return flatten(SHAPES[name] ?? SHAPES.shield ?? '', 12);
  const arc = (r: number): Point[] =>
    Array.from({ length: 25 }, (_, i): Point => {
      const a = ARC.half * (i / 12 - 1);
      return [ARC.x + Math.sin(a) * r, ARC.y - Math.cos(a) * r];
    });
  return [...arc(ARC.outer), ...arc(ARC.inner).reverse()];
}

const THREADS: Readonly<Record<string, string>> = {
  gold: '#d8ab3a',
  silver: '#c6ccd0',
  white: '#eeeee8',
  red: '#b3262f',
  blue: '#2a5598',
  black: '#20252a',
};

/** Satin stitch: a wide line crossed by fine threads. */
function satin(d: string, w: number, color: string, k: Pen): string {
  const line = { fill: 'none', 'stroke-linejoin': 'round', 'stroke-linecap': 'butt' } as const;
  return (
    path(d, {
      ...line,
      stroke: '#000',
      'stroke-opacity': 0.4,
      'stroke-width': w + 2,
      transform: 'translate(1.2 1.6)',
    }) +
    path(d, { ...line, stroke: k.t.line, 'stroke-width': w + 1.6 }) +
    path(d, { ...line, stroke: color, 'stroke-width': w }) +
    path(d, {
      ...line,
      stroke: shade(color, -0.45),
      'stroke-opacity': 0.5,
      'stroke-width': w,
      'stroke-dasharray': '.9 2.1',
    }) +
    path(d, { ...line, stroke: '#fff', 'stroke-opacity': 0.25, 'stroke-width': w * 0.3 })
  );
}

/** A field filled with thread; facets run in their own direction. */
function facet(d: string, color: string, light: number): string {
  return path(d, { fill: shade(color, light) });
}

/** Thread in the tones that a struck piece has, so that the same eagle can be sewn. */
function sewn(color: string, k: Pen): Metal {
  const tone = (by: number): string => shade(color, by);
  return {
    kind: 'gold',
    face: color,
    flat: color,
    sunk: tone(-0.2),
    levels: [-0.5, -0.35, -0.2, 0, 0.1, 0.2, 0.3].map(tone),
    light: tone(0.24),
    dark: tone(-0.5),
    line: k.t.line,
  };
}

function star(cx: number, cy: number, r: number, color: string, k: Pen): string {
  const tips = starPoints(cx, cy, 5, r, r * 0.4);
  const parts = tips
    .map((p, i) => {
      const q = tips[(i + 1) % tips.length] ?? p;
      return facet(outlineOf([[cx, cy], p, q]), color, i % 2 ? -0.24 : 0.14);
    })
    .join('');
  const all = outlineOf(tips);
  return (
    path(all, { fill: '#000', 'fill-opacity': 0.4, transform: 'translate(2 3)' }) +
    parts +
    path(all, { fill: 'url(#thread)', stroke: k.t.line, 'stroke-width': 1.4, 'stroke-linejoin': 'round' })
  );
}

function flagMotif(cx: number, cy: number, w: number): string {
  const h = w * 0.58;
  const [x, y] = [cx - w / 2, cy - h / 2];
  let red = '';
  for (let i = 0; i < 7; i += 1) red += `M${x} ${y + (h / 13) * (2 * i + 0.5)}h${w}`;
  let stars = '';
  for (let r = 0; r < 4; r += 1)
    for (let c = 0; c < 5; c += 1) stars += `M${x + w * (0.05 + c * 0.08)} ${y + h * (0.08 + r * 0.128)}h.1`;
  const d = `M${x} ${y}h${w}v${h}h${-w}Z`;
  return (
    path(d, { fill: '#eeeee8' }) +
    path(red, { stroke: '#ad2530', 'stroke-width': h / 13 }) +
    path(`M${x} ${y}h${w * 0.42}v${(h * 7) / 13}h${-w * 0.42}Z`, { fill: '#22437e' }) +
    path(stars, { stroke: '#fff', 'stroke-width': w * 0.03, 'stroke-linecap': 'round' }) +
    path(d, { fill: 'url(#thread)', stroke: '#12181c', 'stroke-width': 1.6 })
  );
}

type Build = ReturnType<typeof read>;

function read(options: PatchOptions) {
  return {
    shape: options.shape ?? 'shield',
    words: (options.text ?? 'SECURITY/OFFICER').split('/'),
    motif: options.motif ?? 'eagle',
    thread: options.thread ?? 'gold',
  };
}

const THREAD =
  '<pattern id="thread" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(28)"><path d="M0 1H5" stroke="#000" stroke-opacity=".2"/><path d="M0 3.4H5" stroke="#fff" stroke-opacity=".16"/></pattern>';

function edge(points: readonly Point[], color: string, k: Pen): string {
  const d = outlineOf(inset(points, 9));
  const line = { fill: 'none', 'stroke-linejoin': 'round' } as const;
  return (
    path(d, { ...line, stroke: k.t.line, 'stroke-width': 22 }) +
    path(d, { ...line, stroke: color, 'stroke-width': 18 }) +
    path(d, { ...line, stroke: shade(color, -0.5), 'stroke-width': 18, 'stroke-dasharray': '1.2 3' }) +
    path(d, { ...line, stroke: '#fff', 'stroke-opacity': 0.24, 'stroke-width': 5, transform: 'translate(-1.5 -2)' }) +
    path(outlineOf(inset(points, 19.5)), { ...line, stroke: '#000', 'stroke-opacity': 0.4, 'stroke-width': 2 })
  );
}

function words(text: string, h: number, w: number, place: Placing, color: string, k: Pen): string {
  const [d, weight] = letters(text, h, w, place);
  return satin(d, weight * 1.25, color, k);
}

function drawFront(k: Pen, b: Build, near = false): string {
  const points = shapeOf(b.shape);
  const thread = THREADS[b.thread] ?? '#d8ab3a';
  const ground = outlineOf(points);
  const [one = '', two = ''] = b.words;
  let inner: string;
  if (b.shape === 'rocker') {
    inner = words(one, 54, 400, ring(ARC.x, ARC.y, 371), thread, k);
  } else if (b.shape === 'round') {
    const circle = (r: number): string => `M300 ${300 - r}a${r} ${r} 0 1 1-.1 0Z`;
    inner =
      satin(circle(136), 6, thread, k) +
      words(one, 46, 470, ring(300, 300, 200), thread, k) +
      words(two, 46, 420, ring(300, 300, 154, true), thread, k) +
      [-1, 1].map((s) => star(300 + s * 176, 300, 20, thread, k)).join('') +
      motif(near ? 'none' : b.motif, 300, 300, b.motif === 'eagle' ? 0.8 : 1.06, thread, k);
  } else {
    inner =
      words(one, 48, 286, row(300, 132), thread, k) +
      satin('M142 206Q300 214 458 206', 6, thread, k) +
      motif(near ? 'none' : b.motif, 300, 308, b.motif === 'eagle' ? 0.86 : 1, thread, k) +
      (two ? words(two, 36, 170, row(300, 412), thread, k) : '');
  }
  return (
    THREAD +
    k.part(ground, { texture: 'twill', shade: 'slant' }) +
    path(ground, { fill: 'url(#thread)' }) +
    edge(points, thread, k) +
    inner
  );
}

function motif(kind: string, cx: number, cy: number, s: number, thread: string, k: Pen): string {
  if (kind === 'star') return star(cx, cy, 96 * s, thread, k);
  if (kind === 'eagle')
    return group(eagle(sewn(thread, k)), `translate(${cx} ${cy}) scale(${0.94 * s}) translate(-300 -140)`);
  return kind === 'flag' ? flagMotif(cx, cy, 180 * s) : '';
}

function drawBack(k: Pen, b: Build, hook: boolean): string {
  const points = shapeOf(b.shape);
  const thread = THREADS[b.thread] ?? '#d8ab3a';
  const d = outlineOf(points);
  const web = hook ? '#262b30' : '#dcdad0';
  return (
    THREAD +
    k.part(d, { tone: web, shade: 'slant', texture: hook ? 'loop' : 'mesh' }) +
    edge(points, shade(thread, -0.16), k) +
    (hook
      ? k.stitch(outlineOf(inset(points, 30)))
      : path(outlineOf(inset(points, 44)), {
          fill: 'none',
          stroke: '#8d8b80',
          'stroke-width': 1.4,
          'stroke-dasharray': '2 4',
        }))
  );
}

/** Embroidered shoulder patch; the colorway is its ground. Options: shape shield|round|rocker; text, upper and lower line parted by /; motif star|eagle|flag|none; thread gold|silver|white|red|blue|black; backing sew|hook. */
export const shoulderPatch: Archetype<PatchOptions> = {
  title: 'shoulder patch',
  second: 'back',
  detail: 'embroidered edge and letters',
  draw(view: View, color: Colorway, options: PatchOptions, labels: readonly string[]): string {
    const b = read(options);
    const shadow = cast(outlineOf(shapeOf(b.shape)), 6, 9);
    if (view === 'detail') {
      const [cx, cy] = b.shape === 'rocker' ? [150, 330] : b.shape === 'round' ? [200, 176] : [206, 160];
      const { k, show } = lensAt(color, cx, cy, 2.3);
      return show(shadow + drawFront(k, b, true), labels, [
        b.shape === 'rocker'
          ? spot(209, 229, 'Merrowed edge', /edge|border|merrow/)
          : spot(118, 240, 'Merrowed edge', /edge|border|merrow/),
        spot(
          b.shape === 'rocker' ? 300 : 280,
          b.shape === 'rocker' ? 316 : 296,
          'Embroidered letters',
          /embroider|\btext\b|letter|thread/,
        ),
        spot(
          b.shape === 'round' ? 340 : 250,
          b.shape === 'round' ? 480 : 430,
          'Twill ground',
          /twill|ground|\bfield\b/,
        ),
      ]);
    }
    const k = pen(color);
    return shadow + (view === 'front' ? drawFront(k, b) : drawBack(k, b, (options.backing ?? 'sew') === 'hook'));
  },
};
