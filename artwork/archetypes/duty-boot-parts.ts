import { shade } from '../color';
import { path } from '../markup';
import type { Pen } from '../pen';
import { type Plot, plot, type Tread } from './footwear-parts';

/** The pattern a boot is cut by; each is built over a last of its own. */
export type Cut = 'gi' | 'hiker' | 'service' | 'sport';

/** A duty boot with all that its facts leave open decided. */
export type Boot = {
  readonly height: number;
  readonly zip: boolean;
  readonly suede: boolean;
  readonly canvas: boolean;
  /** The weave that is let into the shaft; '' for leather all over. */
  readonly textile: '' | 'ballistic' | 'mesh' | 'nylon' | 'twill';
  readonly cut: Cut;
  readonly toe: 'cap' | 'composite' | 'guard' | 'moc' | 'plain';
  readonly sole: Tread;
  readonly eva: boolean;
  readonly welt: boolean;
  /** 'none' for a boot that is pulled on. */
  readonly lacing: 'eyelets' | 'hooks' | 'none' | 'rings' | 'speedlace';
  /** Overlays of film in place of sewn leather. */
  readonly welded: boolean;
  /** Keeps water out: the foot is one piece without stitches, with a taped edge. */
  readonly sealed: boolean;
  /** A woven tag that names the membrane. */
  readonly tag: boolean;
  /** A sock of membrane that stands out at the mouth of the shaft. */
  readonly bootie: boolean;
  /** A quilted collar over a warm lining. */
  readonly quilted: boolean;
  readonly padded: boolean;
  /** Ribs of padding around the ankle. */
  readonly ankle: boolean;
  readonly gusset: boolean;
};

/** The tools for drawing one picture of a boot. */
export type Paint = {
  readonly k: Pen;
  readonly boot: Boot;
  readonly g: Plot;
  /** True for the boot turned round. */
  readonly turned: boolean;
  /** Color of the leather where it is not that of the goods. */
  readonly leather: string;
  readonly rubber: string;
  readonly rubberLight: string;
  readonly foam: string;
  readonly lace: string;
};

const ANKLE = 330;
const TOP = 142;

/** Where the collar lies for a boot of so many inches. */
export const collarY = (height: number): number => TOP + (8 - height) * 39;

/** How a last differs from the pattern: widths of the shaft, how far it leans, the toe's length, height and lift, the collar's fall and scoop. */
type Last = {
  readonly waist: number;
  readonly mouth: number;
  readonly lean: number;
  readonly length: number;
  readonly toe: number;
  readonly spring: number;
  readonly fall: number;
  readonly scoop: number;
};

const LASTS: Readonly<Record<Cut, Last>> = {
  gi: { waist: 0.9, mouth: 0.84, lean: 4, length: 0.93, toe: 1.26, spring: 0, fall: -4, scoop: -10 },
  service: { waist: 0.86, mouth: 0.93, lean: 0, length: 1, toe: 1.06, spring: 2, fall: 8, scoop: 0 },
  hiker: { waist: 0.94, mouth: 1.08, lean: -8, length: 0.97, toe: 1.2, spring: 8, fall: -22, scoop: 16 },
  sport: { waist: 0.76, mouth: 0.9, lean: -26, length: 1.06, toe: 0.9, spring: 16, fall: 34, scoop: -4 },
};

const SAFE_TOE = 1.34;
const AXIS = 392;

/** From 0 to 1 between two numbers, without a kink at either. */
function ease(from: number, to: number, at: number): number {
  const t = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** Bends the pattern over its last, stretches the shaft above the ankle to the height, and turns the boot round where asked. */
export function last({ cut, height, toe }: Boot, turned: boolean): Plot {
  const form = LASTS[cut];
  const toeHeight = toe === 'composite' ? SAFE_TOE : form.toe;
  const rise = (ANKLE - collarY(height)) / (ANKLE - TOP);
  return plot((x, y) => {
    const up = ease(ANKLE, 150, y);
    const shaft = form.waist + (form.mouth - form.waist) * up;
    const width = shaft + (1 - shaft) * ease(340, 450, y);
    const collar = ease(220, 150, y);
    const back = ease(390, 500, x);
    const forefoot = ease(280, 150, x);
    const bent = {
      x: AXIS + (x - AXIS) * width + form.lean * up,
      y: y + collar * (form.fall * back + form.scoop * Math.sin(Math.PI * Math.min(1, Math.max(0, (x - 300) / 200)))),
    };
    const foot = y > 390 ? ease(390, 420, y) : 0;
    const tall = 1 + (toeHeight - 1) * forefoot * foot;
    bent.y = bent.y > 505 ? bent.y : 505 - (505 - bent.y) * tall;
    bent.y -= form.spring * Math.max(0, (220 - x) / 160) ** 2 * foot;
    if (x < 230) bent.x -= (230 - x) * (form.length - 1) * foot;
    const high = bent.y < ANKLE ? ANKLE - (ANKLE - bent.y) * rise : bent.y;
    return [turned ? 600 - bent.x : bent.x, high];
  });
}

/** A leather or suede part. */
export function hide(p: Paint, d: string, tone: 'base' | 'light' | 'dark' = 'base', line = 1.8): string {
  const at = p.g(d);
  const lift = p.boot.suede ? 0.16 : 0.09;
  const fill = p.leather !== '' ? p.leather : tone === 'base' && p.k.t.isDark ? shade(p.k.t.base, lift) : tone;
  return (
    p.k.part(at, { tone: fill, shade: 'slant', isGlossy: !p.boot.suede, line: 0, rim: false, print: false }) +
    (p.boot.suede ? path(at, { fill: 'url(#nap)' }) : '') +
    p.k.light(at, 0.3, line + 2.4) +
    p.k.outline(at, line)
  );
}

/** A paint of open mesh that reads at the size of a card; goes into the drawing before its first use. */
export const AIR_MESH =
  '<pattern id="air" width="16" height="14" patternUnits="userSpaceOnUse"><path d="M0 0h16v14H0z" fill="#000" fill-opacity=".2"/><path d="M1 3.500l3-2.500h3l3 2.500-3 2.500h-3zM9 10.500l3-2.500h3l3 2.500-3 2.500h-3zM-7 10.500l3-2.500h3l3 2.500-3 2.500h-3z" fill="#000" fill-opacity=".5" stroke="#fff" stroke-opacity=".2"/></pattern>';

/** Lays the weave of the boot over a part. */
export function weave(p: Paint, d: string, style: Parameters<Pen['part']>[1]): string {
  const { textile } = p.boot;
  if (textile === 'mesh') return p.k.part(d, style) + path(d, { fill: 'url(#air)' });
  return p.k.part(d, { ...style, texture: textile || [] });
}

/** A part of cloth, or of hide on a boot without cloth. */
export function cloth(p: Paint, d: string): string {
  if (!p.boot.textile) return hide(p, d);
  return weave(p, p.g(d), { tone: 'dark', shade: 'slant', line: 1.8, rim: false });
}
