import { mirrorPath, num } from './path';
/** A point of a drawing. */
export type Point = readonly [x: number, y: number];

/** Points of a circle. */
export function circle(cx: number, cy: number, r: number, count = 40): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const a = (i / count) * Math.PI * 2 - Math.PI / 2;
    return [cx + Math.cos(a) * r, cy + Math.sin(a) * r];
  });
}

/** A rectangle as points; round corners have three facets. */
export function plate(x: number, y: number, w: number, h: number, r = 0): Point[] {
  if (r <= 0)
    return [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ];
  const corner = (cx: number, cy: number, from: number): Point[] =>
    [0, 30, 60, 90].map((deg) => {
      const a = ((from + deg) * Math.PI) / 180;
      return [cx + Math.cos(a) * r, cy + Math.sin(a) * r];
    });
  return [
    ...corner(x + r, y + r, 180),
    ...corner(x + w - r, y + r, 270),
    ...corner(x + w - r, y + h - r, 0),
    ...corner(x + r, y + h - r, 90),
  ];
}

/** Points of a star with straight rays. */
export function starPoints(cx: number, cy: number, points: number, outer: number, inner: number, turn = 0): Point[] {
  return Array.from({ length: points * 2 }, (_, i) => {
    const a = (i / (points * 2)) * Math.PI * 2 - Math.PI / 2 + turn;
    const r = i % 2 ? inner : outer;
    return [cx + Math.cos(a) * r, cy + Math.sin(a) * r];
  });
}

/** A closed path through points. */
export function outlineOf(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`;
}

/** Turns an outline into points; curves become `steps` straight pieces. */
export function flatten(d: string, steps = 9): Point[] {
  const out: Point[] = [];
  let [x, y] = [0, 0];
  for (const match of mirrorPath(mirrorPath(d)).matchAll(/([MLCQAZ])([^MLCQAZ]*)/g)) {
    const n = (match[2] ?? '')
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    const at = (i: number): number => n[i] ?? 0;
    if (match[1] === 'Z') continue;
    if (match[1] === 'C' || match[1] === 'Q')
      for (let i = 1; i <= steps; i += 1) {
        const t = i / steps;
        const u = 1 - t;
        out.push(
          match[1] === 'C'
            ? [
                u * u * u * x + 3 * u * u * t * at(0) + 3 * u * t * t * at(2) + t * t * t * at(4),
                u * u * u * y + 3 * u * u * t * at(1) + 3 * u * t * t * at(3) + t * t * t * at(5),
              ]
            : [u * u * x + 2 * u * t * at(0) + t * t * at(2), u * u * y + 2 * u * t * at(1) + t * t * at(3)],
        );
      }
    else out.push([at(n.length - 2), at(n.length - 1)]);
    [x, y] = [at(n.length - 2), at(n.length - 1)];
  }
  return out.filter((p, i) => {
    const q = out[(i + 1) % out.length] ?? p;
    return Math.hypot(p[0] - q[0], p[1] - q[1]) > 0.4;
  });
}

/** The smallest convex outline around points. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Point[]): Point[] => {
    const out: Point[] = [];
    for (const p of list) {
      for (;;) {
        const [a, b] = out.slice(-2);
        if (!a || !b || (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
        out.pop();
      }
      out.push(p);
    }
    return out.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

function turnOf(points: readonly Point[]): number {
  let area = 0;
  points.forEach(([x, y], i) => {
    const [a, b] = points[(i + 1) % points.length] ?? [x, y];
    area += x * b - a * y;
  });
  return area > 0 ? 1 : -1;
}

export function normals(points: readonly Point[]): Point[] {
  const turn = turnOf(points);
  return points.map(([x, y], i) => {
    const [a, b] = points[(i + 1) % points.length] ?? [x, y];
    const length = Math.hypot(a - x, b - y) || 1;
    return [(turn * (b - y)) / length, (-turn * (a - x)) / length];
  });
}

/** The outline moved inwards by a distance. */
export function inset(points: readonly Point[], by: number): Point[] {
  const edges = normals(points);
  return points.map(([x, y], i) => {
    const p = edges[(i + edges.length - 1) % edges.length] ?? [0, 0];
    const q = edges[i] ?? [0, 0];
    const [mx, my] = [p[0] + q[0], p[1] + q[1]];
    const scale = Math.min(2.6, 2 / Math.max(0.2, mx * mx + my * my));
    return [x - mx * by * scale, y - my * by * scale];
  });
}

/** Fine rays from a centre to an outline, as the ground of a die is cut. */
export function rays(points: readonly Point[], cx: number, cy: number, from: number, count = 72): string {
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const a = ((i + 0.5) / count) * Math.PI * 2;
    const [vx, vy] = [Math.cos(a), Math.sin(a)];
    let far = Number.POSITIVE_INFINITY;
    points.forEach(([x1, y1], k) => {
      const [x2, y2] = points[(k + 1) % points.length] ?? [x1, y1];
      const cross = vx * (y2 - y1) - vy * (x2 - x1);
      if (Math.abs(cross) < 1e-6) return;
      const t = ((x1 - cx) * (y2 - y1) - (y1 - cy) * (x2 - x1)) / cross;
      const s = ((x1 - cx) * vy - (y1 - cy) * vx) / cross;
      if (t > 0 && s >= 0 && s <= 1) far = Math.min(far, t);
    });
    if (Number.isFinite(far) && far > from + 4)
      d += `M${grid(cx + vx * from)} ${grid(cy + vy * from)}L${grid(cx + vx * far)} ${grid(cy + vy * far)}`;
  }
  return d;
}

export const grid = (value: number): string => num(Math.round(value));
