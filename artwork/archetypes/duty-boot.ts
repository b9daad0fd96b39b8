import type { Archetype, Colorway, View } from '../archetype';
import { inLens, wanted } from '../callouts';
import { lensAt } from '../lens';
import { group } from '../markup';
import { ground } from '../paper';
import { pair } from '../pose';
import { type Boot, collarY } from './duty-boot-parts';
import { eyelets, paintOf, wholeBoot } from './duty-boot-upper-parts';
import { FOOT, hasHeel, spotsOn, tread, type Upper } from './footwear-parts';

export type DutyBootOptions = {
  readonly upper?: Upper;
  readonly toe?: Boot['toe'];
  readonly outsole?: 'bars' | 'chevron' | 'cleat' | 'lug' | 'panama' | 'pentagon' | 'ripple' | 'sport' | 'wedge';
  readonly height?: number;
  readonly zip?: 'none' | 'side';
  readonly ballistic?: boolean;
  readonly cut?: 'gi' | 'hiker' | 'service' | 'sport';
  readonly eva?: boolean;
  readonly welt?: boolean;
  readonly lacing?: Boot['lacing'];
  readonly welded?: boolean;
  readonly sealed?: boolean;
  readonly tag?: boolean;
  readonly bootie?: boolean;
  readonly quilted?: boolean;
  readonly padded?: boolean;
  readonly ankle?: boolean;
  readonly gusset?: boolean;
};

function read(options: DutyBootOptions): Boot {
  const upper = options.upper ?? 'leather-nylon';
  const canvas = upper === 'canvas';
  const textile = canvas ? 'twill' : upper.endsWith('mesh') ? 'mesh' : upper.endsWith('nylon') ? 'nylon' : '';
  return {
    height: Math.min(10, Math.max(5, options.height ?? 8)),
    zip: options.zip === 'side',
    suede: upper.includes('suede'),
    canvas,
    textile: textile === 'nylon' && options.ballistic ? 'ballistic' : textile,
    cut: options.cut ?? (canvas ? 'gi' : 'service'),
    toe: options.toe ?? 'plain',
    sole: options.outsole ?? 'bars',
    eva: options.eva ?? false,
    welt: options.welt ?? (canvas || textile === ''),
    lacing: options.lacing ?? 'eyelets',
    welded: options.welded ?? false,
    sealed: options.sealed ?? false,
    tag: options.tag ?? false,
    bootie: options.bootie ?? false,
    quilted: options.quilted ?? false,
    padded: options.padded ?? false,
    ankle: options.ankle ?? false,
    gusset: options.gusset ?? false,
  };
}

type Frame = { readonly cx: number; readonly cy: number; readonly scale: number };

/** The part of the boot that the facts speak of: vents, forefoot, zip and sole together, zip, or lacing. */
function frameOf(boot: Boot, labels: readonly string[]): Frame {
  const top = collarY(boot.height);
  const foot = wanted(labels, FOOT);
  const zip = boot.zip && wanted(labels, /\bzip/) > 0;
  if (boot.canvas) return { cx: 338, cy: 430, scale: 2.1 };
  if (foot > 2 || (foot > 0 && !zip)) return { cx: 206, cy: 420, scale: 1.55 };
  if (foot > 0) return { cx: 260, cy: 400, scale: 1.4 };
  if (boot.zip) return { cx: 394, cy: top + 92, scale: 2.1 };
  return { cx: 336, cy: top + 84, scale: 2 };
}

const TEXTILES = { ballistic: 'Nylon panel', mesh: 'Mesh panel', nylon: 'Nylon panel', twill: 'Canvas shaft' };
const UPPER_WORDS = /mesh|nylon|canvas|cordura|breathable/;

function close(color: Colorway, boot: Boot, labels: readonly string[]): string {
  const { cx, cy, scale } = frameOf(boot, labels);
  const p = paintOf(color, boot, false, scale);
  const { spot: lens, show } = lensAt(color, cx, cy, scale);
  const spot = spotsOn(p.g, lens);
  const near = eyelets(p);
  const isLow = cy > 380;
  const eyelet = near[isLow ? 1 : Math.floor(near.length / 2)] ?? [0, 0];
  const hooked = boot.lacing === 'hooks' || boot.lacing === 'speedlace';
  const textile = boot.textile ? TEXTILES[boot.textile] : '';
  return show(
    wholeBoot(p),
    labels,
    inLens([
      ...(boot.canvas ? [spot(322, 474, 'Drain vent', /vent|drain/)] : []),
      ...(boot.zip ? [spot(isLow ? 396 : 407, isLow ? 330 : 256, 'Side zip', /\bzip/)] : []),
      spot(
        96,
        464,
        { cap: 'Toe cap', composite: 'Composite toe', guard: 'Toe guard', moc: 'Moc toe', plain: 'Toe' }[boot.toe],
        /\btoe\b/,
      ),
      ...(boot.eva ? [spot(234, 517, 'Foam midsole', /midsole|\beva\b|\bfoam\b|cushion/)] : []),
      spot(
        boot.canvas ? 300 : 176,
        boot.eva ? 540 : 528,
        'Outsole',
        /\b(?:out)?sole\b|tread|\blugs?\b|\bslip (?:resist|test)/,
      ),
      ...(boot.welt && !boot.eva ? [spot(236, 511, 'Welt', /\bwelt/)] : []),
      spot(328, hasHeel(boot.sole) ? 506 : 514, 'Arch of the sole', /\bshank\b/),
      ...(boot.lacing === 'none'
        ? [spot(326, 150, 'Pull strap', /pull/)]
        : [
            lens(
              eyelet[0],
              eyelet[1],
              boot.lacing === 'rings' ? 'Lace rings' : hooked ? 'Speed lacing' : 'Lacing',
              /lac(?:e|ing)|eyelet|hardware/,
            ),
          ]),
      ...(boot.gusset && boot.lacing !== 'none' ? [spot(272, 250, 'Gusseted tongue', /gusset|tongue/)] : []),
      spot(404, 141, 'Lining at the collar', /lining|gore-tex|bootie|insulat/),
      ...(boot.ankle ? [spot(412, 286, 'Padded ankle', /ankle/)] : []),
      ...(boot.cut === 'gi' ? [] : [spot(430, 186, boot.padded ? 'Padded collar' : 'Collar', /collar/)]),
      ...(boot.cut === 'sport' && boot.textile ? [spot(326, 468, textile, UPPER_WORDS)] : []),
      ...(boot.textile && !(boot.cut === 'sport' && isLow) ? [spot(366, 226, textile, UPPER_WORDS)] : []),
      spot(236, 434, boot.suede ? 'Suede vamp' : 'Leather vamp', /leather|suede|polish|waterproof|water-resistant/),
      ...(isLow || boot.lacing === 'none' ? [] : [spot(292, 128, 'Tongue', /tongue/)]),
    ]),
  );
}

/** Lace-up duty boots, each cut over a last of its own. What the facts leave open is plain: eyelets, shallow bars under a heel, no zip. */
export const dutyBoot: Archetype<DutyBootOptions> = {
  title: 'duty boot',
  second: 'other side and tread',
  detail: 'forefoot and sole, side zip, or lacing',
  draw(view: View, color: Colorway, options: DutyBootOptions, labels: readonly string[]): string {
    const boot = read(options);
    const lift = Math.max(0, 39 * (8 - boot.height)) * 0.45;
    if (view === 'detail') return close(color, boot, labels);
    if (view === 'second') {
      const scale = 0.78;
      const p = paintOf(color, boot, true, 1.2 * scale);
      return (
        ground(214, 130 + 542 * scale - lift * scale, 180) +
        group(wholeBoot(p), `translate(-26 ${(130 - lift * scale).toFixed(1)}) scale(${scale})`) +
        group(tread(p.k, boot.sole, p.rubber, p.rubberLight, 'treadClip'), 'translate(502 338) rotate(6) scale(.92)')
      );
    }
    return pair(wholeBoot(paintOf(color, boot, false)), 290, 546, [78, -22]);
  },
};
