import type { Archetype, Colorway, View } from '../archetype';
import { type Spot, spot } from '../callouts';
import { shade } from '../color';
import { CLUTCH, clutch, postLoupe, screwNut } from '../fastenings';
import { lensAt } from '../lens';
import { letters, row } from '../lettering';
import { group, path } from '../markup';
import { bevel, facetStar, type Metal, metals, rims, struck } from '../metal';
import { outlineOf, type Point, plate, starPoints } from '../outline';
import { cast, ghost } from '../paper';
import { mirrorPath } from '../path';

export type CollarPinsOptions = {
  readonly kind?: 'bar' | 'chevron' | 'double-bar' | 'letters' | 'star';
  readonly attachment?: 'clutch' | 'screw';
  readonly text?: string;
};

/** One pin around the point 0 0. */
type Pin = {
  readonly front: string;
  readonly back: string;
  readonly shadow: string;
  readonly posts: readonly Point[];
};

function chevronBand(y: number): Point[] {
  return [
    [0, y],
    [98, y + 62],
    [98, y + 94],
    [0, y + 32],
    [-98, y + 94],
    [-98, y + 62],
  ];
}

function flat(points: readonly Point[], m: Metal): string {
  const d = outlineOf(points);
  return (
    path(d, { fill: shade(m.flat, -0.08), stroke: m.line, 'stroke-width': 4, 'stroke-linejoin': 'round' }) +
    path(d, { fill: 'url(#slant)' }) +
    bevel(points, 3.5, m)
  );
}

function bar(x: number, w: number, m: Metal): string {
  const points = plate(x - w / 2, -112, w, 224, 8);
  return (
    struck(points, m, { width: 11, line: 2 }) +
    path(`M${x - w / 2 + 16} -94V94`, {
      stroke: '#fff',
      'stroke-opacity': 0.7,
      'stroke-width': 2.4,
      'stroke-linecap': 'round',
    })
  );
}

function lettering(words: string, m: Metal): Pin {
  const [d, weight] = letters(words, 92, 470, row(0, -46));
  const w = weight * 1.12;
  const lines = { fill: 'none', 'stroke-linejoin': 'miter', 'stroke-linecap': 'square' } as const;
  const half = 232;
  const rails = plate(-half, 16, half * 2, 9).concat();
  const rail =
    struck(plate(-half, -25, half * 2, 9), m, { width: 2.4, line: 1.2, fill: m.sunk }) +
    struck(rails, m, { width: 2.4, line: 1.2, fill: m.sunk });
  return {
    front:
      rail +
      path(d, { ...lines, stroke: m.line, 'stroke-width': w + 5 }) +
      path(d, { ...lines, stroke: m.levels[1], 'stroke-width': w + 1 }) +
      path(d, { ...lines, stroke: m.light, 'stroke-width': w - 1, transform: 'translate(-1 -1.2)' }) +
      path(d, { ...lines, stroke: m.flat, 'stroke-width': w - 3 }),
    back:
      rail +
      path(d, { ...lines, stroke: m.line, 'stroke-width': w + 5 }) +
      path(d, { ...lines, stroke: shade(m.flat, -0.14), 'stroke-width': w + 1 }),
    shadow: path(d, {
      ...lines,
      stroke: '#000',
      'stroke-opacity': 0.16,
      'stroke-width': w + 5,
      transform: 'translate(5 8)',
    }),
    posts: [
      [-150, 0],
      [150, 0],
    ],
  };
}

function make(kind: string, words: string, m: Metal): Pin {
  if (kind === 'letters') return lettering(words, m);
  if (kind === 'chevron') {
    const bands = [-112, -62, -12].map(chevronBand);
    const under: Point[] = [
      [0, -104],
      [90, -46],
      [90, 78],
      [0, 16],
      [-90, 78],
      [-90, -46],
    ];
    return {
      front:
        struck(under, m, { width: 2, line: 1.4, fill: m.sunk }) +
        bands.map((b) => struck(b, m, { width: 6, line: 2 })).join(''),
      back: flat(under, m) + bands.map((b) => flat(b, m)).join(''),
      shadow: cast(
        outlineOf([
          [0, -112],
          [98, -50],
          [98, 82],
          [0, 20],
          [-98, 82],
          [-98, -50],
        ]),
        5,
        8,
      ),
      posts: [
        [-56, 4],
        [56, 4],
      ],
    };
  }
  if (kind === 'star')
    return {
      front: facetStar(0, 8, 5, 122, 47, m, 2),
      back: flat(starPoints(0, 8, 5, 122, 47), m),
      shadow: cast(outlineOf(starPoints(0, 8, 5, 122, 47)), 5, 8),
      posts: [[0, 10]],
    };
  if (kind === 'double-bar') {
    const bridge = (y: number): string => struck(plate(-30, y, 60, 26), m, { width: 5, line: 1.6, fill: m.sunk });
    return {
      front: bridge(-74) + bridge(48) + bar(-49, 58, m) + bar(49, 58, m),
      back:
        flat(plate(-30, -74, 60, 26), m) +
        flat(plate(-30, 48, 60, 26), m) +
        flat(plate(-78, -112, 58, 224, 8), m) +
        flat(plate(20, -112, 58, 224, 8), m),
      shadow: cast(outlineOf(plate(-78, -112, 58, 224, 8)) + outlineOf(plate(20, -112, 58, 224, 8)), 5, 8),
      posts: [
        [-49, 0],
        [49, 0],
      ],
    };
  }
  return {
    front: bar(0, 74, m),
    back: flat(plate(-37, -112, 74, 224, 8), m),
    shadow: cast(outlineOf(plate(-37, -112, 74, 224, 8)), 5, 8),
    posts: [
      [0, -56],
      [0, 56],
    ],
  };
}

function posts(pin: Pin, screw: boolean, r: number, m: Metal): string {
  return pin.posts.map(([x, y]) => (screw ? screwNut(x, y, r, m) : clutch(x, y, r, m))).join('');
}

const LEAF = 'M289 148C226 118 150 104 62 108C42 190 30 290 28 392C96 428 172 470 236 528C262 400 282 270 289 148Z';

const PLATED = /finish|plated|gold|silver|polish/;
const FACES: Readonly<Record<string, readonly Spot[]>> = {
  chevron: [spot(300, 160, 'Raised chevron', PLATED), spot(112, 300, 'Polished edge', /edge/)],
  bar: [spot(210, 260, 'Polished face', PLATED), spot(172, 400, 'Bevelled edge', /edge/)],
  'double-bar': [spot(120, 300, 'Raised bar', PLATED), spot(250, 200, 'Connecting rod', /\brod/)],
  star: [spot(290, 250, 'Faceted star', PLATED), spot(249, 180, 'Raised ridge', /ridge/)],
  letters: [spot(272, 330, 'Raised letters', PLATED), spot(246, 245, 'Connecting rod', /\brod/)],
};

/** Collar insignia, always a pair. Options: kind chevron|bar|double-bar|star|letters; text for letters (SECURITY); attachment clutch|screw. */
export const collarPins: Archetype<CollarPinsOptions> = {
  title: 'pair of collar pins',
  second: 'back',
  detail: 'one pin and its fastener',
  draw(view: View, color: Colorway, options: CollarPinsOptions, labels: readonly string[]): string {
    const kind = options.kind ?? 'chevron';
    const screw = (options.attachment ?? 'clutch') === 'screw';
    const { body } = metals(color);
    const pin = make(kind, options.text ?? 'SECURITY', body);
    const isWord = kind === 'letters';
    const fastener = (x: number, y: number, r: number): string =>
      screw ? screwNut(x, y, r, body) : clutch(x, y, r, body);
    if (view === 'detail') {
      const [cx, cy, scale] = isWord ? [-150, 6, 1.9] : kind === 'bar' ? [34, 0, 1.9] : [26, -8, 1.9];
      const { show } = lensAt(color, cx, cy, scale);
      return (
        rims([body]) +
        show(
          pin.shadow + pin.front,
          labels,
          [spot(446, 456, screw ? 'Screw back' : 'Clutch back', screw ? /screw/ : CLUTCH), ...(FACES[kind] ?? [])],
          postLoupe(body, fastener(446, 456, 46)),
        )
      );
    }
    const face = view === 'front' ? pin.front : pin.back + posts(pin, screw, 23, body);
    const inner = group(pin.shadow + face, isWord ? 'scale(1.08)' : 'scale(1.02)');
    const places = isWord ? ['translate(300 206)', 'translate(300 398)'] : ['translate(160 286)', 'translate(440 286)'];
    const around = isWord
      ? ghost('M36 206H12M588 206H564M36 398H12M588 398H564M300 120V98M300 320V284M300 506V484')
      : ghost(LEAF + mirrorPath(LEAF)) +
        ghost(
          'M281 150C274 268 256 392 232 514C170 460 98 420 36 386M319 150C326 268 344 392 368 514C430 460 502 420 564 386',
          true,
        ) +
        ghost('M289 148C296 156 304 156 311 148M300 154V560');
    return rims([body]) + (view === 'front' || isWord ? around : '') + places.map((p) => group(inner, p)).join('');
  },
};
