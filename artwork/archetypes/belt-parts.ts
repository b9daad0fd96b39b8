import type { Colorway } from '../archetype';
import { group, path } from '../markup';
import { box, disc, mirrorPath, num, poly } from '../path';
import { type Material, type Pen, pen, type Texture } from '../pen';

/** A belt that stands on its edge: the upper outer rim is an ellipse, the face hangs h below it. */
export type Ring = {
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
  readonly h: number;
};

/** The point of a ring at an angle: 90 is the front, 180 the left; dy lies lower on the face, inset further in. */
export function onRing(ring: Ring, angle: number, dy = 0, inset = 0): readonly [number, number] {
  const a = (angle * Math.PI) / 180;
  const tilt = ring.ry / ring.rx;
  return [ring.cx + (ring.rx - inset) * Math.cos(a), ring.cy + dy + (ring.ry - inset * tilt) * Math.sin(a)];
}

/** An open arc along a ring. */
export function arc(ring: Ring, from: number, to: number, dy = 0, inset = 0, start = 'M'): string {
  const [x1, y1] = onRing(ring, from, dy, inset);
  const [x2, y2] = onRing(ring, to, dy, inset);
  const [rx, ry] = [ring.rx - inset, ring.ry - (inset * ring.ry) / ring.rx];
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  return `${start}${num(x1)} ${num(y1)}A${num(rx)} ${num(ry)} 0 ${large} ${to > from ? 1 : 0} ${num(x2)} ${num(y2)}`;
}

/** The part of the face between two angles and two depths. */
export function beltBand(ring: Ring, from: number, to: number, top = 0, bottom = ring.h, inset = 0): string {
  return `${arc(ring, from, to, top, inset)}${arc(ring, to, from, bottom, inset, 'L')}Z`;
}

/** The upper edge of the belt between two angles, as thick as the belt is. */
export function rim(ring: Ring, from: number, to: number, thickness: number): string {
  return `${arc(ring, from, to)}${arc(ring, to, from, 0, thickness, 'L')}Z`;
}

/** The material of a belt. */
export type Cloth = 'web' | 'leather' | 'nylon';

/** The grain of a belt's outside. */
export const GRAIN: Readonly<Record<Cloth, Texture>> = { web: 'webbing', leather: 'leather', nylon: 'nylon' };

/** How a turn of a belt is finished. */
export type TurnStyle = {
  readonly cloth: Cloth;
  /** Heights of the stitch lines, as shares of the face. */
  readonly rows: readonly number[];
  /** The texture of the inside. */
  readonly lining?: Texture;
  readonly thickness?: number;
};

/** One stretch of a standing belt: 'front' shows the outside, 'back' the inside. */
export function beltTurn(
  k: Pen,
  ring: Ring,
  from: number,
  to: number,
  side: 'front' | 'back',
  style: TurnStyle,
): string {
  const { cloth, rows, lining, thickness = 7 } = style;
  if (side === 'back')
    return (
      k.part(beltBand(ring, from, to, 0, ring.h, thickness), {
        tone: lining ? 'deep' : 'dark',
        texture: lining ?? GRAIN[cloth],
        shade: 'up',
        line: 1.8,
        print: false,
      }) + k.part(rim(ring, from, to, thickness), { tone: 'light', line: 1.4, print: false, rim: false })
    );
  return (
    k.part(beltBand(ring, from, to), { texture: GRAIN[cloth], shade: ['round', 'down'] }) +
    k.part(rim(ring, from, to, thickness), { tone: 'light', line: 1.4, print: false, rim: false }) +
    k.light(arc(ring, from, to, 2.4), 0.22, 1.4) +
    // Many rows are what a web belt is known by from afar: they lie in furrows.
    (rows.length > 2 ? rows.map((r) => k.light(arc(ring, from, to, ring.h * r + 1.4), 0.26, 2)).join('') : '') +
    k.stitch(rows.map((r) => arc(ring, from, to, ring.h * r)).join(''))
  );
}

/** The shadow that a standing belt throws on the ground. */
export function floor(ring: Ring): string {
  const at = { cx: ring.cx, cy: ring.cy + ring.h + 4 };
  return `<ellipse cx="${num(at.cx)}" cy="${num(at.cy)}" rx="${num(ring.rx - 4)}" ry="${num(ring.ry - 2)}" fill="none" stroke="#000" stroke-opacity=".13" stroke-width="20"/>`;
}

/** A fine pen for pieces that are drawn in a group of their own scale. */
export function finePen(color: Colorway, magnification: number, scale: number): Pen {
  return pen(color, magnification === 1 ? 1.2 * scale : magnification * scale);
}

/** A rectangle with round corners that runs the other way round: a hole in an outline. */
export function hole(x: number, y: number, w: number, h: number, r = 0): string {
  return mirrorPath(box(x, y, w, h, r), x + w / 2);
}

/** A frame of a buckle: outer box, wall, and a hole. */
function frame(x: number, y: number, w: number, h: number, r: number, wall: number): string {
  return box(x, y, w, h, r) + hole(x + wall, y + wall, w - 2 * wall, h - 2 * wall, Math.max(1, r - wall * 0.6));
}

/** Buckles of belts; drawn around the origin for a strap that is 100 high and comes from the left. */
export type Buckle = 'frame' | 'solid-face' | 'v-ring' | 'cobra' | '3-way' | 'hook-and-loop' | 'brass' | 'none';

const INK = '#0b0f12';

/** A strap end from x to the bar, 100 high, that swings up on the left by `bend`. */
function strapEnd(x: number, bar: number, bend: number, round: number): string {
  const q = num((x + bar) / 2);
  return `M${x} ${num(-50 - bend)}Q${q}-50 ${bar - round}-50Q${bar}-50 ${bar} ${round - 50}V${50 - round}Q${bar} 50 ${bar - round} 50Q${q} 50 ${x} ${num(50 - bend)}Z`;
}

function prongBuckle(k: Pen, metal: Material, grain: Texture, prongs: readonly number[], bend: number): string {
  const m = { material: metal, line: 2, ink: INK } as const;
  const tongue = (y: number): string =>
    `M-34 ${y - 6}H40Q60 ${y - 6} 62 ${y + 1}Q60 ${y + 6} 42 ${y + 6}H-34Q-42 ${y} -34 ${y - 6}Z`;
  return (
    k.part(frame(-46, -68, 104, 136, 20, 15), m) +
    k.light('M-26-62H40Q52-62 53-46', 0.6, 3) +
    // The strap is folded round the bar and sewn down.
    k.shadow('M-46-46H-20V50H-46Z', 0.3) +
    k.part(strapEnd(-160, -22, bend, 12), { texture: grain, shade: 'down', line: 2.2 }) +
    k.stitch(`M-160 ${num(-42 - bend)}Q-91-42-34-42M-160 ${num(42 - bend)}Q-91 42-34 42M-98-40V38M-92-40V38`) +
    prongs
      .map(
        (y) =>
          k.part(box(-58, y - 8, 34, 16, 8), { tone: 'deep', line: 1.2, print: false, rim: false }) +
          k.part(tongue(y), m),
      )
      .join('') +
    group(
      k.part('M-146-55H-118V55H-146Z', { texture: grain, shade: 'down', line: 2, tone: 'dark' }) +
        k.stitch('M-141-52V52M-123-52V52'),
      `translate(0 ${num(-bend * 0.62)})`,
    )
  );
}

function webFrame(k: Pen, metal: Material, solid: boolean, bend: number): string {
  const m = { material: metal, line: 2.2, ink: INK } as const;
  if (solid)
    return (
      k.part(strapEnd(-112, -40, bend * 0.4, 2), { texture: 'webbing', line: 2, rim: false }) +
      k.part(box(-92, -58, 176, 116, 7), m) +
      k.outline(box(-84, -50, 160, 100, 4), 1) +
      k.light('M-86-40V-46Q-86-53-79-53H70', 0.7, 2.6) +
      k.light(
        poly([
          [-70, 46],
          [-22, -46],
          [4, -46],
          [-44, 46],
        ]),
        0.2,
      ) +
      k.part('M84-40H92Q96-40 96-36V36Q96 40 92 40H84Z', { ...m, line: 1.6 })
    );
  return (
    k.part(strapEnd(-112, 70, bend * 0.4, 2), { tone: 'dark', texture: 'webbing', line: 2, rim: false }) +
    k.stitch('M-104-46V44M-98-46V44') +
    k.part(frame(-86, -60, 168, 120, 9, 17), m) +
    k.part(box(4, -46, 16, 92, 7), { ...m, line: 1.6 }) +
    k.light('M-80-48V-50Q-80-55-75-55H70', 0.7, 2.6)
  );
}

function riggerBuckle(k: Pen, metal: Material, ring: boolean, bend: number): string {
  const m = { material: metal, line: 2.2, ink: INK } as const;
  const vee =
    k.part('M-144-40Q-150-46-158-42L-252-9Q-262 0-252 9L-158 42Q-150 46-144 40ZM-158-26V26L-232 0Z', m) +
    k.light('M-156-36L-246-5', 0.5, 2.4) +
    k.part('M-172-30H-104V30H-172Q-178 0-172-30Z', { texture: 'webbing', line: 2, shade: 'down' }) +
    k.stitch('M-162-24H-112V24H-162ZM-162-24L-112 24M-162 24L-112-24');
  return (
    k.part(frame(-64, -66, 150, 132, 16, 20), m) +
    k.part('M-18-62L-6-62Q4-62 4-52V52Q4 62-6 62H-18Q-28 62-28 52V-52Q-28-62-18-62Z', { ...m, line: 1.8 }) +
    k.light('M-52-58H70Q79-58 79-46', 0.6, 3) +
    k.light('M-22-52V52', 0.5, 2.4) +
    k.part(strapEnd(-120, -42, bend * 0.5, 14), { texture: 'webbing', shade: 'down', line: 2.2 }) +
    k.stitch('M-112-42H-56V42H-112ZM-112-42L-56 42M-112 42L-56-42') +
    (ring ? (bend ? group(vee, 'translate(-4 -14) rotate(8)') : vee) : '')
  );
}

/** The female half of a wing-release buckle, with its slot on the left. */
export function cobraFemale(k: Pen): string {
  const m = { material: 'gunmetal', line: 2.2, ink: INK } as const;
  return (
    k.part(
      `M-122-62H-98L-84-50H-8L6-64H62Q70-64 70-56V-40L56-28V28L70 40V56Q70 64 62 64H6L-8 50H-84L-98 62H-122Q-130 62-130 54V-54Q-130-62-122-62Z${hole(-118, -50, 20, 100, 6)}`,
      m,
    ) +
    k.part('M-8-50L6-64H38V-40H-2ZM-8 50L6 64H38V40H-2Z', { material: 'steel', line: 1.6, ink: INK }) +
    k.seam('M12-60V-42M20-60V-42M28-60V-42M12 60V42M20 60V42M28 60V42', 1.4) +
    k.part('M-78-34H26L40-20V20L26 34H-78Q-84 34-84 28V-28Q-84-34-78-34Z', {
      material: 'polymer',
      line: 1.4,
      ink: INK,
    }) +
    k.light('M-80-28Q-80-31-76-31H25L36-20M-124-50V-52Q-124-58-118-58H-99L-86-46', 0.4, 2) +
    k.rivet(-62, 0, 7, 'gunmetal') +
    k.rivet(16, 0, 7, 'gunmetal')
  );
}

/** The male half of a wing-release buckle, with its slot on the right; its tongue is seen when open. */
export function cobraMale(k: Pen, open: boolean): string {
  const m = { material: 'gunmetal', line: 2.2, ink: INK } as const;
  return (
    (open
      ? k.part('M66-26H8Q-2-26-6-34L-20-52Q-34-54-34-40L-24-16H-30V16H-24L-34 40Q-34 54-20 52L-6 34Q-2 26 8 26H66Z', {
          ...m,
          material: 'steel',
        })
      : '') +
    k.part(`M62-50H76L86-62H128Q138-62 138-52V52Q138 62 128 62H86L76 50H62Z${hole(104, -50, 20, 100, 6)}`, m) +
    k.light('M66-44H78L89-56H126', 0.4, 2)
  );
}

function threeWay(k: Pen): string {
  const m = { material: 'polymer', line: 2.2, ink: INK } as const;
  return (
    k.part('M48-52H132Q142-52 142-42V42Q142 52 132 52H48Z', m) +
    k.part('M-150-56H36Q58-56 66-40V40Q58 56 36 56H-150Q-158 56-158 48V-48Q-158-56-150-56Z', m) +
    // The two side keys and the third one in the middle have to be pressed together.
    k.part('M-34-56H22L16-38Q-6-30-28-38ZM-34 56H22L16 38Q-6 30-28 38Z', { tone: '#454c53', line: 1.6, ink: INK }) +
    k.seam('M-22-50H12M-20-45H10M-22 50H12M-20 45H10', 1.2) +
    k.part(box(-52, -22, 88, 44, 12), { tone: '#5a626a', line: 1.8, ink: INK, shade: 'ball' }) +
    k.seam('M-20-12V12M-8-12V12M4-12V12', 1.6) +
    k.light('M-150-49H34Q48-49 55-40M-44-16H26', 0.28, 2.4) +
    k.seam('M-96-52V52M-88-52V52', 1.2) +
    k.seam('M100-48V48', 1.2)
  );
}

/** The halves of a three-way release buckle, pulled apart. */
export function threeWayHalf(k: Pen, male: boolean): string {
  const m = { material: 'polymer', line: 2.2, ink: INK } as const;
  if (male)
    return (
      k.part(
        'M-60-34H-10L-4-18H16Q26-18 26-8V8Q26 18 16 18H-4L-10 34H-60ZM-60-54H6Q30-52 24-36L-6-40H-60ZM-60 54H6Q30 52 24 36L-6 40H-60Z',
        m,
      ) +
      k.part('M-142-52H-58Q-48-52-48-42V42Q-48 52-58 52H-142Q-150 52-150 44V-44Q-150-52-142-52Z', m) +
      k.light('M-142-45H-62', 0.3, 2.4) +
      k.seam('M-112-48V48', 1.2)
    );
  return (
    k.part('M-58-56H142Q150-56 150-48V48Q150 56 142 56H-58Q-66 56-66 48V30Q-50 0-66-30V-48Q-66-56-58-56Z', m) +
    k.part('M-30-56H34L28-38Q2-30-24-38ZM-30 56H34L28 38Q2 30-24 38Z', { tone: '#191d21', line: 1.6, ink: INK }) +
    k.light('M-54-49H140', 0.3, 2.4) +
    k.seam('M84-52V52M92-52V52', 1.2)
  );
}

/** A closed buckle around the origin for a strap that is 100 high; on a rolled belt the strap swings up by `bend`. */
export function buckleFace(k: Pen, kind: Buckle, metal: Material, cloth: Cloth, bend = 0): string {
  if (kind === 'cobra') return cobraMale(k, false) + cobraFemale(k);
  if (kind === '3-way') return threeWay(k);
  if (kind === 'brass') return prongBuckle(k, 'brass', GRAIN[cloth], [-22, 22], bend);
  if (kind === 'solid-face') return webFrame(k, metal, true, bend);
  if (kind === 'v-ring') return riggerBuckle(k, metal, true, bend);
  if (kind === 'frame')
    return cloth === 'leather'
      ? prongBuckle(k, metal, 'leather', [0], bend)
      : cloth === 'web'
        ? webFrame(k, metal, false, bend)
        : riggerBuckle(k, metal, false, bend);
  return '';
}

/** A hidden or visible press stud with a hammered cap. */
export function stud(k: Pen, x: number, y: number, r: number, metal: Material): string {
  return (
    k.shadow(disc(x + r * 0.2, y + r * 0.3, r), 0.3) +
    k.snap(x, y, r, metal) +
    k.light(
      `M${num(x - r * 0.6)} ${num(y - r * 0.3)}A${num(r * 0.7)} ${num(r * 0.7)} 0 0 1 ${num(x + r * 0.1)} ${num(y - r * 0.68)}`,
      0.6,
      r * 0.18,
    )
  );
}

/** A dimension line with its figure, as on a working drawing. */
export function dimensionDown(x: number, y1: number, y2: number, words: string): string {
  const m = num((y1 + y2) / 2);
  return `${path(`M${x} ${num(y1)}V${num(y2)}M${x - 7} ${num(y1)}H${x + 14}M${x - 7} ${num(y2)}H${x + 14}M${x - 4} ${num(y1 + 9)}L${x} ${num(y1)}L${x + 4} ${num(y1 + 9)}M${x - 4} ${num(y2 - 9)}L${x} ${num(y2)}L${x + 4} ${num(y2 - 9)}`, { fill: 'none', stroke: '#6c767c', 'stroke-width': 1.4 })}<text x="${x - 9}" y="${m}" transform="rotate(-90 ${x - 9} ${m})" text-anchor="middle" font-family="'Barlow Condensed','Arial Narrow',Arial,sans-serif" font-size="20" font-weight="500" fill="#6c767c">${words}</text>`;
}

/** Places a drawing that was made around the origin. */
export function placeAt(inner: string, x: number, y: number, scale = 1, angle = 0): string {
  return group(
    inner,
    `translate(${num(x)} ${num(y)})${angle ? ` rotate(${num(angle)})` : ''}${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}`,
  );
}
