import type { Colorway } from './archetype';
import { type Tones, tones } from './color';
import { attrs, CONDENSED, escapeText, group, path } from './markup';
import { box, mirrorPath, num } from './path';
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

/** Fills that do not follow the color of the goods. */
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
  /** A tone of the goods, or any color; 'base' when left out. */
  readonly tone?: 'base' | 'dark' | 'deep' | 'light' | (string & {});
  /** A material in place of a tone. */
  readonly material?: Material;
  readonly shade?: Shade | readonly Shade[];
  readonly texture?: Texture | readonly Texture[];
  /** The shade has the sheen of polished leather; true for the texture of leather. */
  readonly isGlossy?: boolean;
  /** Weight of the outline: 2.4 when left out, 0 for none. */
  readonly line?: number;
  /** Color of the outline. */
  readonly ink?: string;
  /** Lays the print of the colorway over the fill; true for the base and dark tones. */
  readonly print?: boolean;
  /** The edge of a part of dark goods: lit at the top left, with a shadow at the bottom right; true when line is 2 or more. */
  readonly rim?: boolean;
  /** A softer one: for the parts inside dark goods that tell them from their like at the size of a card. */
  readonly edge?: boolean;
};

/** Draws in the tones of one colorway; magnified views pass a scale, and the lines stay equally fine. */
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
  /** 'coil' in the goods' color, or metal teeth. */
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

/** Shades that have a sheen of their own on leather. */
const SHEENS: ReadonlySet<Shade> = new Set<Shade>(['round', 'tube', 'slant', 'down']);

/** Makes the pen of one colorway; pass the scale of a magnified view so that its lines do not grow with it. */
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
      const textures = [style.texture ?? []].flat();
      const isGlossy = style.isGlossy ?? textures.includes('leather');
      const shades = [style.shade ?? []].flat().map((name) => (isGlossy && SHEENS.has(name) ? `${name}Sheen` : name));
      overlays.push(...textures, ...shades);
      const isEdged = (style.edge || (style.rim ?? line >= 2)) && (t.isDark || print === 'basketweave');
      return (
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
        (isEdged
          ? stroke(d, line + 2, {
              stroke: 'url(#edge)',
              'stroke-opacity': style.edge ? 0.6 : undefined,
              'stroke-linejoin': undefined,
              'stroke-linecap': undefined,
              transform: `translate(${num(2 * k)} ${num(2 * k)})`,
            })
          : '') +
        (line > 0 ? stroke(d, line, style.ink ? { stroke: style.ink } : {}) : '')
      );
    },
    pair: (d, style) => self.part(d, style) + self.part(mirrorPath(d), style),
    outline: (d, weight = 2.4) => stroke(d, weight),
    seam: (d, weight = 1.6) => stroke(d, weight),
    fold: (d) =>
      stroke(d, 1.3, { 'stroke-opacity': 0.6 }) +
      (t.isDark
        ? stroke(d, 3, {
            stroke: '#fff',
            'stroke-opacity': 0.13,
            transform: `translate(${num(2.2 * k)} ${num(2.2 * k)})`,
          })
        : ''),
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
        flat(t.line, width + 4 * k) +
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
