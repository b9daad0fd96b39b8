import { path } from '../markup';
import type { Point } from '../outline';
import { disc, num } from '../path';
import { line, PAPER } from './line';

/** The ellipse that the belt's upper edge follows, and how tall the belt is. */
export const BELT = { x: 600, y: 322, rx: 440, ry: 92, tall: 58 } as const;

function onBelt(angle: number, drop: number, inner = 0): Point {
  const a = (angle * Math.PI) / 180;
  return [BELT.x + Math.cos(a) * (BELT.rx - inner), BELT.y + drop + Math.sin(a) * (BELT.ry - inner * 0.62)];
}

function beltArc(from: number, to: number, drop: number, inner = 0): string {
  const [x1, y1] = onBelt(from, drop, inner);
  const [x2, y2] = onBelt(to, drop, inner);
  return `M${num(x1)} ${num(y1)}A${num(BELT.rx - inner)} ${num(BELT.ry - inner * 0.62)} 0 ${to - from > 180 ? 1 : 0} 1 ${num(x2)} ${num(y2)}`;
}

/** The belt as a ring in a paint of its goods: 90 degrees is in front, where the buckle sits. */
export function dutyBeltRing(goods: string): string {
  const gaps: readonly (readonly [number, number])[] = [
    [0, 37],
    [41, 60],
    [64, 81],
    [99, 116],
    [120, 139],
    [143, 180],
  ];
  const front = gaps.map(([a, b]) => beltArc(a, b, 0) + beltArc(a, b, BELT.tall)).join('');
  const stitch = gaps.map(([a, b]) => beltArc(a, b, 9) + beltArc(a, b, BELT.tall - 9)).join('');
  const keepers = [39, 62, 118, 141]
    .map((a) => {
      const [[x1, y1], [x2, y2], [x3, y3], [x4, y4]] = [
        onBelt(a + 2, -5),
        onBelt(a - 2, -5),
        onBelt(a - 2, BELT.tall + 5),
        onBelt(a + 2, BELT.tall + 5),
      ];
      return `M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}L${num(x3)} ${num(y3)}L${num(x4)} ${num(y4)}Z`;
    })
    .join('');
  const snaps = [39, 62, 118, 141].map((a) => [14, 44].map((drop) => disc(...onBelt(a, drop), 3.6)).join('')).join('');
  const ends = [81, 99]
    .map((a) => {
      const [[x1, y1], [, y2]] = [onBelt(a, 0), onBelt(a, BELT.tall)];
      return `M${num(x1)} ${num(y1)}V${num(y2)}`;
    })
    .join('');
  const [[left, y], [right]] = [onBelt(180, 0), onBelt(0, 0)];
  const outside = `${beltArc(0, 180, 0)}V${num(y + BELT.tall)}A${BELT.rx} ${BELT.ry} 0 0 0 ${num(right)} ${num(y + BELT.tall)}Z`;
  const inside = `${beltArc(180, 360, 0)}A${BELT.rx} ${BELT.ry} 0 0 1 ${num(left)} ${num(y)}Z`;
  return (
    path(inside, { fill: '#000', 'fill-opacity': 0.28 }) +
    path(outside, { fill: goods }) +
    path(keepers, { fill: goods }) +
    line(
      beltArc(180, 360, 0) +
        front +
        beltArc(0, 359.9, 0, 11) +
        ends +
        keepers +
        `M${BELT.x - BELT.rx} ${BELT.y}V${BELT.y + BELT.tall}M${BELT.x + BELT.rx} ${BELT.y}V${BELT.y + BELT.tall}`,
      PAPER,
      2,
      { 'stroke-opacity': 0.92 },
    ) +
    line(beltArc(200.2, 339.8, BELT.tall, 11) + snaps, PAPER, 1.3, { 'stroke-opacity': 0.55 }) +
    line(stitch + beltArc(196, 344, 9, 11) + beltArc(207, 333, BELT.tall - 9, 11), PAPER, 1.1, {
      'stroke-opacity': 0.45,
      'stroke-dasharray': '4 3',
      'stroke-linecap': 'butt',
    })
  );
}
