import { group, path } from '../markup';
import { disc, num, poly } from '../path';
import type { Pen, Texture } from '../pen';
import { barrel, diamondKnurl, face, INK, ringLine, ringLines, splitRing, type Turn } from './gear-parts';

/** Everything that shapes a hand light; lengths and radii in drawing units along its own axis. */
export type Light = {
  readonly length: number;
  readonly body: number;
  readonly head: number;
  readonly headShare: number;
  readonly tailShare: number;
  readonly crown: boolean;
  readonly probes: boolean;
  readonly grip: 'knurl' | 'ribs' | 'rubber' | 'smooth';
  readonly clip: boolean;
  readonly port: boolean;
  readonly sideSwitch: boolean;
  readonly tailSwitch: boolean;
  readonly ring: boolean;
  readonly bezelMetal: boolean;
};

type Spot = readonly [number, number];

function arc(x: number, r: number, e: Turn, from: number, to: number): Spot[] {
  const steps = 4;
  return Array.from({ length: steps + 1 }, (_, i) => {
    const a = from + ((to - from) * i) / steps;
    return [x + e * r * Math.cos(a), r * Math.sin(a)] as const;
  });
}

/** Teeth of a strike bezel around the front rim. */
function crown(
  k: Pen,
  x: number,
  r: number,
  e: Turn,
  depth: number,
  bezelMetal: boolean,
): { far: string; near: string } {
  const n = 8;
  const inner = r * 0.84;
  let far = '';
  let near = '';
  let tops = '';
  let farTops = '';
  const at = (px: number, pr: number, q: number): Spot[] => [[px + e * pr * Math.cos(q), pr * Math.sin(q)]];
  for (let i = 0; i < n; i += 1) {
    const mid = ((i + 0.5) / n) * Math.PI * 2;
    const half = (Math.PI / n) * 0.68;
    const [a, b] = [mid - half, mid + half];
    const isFar = Math.cos(mid) > 0;
    const ro = isFar ? inner : r;
    const wall = [a, b]
      .map((q) =>
        poly([...at(x, r, q), ...at(x + depth, r * 0.97, q), ...at(x + depth, inner * 0.97, q), ...at(x, inner, q)]),
      )
      .join('');
    const side = poly([...arc(x, ro, e, a, b), ...arc(x + depth, ro * 0.97, e, b - 0.09, a + 0.09)]);
    const top = poly([
      ...arc(x + depth, r * 0.97, e, a + 0.09, b - 0.09),
      ...arc(x + depth, inner * 0.97, e, b - 0.09, a + 0.09),
    ]);
    if (isFar) {
      far += wall + side;
      farTops += top;
    } else {
      near += wall + side;
      tops += top;
    }
  }
  const paint = bezelMetal ? { material: 'gunmetal' as const } : {};
  return {
    far:
      k.part(far, { tone: 'deep', line: 1.2, print: false }) +
      k.part(farTops, { ...paint, tone: 'light', line: 1.2, print: false }),
    near:
      k.part(near, { ...paint, line: 1.4, rim: false }) +
      k.part(tops, { ...paint, tone: 'light', line: 1.2, print: false }),
  };
}

/** The lens with reflector and emitter, seen as an ellipse of foreshortening e (1 is straight from the front). */
export function lensFace(k: Pen, x: number, r: number, e: Turn): string {
  const dot = (share: number): string => disc(x, 0, e * r * share, r * share);
  return (
    k.part(dot(1), { tone: '#15191d', line: 1.6, ink: INK, rim: false, print: false }) +
    k.part(dot(0.92), { material: 'mirrored', line: 1, ink: INK }) +
    path(dot(0.68) + dot(0.46), { fill: 'none', stroke: '#5b666d', 'stroke-opacity': 0.4, 'stroke-width': r * 0.02 }) +
    k.part(dot(0.24), { tone: '#d9d3b4', line: 0.9, ink: '#4b4a3a', print: false }) +
    path(dot(0.13), { fill: '#f3c33c', stroke: '#8a6a12', 'stroke-width': r * 0.015 }) +
    path(
      poly([
        ...arc(x, r * 0.84, e, Math.PI * 1.06, Math.PI * 1.44),
        ...arc(x, r * 0.56, e, Math.PI * 1.4, Math.PI * 1.1),
      ]),
      { fill: '#fff', 'fill-opacity': 0.6 },
    )
  );
}

function headStart(s: Light): number {
  return s.length / 2 - s.length * s.headShare;
}

function neckStart(s: Light): number {
  return headStart(s) + Math.max(Math.max(s.head - s.body, 0) * 1.5, s.body * 0.3);
}

/** Where the side switch lies along the light. */
export function switchAt(s: Light): number {
  const at = headStart(s);
  return at + (neckStart(s) - at) * 0.1 - s.body * (s.headShare > 0.3 ? -0.5 : 0.1) - s.body * 0.6;
}

/** The whole light along the x axis, its middle at 0; e turns its lens to the beholder. */
export function handLight(k: Pen, s: Light, e: Turn): string {
  const x0 = -s.length / 2;
  const x1 = s.length / 2;
  const r = s.body;
  const tail = x0 + s.length * s.tailShare;
  const headAt = headStart(s);
  const neck = neckStart(s);
  const bezelAt = x1 - Math.max(s.head * 0.3, 14);
  const crownDepth = s.crown ? s.head * 0.2 : 0;
  const front = x1 - crownDepth;
  const teeth = s.crown ? crown(k, front, s.head, e, crownDepth, s.bezelMetal) : { far: '', near: '' };
  const bezelPaint = s.bezelMetal ? { material: 'gunmetal' as const } : {};
  const grip =
    s.grip === 'knurl'
      ? ({ texture: 'diamond' as Texture } as const)
      : s.grip === 'rubber'
        ? ({ texture: 'grip', tone: 'dark' } as const)
        : {};
  const gripFrom = tail + r * 0.42;
  const gripTo = headAt - r * 0.34;
  return (
    (s.grip === 'knurl' ? diamondKnurl(k.t.isDark) : '') +
    (s.ring ? splitRing(x0 - r * 0.86, 0, r * 1.06, 6, 0.86) : '') +
    // Tail cap with its switch.
    (s.tailSwitch
      ? barrel(k, x0, r * 0.5, x0 + r * 0.4, r * 0.56, e, { tone: '#3a4147', line: 2, ink: INK, print: false })
      : '') +
    (s.ring
      ? k.part(
          `M${num(x0 - r * 0.2)} ${num(-r * 0.3)}q${num(-r * 0.34)} ${num(r * 0.3)} 0 ${num(r * 0.6)}h${num(r * 0.5)}v${num(-r * 0.6)}Z`,
          { tone: 'dark', line: 1.8 },
        )
      : '') +
    barrel(k, x0 + r * 0.22, r * 0.86, x0 + r * 0.36, r * 0.96, e, { line: 2 }) +
    barrel(k, x0 + r * 0.36, r * 0.98, tail, r * 0.98, e, { ...grip }) +
    k.seam(ringLines(tail - r * 0.34, tail - r * 0.1, 3, r * 0.98, r * 0.98, e), 1.3) +
    // Body: plain ring, grip, plain ring.
    barrel(k, tail, r * 0.9, gripFrom, r * 0.9, e, { tone: 'dark', line: 1.8 }) +
    barrel(k, gripFrom, r, gripTo, r, e, { ...grip }) +
    (s.grip === 'ribs'
      ? k.seam(ringLines(gripFrom + r * 0.5, gripTo - r * 0.4, 11, r, r, e), 2.2) +
        k.light(ringLines(gripFrom + r * 0.5 + 3, gripTo - r * 0.4 + 3, 11, r * 0.9, r * 0.9, e), 0.14, 1.4)
      : '') +
    (s.grip === 'knurl' || s.grip === 'rubber'
      ? k.light(`M${num(gripFrom + 4)} ${num(-r * 0.52)}H${num(gripTo - 4)}`, 0.16, r * 0.14)
      : '') +
    barrel(k, gripTo, r * 0.92, headAt, r * 0.92, e, { tone: 'dark', line: 1.8 }) +
    // Head: neck, cooling grooves, bezel.
    barrel(k, headAt, r, neck, s.head, e) +
    barrel(k, neck, s.head, bezelAt, s.head, e) +
    (bezelAt - neck > r * 0.5
      ? k.seam(ringLines(neck + (bezelAt - neck) * 0.2, neck + (bezelAt - neck) * 0.68, 3, s.head, s.head, e), 3) +
        k.light(
          ringLines(
            neck + (bezelAt - neck) * 0.2 + 3.4,
            neck + (bezelAt - neck) * 0.68 + 3.4,
            3,
            s.head * 0.8,
            s.head * 0.8,
            e,
          ),
          0.16,
          1.3,
        )
      : '') +
    k.light(
      `M${num(headAt + r * 0.1)} ${num(-r * 0.62)}L${num(neck)} ${num(-s.head * 0.6)}H${num(bezelAt - 3)}`,
      0.26,
      2.6,
    ) +
    (s.sideSwitch
      ? k.part(disc(switchAt(s), r * 0.08, r * 0.46, r * 0.4), { tone: 'dark', line: 1.6 }) +
        k.part(disc(switchAt(s), r * 0.08, r * 0.32, r * 0.28), {
          material: 'rubber',
          texture: 'grip',
          line: 1.2,
          ink: INK,
        })
      : '') +
    barrel(k, bezelAt, s.head * 1.03, front, s.head, e, bezelPaint) +
    k.light(ringLine(bezelAt + 3, s.head * 0.86, e), 0.3, 1.6) +
    (e > 0
      ? k.part(face(front, s.head, e), { ...bezelPaint, tone: 'light', line: 1.6, print: false, shade: 'slant' }) +
        lensFace(k, front, s.head * (s.crown ? 0.8 : 0.86), e)
      : '') +
    teeth.far +
    teeth.near +
    (s.probes ? probes(k, front, s.head, e, crownDepth) : '') +
    (s.port
      ? k.part(
          `M${num(headAt - r * 1.5)} ${num(-r * 0.02)}h${num(r * 0.8)}q${num(r * 0.2)} 0 ${num(r * 0.2)} ${num(r * 0.2)}t${num(-r * 0.2)} ${num(r * 0.2)}h${num(-r * 0.8)}q${num(-r * 0.2)} 0 ${num(-r * 0.2)} ${num(-r * 0.2)}t${num(r * 0.2)} ${num(-r * 0.2)}Z`,
          { tone: '#0d1114', line: 1.4, ink: INK, print: false },
        ) +
        path(`M${num(headAt - r * 1.42)} ${num(r * 0.18)}h${num(r * 0.64)}`, {
          stroke: '#c3c9ce',
          'stroke-width': num(r * 0.11),
        })
      : '') +
    (s.clip ? pocketClip(k, tail, gripTo, r) : '')
  );
}

/** Contact tips of a stun bezel. */
function probes(k: Pen, x: number, r: number, e: Turn, depth: number): string {
  const tip = (a: number): string => {
    const [px, py] = [x + e * r * 0.9 * Math.cos(a) + depth * 0.6, r * 0.9 * Math.sin(a)];
    return `M${num(px - depth * 0.5)} ${num(py - r * 0.1)}L${num(px + depth * 0.74)} ${num(py - r * 0.05)}q${num(depth * 0.16)} ${num(r * 0.05)} 0 ${num(r * 0.1)}L${num(px - depth * 0.5)} ${num(py + r * 0.1)}Z`;
  };
  return k.part(tip(Math.PI * 1.5) + tip(Math.PI * 0.5), { material: 'steel', line: 1.3, ink: INK });
}

function pocketClip(k: Pen, tail: number, to: number, r: number): string {
  const a = tail + r * 0.12;
  const b = Math.min(to - r * 0.2, a + r * 4.6);
  const y = -r * 0.3;
  const h = r * 0.44;
  const d = `M${num(a)} ${num(y - h * 0.75)}h${num(r * 0.4)}l${num(r * 0.3)} ${num(h * 0.25)}H${num(b - r * 0.3)}q${num(r * 0.3)} 0 ${num(r * 0.3)} ${num(h * 0.5)}t${num(-r * 0.3)} ${num(h * 0.5)}H${num(a + r * 0.7)}l${num(-r * 0.3)} ${num(h * 0.25)}h${num(-r * 0.4)}Z`;
  return (
    k.shadow(`M${num(a + r * 0.3)} ${num(y + h * 0.7)}H${num(b)}v${num(r * 0.22)}H${num(a + r * 0.5)}Z`, 0.4) +
    k.part(d, { material: 'gunmetal', line: 1.6, ink: INK }) +
    k.light(`M${num(a + r * 0.8)} ${num(y - h * 0.24)}H${num(b - r * 0.4)}`, 0.4, 1.6) +
    k.seam(`M${num(b - r * 0.5)} ${num(y - h * 0.5)}v${num(h)}`, 1.1)
  );
}

/** The light seen straight from the front: bezel, lens, emitter. */
export function lensEnd(k: Pen, cx: number, cy: number, s: Light, scale: number): string {
  const r = s.head * scale;
  const bumps = Array.from({ length: 8 }, (_, i) => {
    const a = ((i + 0.5) / 8) * Math.PI * 2;
    const half = (Math.PI / 8) * 0.55;
    const at = (q: number, rr: number): readonly [number, number] => [Math.cos(q) * rr, Math.sin(q) * rr];
    return poly([
      at(a - half, r),
      at(a, r * 1.02),
      at(a + half, r),
      at(a + half, r * 0.84),
      at(a, r * 0.86),
      at(a - half, r * 0.84),
    ]);
  }).join('');
  const paint = s.bezelMetal ? { material: 'gunmetal' as const } : {};
  return group(
    k.part(disc(0, 0, r), { ...paint, tone: 'base', shade: 'ball' }) +
      lensFace(k, 0, r * (s.crown ? 0.8 : 0.86), 1) +
      (s.crown ? k.part(bumps, { ...paint, tone: 'light', line: 1.3, print: false, rim: false }) : '') +
      (s.probes
        ? k.part(disc(0, -r * 0.92, r * 0.1) + disc(0, r * 0.92, r * 0.1), { material: 'steel', line: 1.3, ink: INK })
        : ''),
    `translate(${num(cx)} ${num(cy)})`,
  );
}

/** The light seen straight from its tail: cap and switch. */
export function tailEnd(k: Pen, cx: number, cy: number, s: Light, scale: number): string {
  const r = s.body * scale;
  return group(
    (s.head > s.body * 1.12 ? k.part(disc(0, 0, s.head * scale), { tone: 'dark' }) : '') +
      k.part(disc(0, 0, r), { shade: 'ball', texture: s.grip === 'smooth' ? [] : 'knurl' }) +
      k.part(disc(0, 0, r * 0.76), { tone: 'dark', line: 1.4, rim: false }) +
      (s.tailSwitch
        ? k.part(disc(0, 0, r * 0.52), { tone: '#3a4147', shade: 'ball', line: 1.6, ink: INK, print: false }) +
          path(disc(0, 0, r * 0.3), { fill: 'none', stroke: '#fff', 'stroke-opacity': 0.25, 'stroke-width': 1.4 })
        : path(`M${num(-r * 0.3)} 0h${num(r * 0.6)}`, { stroke: INK, 'stroke-width': num(r * 0.16) })),
    `translate(${num(cx)} ${num(cy)})`,
  );
}

/** Where a light that lies turned around the middle of the view shows a point of its own. */
export function turnedLight(turn: number): (x: number, y: number) => Spot {
  const a = (turn * Math.PI) / 180;
  return (x, y) => [300 + x * Math.cos(a) - y * Math.sin(a), 300 + x * Math.sin(a) + y * Math.cos(a)];
}
