import type { Colorway, Options } from './archetype';
import { LENS } from './callouts';
import { type Tones, tones } from './colour';
import { DEFS } from './defs';
import { attrs, CONDENSED, escapeText, path } from './markup';
import { box, mirrorPath, num } from './path';

export { CLOTH, COLLAR, callouts, either, inLens, type Spot, type SpotAt, spot, spotsIn } from './callouts';
export { lightness, mix, shade, type Tones, tones } from './colour';
export { path } from './markup';
export { both, box, mirrorPath, num, shift, symmetric } from './path';

/** Gradients that model the light: names of overlay paints. */
export type Shade = 'round' | 'tube' | 'tubeDown' | 'slant' | 'down' | 'up' | 'left' | 'right' | 'ball';

/** Weaves and grains: names of overlay paints. */
export type Texture =
  | 'twill'
  | 'ripstop'
  | 'knit'
  | 'pique'
  | 'birdseye'
  | 'rib'
  | 'ribAcross'
  | 'mesh'
  | 'leather'
  | 'nylon'
  | 'ballistic'
  | 'webbing'
  | 'loop'
  | 'fleece'
  | 'grip'
  | 'knurl'
  | 'basketweave';

/** Fills that do not follow the colour of the goods. */
export type Material =
  | 'steel'
  | 'steelAcross'
  | 'gold'
  | 'brass'
  | 'gunmetal'
  | 'polymer'
  | 'rubber'
  | 'lens'
  | 'mirrored';

/** How one part is painted. */
export type PartStyle = {
  /** A tone of the goods, or any colour; 'base' when left out. */
  readonly tone?: 'base' | 'dark' | 'deep' | 'light' | (string & {});
  /** A material in place of a tone. */
  readonly material?: Material;
  readonly shade?: Shade | readonly Shade[];
  readonly texture?: Texture | readonly Texture[];
  /** Weight of the outline: 2.4 when left out, 0 for none. */
  readonly line?: number;
  /** Colour of the outline. */
  readonly ink?: string;
  /** Lays the print of the colourway over the fill; true for the base and dark tones. */
  readonly print?: boolean;
  /** A light rim outside the outline that keeps dark goods readable on a dark ground; true when line is 2 or more. */
  readonly rim?: boolean;
};

/** Draws in the tones of one colourway; magnified views pass a scale, and the lines stay equally fine. */
export type Pen = {
  readonly t: Tones;
  /** A filled part with print, texture, shade and outline, in that order. */
  part(d: string, style?: PartStyle): string;
  /** A part and its mirror image at the axis 300. */
  pair(d: string, style?: PartStyle): string;
  /** An outline without fill, 2.4 wide. */
  outline(d: string, weight?: number): string;
  /** A seam, 1.6 wide. */
  seam(d: string, weight?: number): string;
  /** A crease of the cloth, 1.3 wide and faint. */
  fold(d: string): string;
  /** A row of stitches along a path. */
  stitch(d: string): string;
  /** A soft dark area, such as the shadow of a flap or a fold with body. */
  shadow(d: string, opacity?: number): string;
  /** A soft light area or, with a width, a line of light. */
  light(d: string, opacity?: number, width?: number): string;
  /** A sewn button with four holes. */
  button(x: number, y: number, r?: number, tone?: string): string;
  /** A press stud. */
  snap(x: number, y: number, r?: number, material?: Material): string;
  /** A closed zip along a straight line; the slider sits at the share `at` of its length (0 = start). */
  zip(x1: number, y1: number, x2: number, y2: number, style?: ZipStyle): string;
  /** A rectangle of hook or loop fastener. */
  loop(x: number, y: number, w: number, h: number, turn?: number): string;
  /** A flat strap along a path. */
  strap(d: string, width: number, style?: { readonly tone?: string; readonly stitched?: boolean }): string;
  /** Rows of MOLLE webbing in a box: straps `row` high at twice that pitch, with a bar tack every `pitch`. */
  molle(
    x: number,
    y: number,
    w: number,
    rows: number,
    style?: { readonly row?: number; readonly pitch?: number },
  ): string;
  /** A side-release buckle around a point; lies along the strap's direction. */
  buckle(x: number, y: number, w: number, h: number, turn?: number): string;
  /** A round rivet, screw head or eyelet. */
  rivet(x: number, y: number, r?: number, material?: Material, hole?: boolean): string;
  /** Lettering on the goods, centred. */
  text(x: number, y: number, size: number, words: string, style?: TextStyle): string;
};

/** How a zip is drawn. */
export type ZipStyle = {
  readonly width?: number;
  readonly at?: number;
  /** 'coil' in the goods' colour, or metal teeth. */
  readonly teeth?: 'coil' | 'steel' | 'brass';
  readonly pull?: boolean;
};

/** How lettering is drawn. */
export type TextStyle = {
  readonly fill?: string;
  readonly weight?: number;
  readonly width?: number;
  readonly opacity?: number;
  readonly spacing?: number;
};

/** A group that is moved, turned or scaled. */
export function group(inner: string, transform: string): string {
  return `<g transform="${transform}">${inner}</g>`;
}

/** Cuts a piece off at an outline; the id must be used once in the drawing. */
export function clip(id: string, d: string, inner: string): string {
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${inner}</g>`;
}

/** The soft shadow on the ground below an object. */
export function ground(cx: number, cy: number, rx: number, ry = 10): string {
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="#000" opacity=".13"/>`;
}

/** A circle or an ellipse as a path. */
export function disc(cx: number, cy: number, rx: number, ry = rx): string {
  const [a, b] = [num(rx), num(ry)];
  return `M${num(cx - rx)} ${num(cy)}a${a} ${b} 0 1 1 ${num(2 * rx)} 0a${a} ${b} 0 1 1 ${num(-2 * rx)} 0Z`;
}

/** An open or closed line through points. */
export function poly(points: readonly (readonly [number, number])[], closed = true): string {
  return `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}${closed ? 'Z' : ''}`;
}

/** Shapes of a pocket flap. */
export type Flap = 'straight' | 'pointed' | 'scalloped' | 'angled';

/** The outline of a pocket flap that hangs from a straight upper edge. */
export function flapShape(kind: Flap, x: number, y: number, w: number, h: number): string {
  const at = (fx: number, fy: number): string => `${num(x + w * fx)} ${num(y + h * fy)}`;
  const top = `M${at(0, 0)}H${num(x + w)}`;
  if (kind === 'pointed') return `${top}V${num(y + h * 0.6)}L${at(0.5, 1)}L${at(0, 0.6)}Z`;
  if (kind === 'scalloped')
    return `${top}V${num(y + h * 0.64)}C${at(0.92, 0.86)} ${at(0.68, 0.6)} ${at(0.5, 1)}C${at(0.32, 0.6)} ${at(0.08, 0.86)} ${at(0, 0.64)}Z`;
  if (kind === 'angled') return `${top}V${num(y + h * 0.7)}L${at(0.82, 1)}H${num(x + w * 0.18)}L${at(0, 0.7)}Z`;
  return `${top}V${num(y + h * 0.94)}Q${at(1, 1)} ${at(0.95, 1)}H${num(x + w * 0.05)}Q${at(0, 1)} ${at(0, 0.94)}Z`;
}

/** Shapes of the foot of a patch pocket. */
export type PocketFoot = 'square' | 'pointed' | 'angled' | 'round';

/** The outline of a patch pocket. */
export function pocketShape(foot: PocketFoot, x: number, y: number, w: number, h: number): string {
  const [r, b, c] = [num(x + w), num(y + h), w * 0.16];
  if (foot === 'pointed')
    return `M${num(x)} ${num(y)}H${r}V${num(y + h - w * 0.2)}L${num(x + w / 2)} ${b}L${num(x)} ${num(y + h - w * 0.2)}Z`;
  if (foot === 'angled')
    return `M${num(x)} ${num(y)}H${r}V${num(y + h - c)}L${num(x + w - c)} ${b}H${num(x + c)}L${num(x)} ${num(y + h - c)}Z`;
  if (foot === 'round')
    return `M${num(x)} ${num(y)}H${r}V${num(y + h - c)}Q${r} ${b} ${num(x + w - c)} ${b}H${num(x + c)}Q${num(x)} ${b} ${num(x)} ${num(y + h - c)}Z`;
  return box(x, y, w, h);
}

/** Makes the pen of one colourway; pass the scale of a magnified view so that its lines do not grow with it. */
export function pen(color: Colorway, scale = 1): Pen {
  const t = tones(color.hex);
  const k = scale === 1 ? 1 : 1.2 / scale;
  const print = color.pattern === 'plain' ? '' : color.pattern;
  const stroke = (
    d: string,
    weight: number,
    more: Readonly<Record<string, string | number | undefined>> = {},
  ): string =>
    path(d, {
      fill: 'none',
      stroke: t.line,
      'stroke-width': weight * k,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
      ...more,
    });
  /** Shade is weaker on white goods, and a weave is weaker when it is magnified. */
  const veil = (paint: string, isMaterial: boolean): number | undefined =>
    (t.isLight && !isMaterial && paint !== print) || (scale > 1 && paint === 'twill') ? 0.6 : undefined;
  const self: Pen = {
    t,
    part(d, style = {}) {
      const { tone = 'base', material, line = 2.4 } = style;
      const named = (t as unknown as Record<string, unknown>)[tone];
      const fill = material ? `url(#${material})` : typeof named === 'string' ? named : tone;
      const overlays: string[] = [];
      const printed = style.print ?? (!material && (tone === 'base' || tone === 'dark' || tone === 'light'));
      if (print && printed) overlays.push(print);
      if (print && printed && tone === 'dark') overlays.push('#000');
      overlays.push(...[style.texture ?? []].flat(), ...[style.shade ?? []].flat());
      const rim = style.rim ?? line >= 2;
      return (
        (rim && (t.isDark || print === 'basketweave')
          ? stroke(d, line + 3.2, { stroke: '#fff', 'stroke-opacity': 0.54 })
          : '') +
        path(d, { fill }) +
        overlays
          .map((o) =>
            path(
              d,
              o.startsWith('#')
                ? { fill: o, 'fill-opacity': 0.16 }
                : { fill: `url(#${o})`, 'fill-opacity': veil(o, Boolean(material)) },
            ),
          )
          .join('') +
        (line > 0 ? stroke(d, line, style.ink ? { stroke: style.ink } : {}) : '')
      );
    },
    pair: (d, style) => self.part(d, style) + self.part(mirrorPath(d), style),
    outline: (d, weight = 2.4) => stroke(d, weight),
    seam: (d, weight = 1.6) => stroke(d, weight),
    fold: (d) => stroke(d, 1.3, { 'stroke-opacity': 0.6 }),
    stitch: (d) =>
      stroke(d, 1.1, {
        stroke: t.stitch,
        'stroke-opacity': t.stitchOpacity,
        'stroke-dasharray': `${num(4 * k)} ${num(3 * k)}`,
        'stroke-linecap': undefined,
      }),
    shadow: (d, opacity = 0.16) => path(d, { fill: '#000', 'fill-opacity': opacity }),
    light: (d, opacity = 0.12, width = 0) =>
      width > 0
        ? stroke(d, width, { stroke: '#fff', 'stroke-opacity': opacity })
        : path(d, { fill: '#fff', 'fill-opacity': opacity }),
    button(x, y, r = 5, tone = t.isLight ? '#e3e2da' : t.isDark ? '#c9ced6' : '#ddd8c8') {
      const e = num(r * 0.26);
      const holes = `M${num(x - r * 0.26)} ${num(y - r * 0.26)}h0M${num(x + r * 0.26)} ${num(y - r * 0.26)}h0M${num(x - r * 0.26)} ${num(y + r * 0.26)}h0M${num(x + r * 0.26)} ${num(y + r * 0.26)}h0`;
      return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${tone}" stroke="${t.line}" stroke-width="${num(1.1 * Math.max(k, 0.6))}"/>${
        r >= 4 ? path(holes, { stroke: t.line, 'stroke-width': e, 'stroke-linecap': 'round' }) : ''
      }`;
    },
    snap(x, y, r = 4.4, material = 'gunmetal') {
      return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="url(#${material})" stroke="${t.line}" stroke-width="${num(1.1 * Math.max(k, 0.6))}"/><circle cx="${num(x)}" cy="${num(y)}" r="${num(r * 0.55)}" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="${num(r * 0.16)}"/>`;
    },
    zip(x1, y1, x2, y2, style = {}) {
      const { width = 7, at = 0, teeth = 'coil', pull = true } = style;
      const d = `M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}`;
      const tooth = teeth === 'coil' ? (t.isDark ? t.light : t.deep) : teeth === 'steel' ? '#c3c9ce' : '#c4a250';
      const turn = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI - 90;
      const tape =
        path(d, { stroke: t.line, 'stroke-width': width + 2 * k, 'stroke-linecap': 'butt' }) +
        path(d, { stroke: t.deep, 'stroke-width': width }) +
        path(d, {
          stroke: tooth,
          'stroke-width': width * 0.5,
          'stroke-dasharray': `${num(width * 0.2)} ${num(width * 0.2)}`,
        }) +
        path(d, { stroke: t.line, 'stroke-width': width * 0.1 });
      if (!pull) return tape;
      const s = width / 7;
      const slider = `${path('M-4-3L4-3L3 5H-3Z', { fill: 'url(#gunmetal)', stroke: '#0d1216', 'stroke-width': 0.9 })}${path('M-2 3h4l1 13q-3 3-6 0Z', { fill: 'url(#steel)', stroke: '#0d1216', 'stroke-width': 0.9 })}`;
      return (
        tape +
        group(
          slider,
          `translate(${num(x1 + (x2 - x1) * at)} ${num(y1 + (y2 - y1) * at)}) rotate(${num(turn)}) scale(${num(s)})`,
        )
      );
    },
    loop(x, y, w, h, turn = 0) {
      const d = box(x, y, w, h, Math.min(3, h / 4));
      const inner =
        self.part(d, { tone: t.dark, texture: 'loop', line: 1.6, print: false }) +
        self.stitch(box(x + 3 * k, y + 3 * k, w - 6 * k, h - 6 * k));
      return turn ? group(inner, `rotate(${turn} ${num(x + w / 2)} ${num(y + h / 2)})`) : inner;
    },
    strap(d, width, style = {}) {
      const flat = (stroke_: string, w: number): string =>
        path(d, { fill: 'none', stroke: stroke_, 'stroke-width': w, 'stroke-linejoin': 'round' });
      return (
        flat(t.line, width + 3.2 * k) +
        flat(style.tone ?? t.base, width) +
        flat('url(#webbing)', width) +
        (style.stitched === false ? '' : self.stitch(d))
      );
    },
    molle(x, y, w, rows, style = {}) {
      const { row = 12, pitch = 18 } = style;
      const count = Math.max(1, Math.round(w / pitch));
      let body = '';
      let tacks = '';
      let shadows = '';
      for (let i = 0; i < rows; i += 1) {
        const top = y + i * row * 2;
        body += box(x, top, w, row);
        shadows += `M${num(x)} ${num(top + row + 1.2)}h${num(w)}`;
        for (let c = 0; c <= count; c += 1) tacks += `M${num(x + (w * c) / count)} ${num(top + 1.5)}v${num(row - 3)}`;
      }
      return (
        path(shadows, { stroke: '#000', 'stroke-opacity': 0.28, 'stroke-width': 2.2 }) +
        self.part(body, { tone: 'light', texture: 'webbing', line: 1.3, rim: false, print: Boolean(print) }) +
        path(tacks, { stroke: t.line, 'stroke-width': 1.8 * k }) +
        path(tacks, {
          stroke: t.stitch,
          'stroke-opacity': t.stitchOpacity,
          'stroke-width': 0.9 * k,
          'stroke-dasharray': `${num(1.5 * k)} ${num(1.2 * k)}`,
        })
      );
    },
    buckle(x, y, w, h, turn = 0) {
      const [l, r, a, b] = [x - w / 2, x + w / 2, y - h / 2, y + h / 2];
      const female = `M${num(l)} ${num(a + h * 0.3)}Q${num(l)} ${num(a)} ${num(l + w * 0.12)} ${num(a)}H${num(r - w * 0.12)}Q${num(r)} ${num(a)} ${num(r)} ${num(a + h * 0.3)}L${num(r - w * 0.04)} ${num(b - h * 0.32)}H${num(l + w * 0.04)}Z`;
      const male = `M${num(l + w * 0.06)} ${num(b - h * 0.32)}H${num(r - w * 0.06)}V${num(b)}H${num(l + w * 0.06)}Z`;
      const prongs = `M${num(l)} ${num(a + h * 0.34)}q${num(w * 0.14)} ${num(h * 0.1)} 0 ${num(h * 0.26)}M${num(r)} ${num(a + h * 0.34)}q${num(-w * 0.14)} ${num(h * 0.1)} 0 ${num(h * 0.26)}`;
      const inner =
        self.part(male, { material: 'polymer', line: 1.4, ink: '#0b0f12' }) +
        self.part(female, { material: 'polymer', line: 1.6, ink: '#0b0f12' }) +
        path(prongs, { fill: 'none', stroke: '#0b0f12', 'stroke-width': 1.3 }) +
        self.light(`M${num(l + w * 0.18)} ${num(a + h * 0.1)}H${num(r - w * 0.18)}`, 0.4, 1.4);
      return turn ? group(inner, `rotate(${turn} ${num(x)} ${num(y)})`) : inner;
    },
    rivet(x, y, r = 4, material = 'steel', hole = false) {
      return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="url(#${material})" stroke="#0d1216" stroke-width="${num(Math.max(0.6, r * 0.24))}"/>${
        hole ? `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r * 0.5)}" fill="#0b0f12"/>` : ''
      }`;
    },
    text(x, y, size, words, style = {}) {
      return `<text${attrs({
        x: num(x),
        y: num(y),
        'font-family': CONDENSED,
        'font-size': size,
        'font-weight': style.weight ?? 700,
        'text-anchor': 'middle',
        'letter-spacing': style.spacing,
        fill: style.fill ?? t.stitch,
        'fill-opacity': style.opacity,
        textLength: style.width,
        lengthAdjust: style.width ? 'spacingAndGlyphs' : undefined,
      })}>${escapeText(words)}</text>`;
    },
  };
  return self;
}

/** Counts the labels that a region of the object has to show. */
export function wanted(labels: readonly string[], words: RegExp): number {
  return labels.filter((label) => words.test(label.toLowerCase())).length;
}

/** The frame of a detail view: shows the surroundings of a point magnified in a circle with a hairline and register marks. */
export function magnify(inner: string, cx: number, cy: number, scale: number, under = ''): string {
  const ring = disc(300, 300, LENS);
  return `<clipPath id="lensClip">${path(ring)}</clipPath><g clip-path="url(#lensClip)">${under}${group(
    inner,
    `translate(300 300) scale(${Math.round(scale * 100) / 100}) translate(${num(-cx)} ${num(-cy)})`,
  )}</g>${path(ring, { fill: 'none', stroke: '#6c767c', 'stroke-width': 1.6 })}${path('M300 34V48M300 552V566M34 300H48M552 300H566', { stroke: '#6c767c', 'stroke-width': 1.6 })}`;
}

/** Reads a text option. */
export function str(options: Options, key: string, fallback: string): string {
  const value = options[key];
  return value === undefined ? fallback : String(value);
}

/** Reads a number option; the first number in a text counts. */
export function nr(options: Options, key: string, fallback: number): number {
  const value = options[key];
  if (typeof value === 'number') return value;
  const found = typeof value === 'string' ? /\d+(\.\d+)?/.exec(value) : null;
  return found ? Number(found[0]) : fallback;
}

/** Reads a yes-or-no option. */
export function flag(options: Options, key: string, fallback = false): boolean {
  const value = options[key];
  return value === undefined ? fallback : value === true || value === 'yes' || value === 'true' || value === 1;
}

const GEOMETRY = / (d|x|y|x1|x2|y1|y2|cx|cy|r|rx|ry|width|height)="([^"]*)"/g;

/** Wraps a drawing into a finished file: title, the paints that it refers to, repeated outlines shared, numbers rounded. */
export function svg(title: string, inner: string, defs = ''): string {
  let body = inner.replace(GEOMETRY, (_, key: string, value: string) => {
    const short = value.replace(/-?\d*\.\d{2,}/g, (n) => num(Number(n)));
    return ` ${key}="${short}"`;
  });
  const seen = new Map<string, number>();
  for (const [, d = ''] of body.matchAll(/<path[^>]*? d="([^"]{32,})"\/>/g)) seen.set(d, (seen.get(d) ?? 0) + 1);
  const shared = new Map([...seen].filter(([, count]) => count > 1).map(([d], i) => [d, `p${i}`] as const));
  body = body.replace(/<path([^>]*?) d="([^"]{32,})"\/>/g, (whole, rest: string, d: string) => {
    const id = shared.get(d);
    return id ? `<use${rest} href="#${id}"/>` : whole;
  });
  let paints = defs;
  const have = new Set<string>();
  for (let more = true; more; ) {
    more = false;
    for (const [, id = ''] of (body + paints).matchAll(/url\(#([\w-]+)\)/g)) {
      const make = DEFS[id];
      if (!make || have.has(id)) continue;
      have.add(id);
      paints += make();
      more = true;
    }
  }
  const outlines = [...shared].map(([d, id]) => `<path id="${id}" d="${d}"/>`).join('');
  const block = paints || outlines ? `<defs>${paints}${outlines}</defs>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="0 0 600 600"><title>${escapeText(title)}</title>${block}${body}</svg>`;
}
