import type { Archetype, Colorway, View } from '../archetype';
import { spot } from '../callouts';
import { CATCH, pinAndCatch } from '../fastenings';
import { seal } from '../insignia';
import { lensAt } from '../lens';
import { engraved, ring } from '../lettering';
import { group, path } from '../markup';
import { backPlate, ball, facetStar, metals, rims, struckDisc } from '../metal';
import { circle, outlineOf, type Point, rays, starPoints } from '../outline';
import { cast, loupe } from '../paper';

export type StarBadgeOptions = {
  readonly points?: number;
  readonly balls?: boolean;
  readonly text?: string;
  readonly seal?: 'none' | 'star' | 'scales' | 'wreath';
  readonly height?: number;
  readonly attachment?: 'pin' | 'safety';
};

type Build = ReturnType<typeof read>;

const CX = 300;
const OUTER = 248;

function read(options: StarBadgeOptions) {
  const points = Math.max(5, Math.min(7, options.points ?? 7));
  return {
    points,
    balls: options.balls ?? true,
    words: (options.text ?? 'SECURITY/SERGEANT').split('/').map((w) => w.trim()),
    seal: options.seal ?? 'wreath',
    size: Math.max(0.84, Math.min(1, 0.94 + ((options.height ?? 2.75) - 2.75) * 0.3)),
    safety: (options.attachment ?? 'safety') !== 'pin',
  };
}

/** A star with an odd number of rays sits a little low in its circle. */
function middle(points: number): number {
  return points === 5 ? 318 : points === 7 ? 306 : 300;
}

function inner(points: number): number {
  return points === 5 ? 128 : points === 6 ? 150 : 164;
}

function tips(b: Build): Point[] {
  return starPoints(CX, middle(b.points), b.points, OUTER - 10, 0).filter((_, i) => i % 2 === 0);
}

function shape(b: Build): Point[] {
  return starPoints(CX, middle(b.points), b.points, OUTER - (b.balls ? 6 : 0), inner(b.points));
}

function whole(b: Build): string {
  const balls = b.balls ? tips(b).map(([x, y]) => outlineOf(circle(x, y, 15, 12))) : [];
  return outlineOf(shape(b)) + balls.join('');
}

function drawFront(b: Build, color: Colorway): string {
  const { body, trim } = metals(color);
  const cy = middle(b.points);
  const r = b.points === 5 ? 118 : 128;
  const hub = r * 0.7;
  const band = (r + hub) / 2;
  const h = (r - hub) * 0.46;
  const star = shape(b);
  const edge = rays(star, CX, cy, r + 12, b.points * 10);
  return (
    rims([body, trim]) +
    facetStar(CX, cy, b.points, OUTER - (b.balls ? 6 : 0), inner(b.points), body, 1.6) +
    path(edge, { stroke: body.line, 'stroke-width': 1.3, 'stroke-opacity': 0.3 }) +
    path(edge, { stroke: '#fff', 'stroke-width': 1, 'stroke-opacity': 0.3, transform: 'translate(1.2 1.2)' }) +
    (b.balls ? tips(b).map(([x, y]) => ball(x, y, 15, trim)) : []).join('') +
    `<circle cx="${CX + 4}" cy="${cy + 6}" r="${r + 3}" fill="#000" fill-opacity=".28"/>` +
    struckDisc(CX, cy, r, trim, { width: 7, line: 1.4 }) +
    struckDisc(CX, cy, hub, trim, { width: 5, line: 1, raised: false, fill: trim.sunk }) +
    engraved(b.words[0] ?? '', h, band * 2.5, ring(CX, cy, band + h / 2)) +
    engraved(b.words[1] ?? '', h, band * 2.5, ring(CX, cy, band - h / 2, true)) +
    [-1, 1].map((s) => facetStar(CX + s * band, cy, 5, 10, 4, trim, 0.6)).join('') +
    path(rays(circle(CX, cy, hub - 6, 24), CX, cy, 20, 60), {
      stroke: trim.levels[5],
      'stroke-width': 1.2,
      'stroke-opacity': 0.7,
    }) +
    seal(b.seal, CX, cy, hub * 0.8, trim)
  );
}

function drawBack(b: Build, color: Colorway): string {
  const { body } = metals(color);
  const cy = middle(b.points);
  return (
    rims([body]) +
    (b.balls ? tips(b).map(([x, y]) => struckDisc(x, y, 15, body, { width: 3, line: 2, fill: body.flat })) : []).join(
      '',
    ) +
    backPlate(shape(b), body) +
    struckDisc(CX, cy, 126, body, { width: 3, line: 0.4, raised: false, fill: body.flat }) +
    `<circle cx="${CX}" cy="${cy}" r="122" fill="url(#slant)"/>` +
    pinAndCatch(CX, cy - 8, 176, b.safety)
  );
}

/** Breast stars with a ring of words. Options: points 5|6|7; balls; text, upper and lower arc parted by / (SECURITY/SERGEANT); seal wreath|scales|star|none; height in inches; attachment safety|pin. */
export const starBadge: Archetype<StarBadgeOptions> = {
  title: 'star badge',
  second: 'back',
  detail: 'ring of words, ball tips and pin catch',
  draw(view: View, color: Colorway, options: StarBadgeOptions, labels: readonly string[]): string {
    const b = read(options);
    if (view === 'detail') {
      const { body } = metals(color);
      const cy = middle(b.points);
      const { spot: near, show } = lensAt(color, 300, cy - 62, 1.7);
      const catchView = group(
        path('M0 0H600V600H0Z', { fill: body.flat }) + pinAndCatch(300, 316, 176, b.safety),
        'translate(452 462) scale(2.1) translate(-384 -318)',
      );
      return show(
        drawFront(b, color),
        labels,
        [
          spot(470, 470, b.safety ? 'Pin and safety catch' : 'Pin and catch', CATCH),
          ...(b.points % 2 ? [near(300, cy - 186, 'Star point', /\bstar\b|\bpoints?\b|shape/)] : []),
          near(262, cy - 101, 'Lettered ring', /letter|engrav|\btitle|\bring\b/),
          ...(b.seal === 'none' ? [] : [near(300, cy, 'Center seal', /\bseal\b/)]),
        ],
        loupe('catch', catchView),
      );
    }
    return group(
      cast(whole(b)) + (view === 'front' ? drawFront(b, color) : drawBack(b, color)),
      `translate(300 300) scale(${b.size}) translate(-300 -300)`,
    );
  },
};
