import { lightness } from '../color';
import { path } from '../markup';
import { num } from '../path';
import type { PartStyle, Pen } from '../pen';
import { INK } from './gear-parts';

/** Words of facts about how much a can holds. */
export const CONTENTS = /^(?!.*weight).*(?:volume|\boz\b|canister)/;

/** An upright can: straight wall, domed shoulder and a rolled foot; cx is its axis. */
export function canister(k: Pen, cx: number, top: number, w: number, h: number, style: PartStyle = {}): string {
  const r = w / 2;
  const sag = w * 0.07;
  const wall = `M${num(cx - r)} ${num(top + w * 0.26)}C${num(cx - r)} ${num(top + w * 0.1)} ${num(cx - r * 0.8)} ${num(top)} ${num(cx - r * 0.62)} ${num(top)}H${num(cx + r * 0.62)}C${num(cx + r * 0.8)} ${num(top)} ${num(cx + r)} ${num(top + w * 0.1)} ${num(cx + r)} ${num(top + w * 0.26)}V${num(top + h - 8)}Q${num(cx)} ${num(top + h + sag * 2 - 8)} ${num(cx - r)} ${num(top + h - 8)}Z`;
  const foot = `M${num(cx - r)} ${num(top + h - 14)}Q${num(cx)} ${num(top + h + sag * 2 - 14)} ${num(cx + r)} ${num(top + h - 14)}V${num(top + h - 5)}Q${num(cx)} ${num(top + h + sag * 2 - 5)} ${num(cx - r)} ${num(top + h - 5)}Z`;
  return (
    k.part(wall, { shade: 'tube', ...style }) +
    k.seam(
      `M${num(cx - r)} ${num(top + w * 0.28)}Q${num(cx)} ${num(top + w * 0.28 + sag * 1.6)} ${num(cx + r)} ${num(top + w * 0.28)}`,
      1.2,
    ) +
    k.part(foot, { material: 'steelAcross', line: 1.4, ink: INK }) +
    k.light(`M${num(cx - r * 0.62)} ${num(top + w * 0.3)}V${num(top + h - 18)}`, 0.26, w * 0.035)
  );
}

/** A band around a can: its edges follow the curve of the wall. */
export function labelBand(cx: number, y: number, w: number, h: number): string {
  const r = w / 2;
  const sag = w * 0.14;
  return `M${num(cx - r)} ${num(y)}Q${num(cx)} ${num(y + sag)} ${num(cx + r)} ${num(y)}V${num(y + h)}Q${num(cx)} ${num(y + h + sag)} ${num(cx - r)} ${num(y + h)}Z`;
}

/** What stands on a label's band: the agent. */
export const TITLES = { cs: 'OC + CS', gel: 'OC GEL', spray: 'OC' } as const;

/** What a printed label says. */
export type Label = {
  readonly title: string;
  readonly words: string;
  readonly volume: string;
  readonly accent: string;
  /** An outline in place of the warning sign. */
  readonly sign?: string;
};

/** Type size at which a word fits a width in any of the narrow faces. */
function fit(words: string, size: number, width: number): number {
  return Math.round(Math.min(size, width / (Math.max(words.length, 1) * 0.62)) * 10) / 10;
}

/** The printed label of a can: a colored band with the kind of agent, two lines of small print, a warning sign and the contents. */
export function canLabel(k: Pen, cx: number, y: number, w: number, h: number, label: Label): string {
  const light = lightness(label.accent) > 0.6;
  const paper = '#ecebe3';
  const top = h * 0.34;
  const sag = w * 0.07;
  const ink = '#20272c';
  const rule = (yy: number, share: number): string => `M${num(cx - w * 0.5 * share)} ${num(yy)}h${num(w * share)}`;
  const tri = `M${num(cx)} ${num(y + h * 0.44 + sag)}l${num(w * 0.13)} ${num(w * 0.22)}h${num(-w * 0.26)}Z`;
  const triTop = y + h * 0.44 + sag;
  return (
    k.part(labelBand(cx, y, w, h), { tone: paper, line: 1.2, print: false, rim: false }) +
    k.part(labelBand(cx, y, w, top), { tone: label.accent, line: 1, print: false, rim: false }) +
    k.text(cx, y + top * 0.56 + sag, fit(label.title, w * 0.26, w * 0.84), label.title, {
      fill: light ? '#14191c' : '#fff',
    }) +
    k.text(cx, y + top * 0.9 + sag, fit(label.words, w * 0.13, w * 0.8), label.words, {
      fill: light ? '#14191c' : '#fff',
      weight: 500,
    }) +
    (label.sign ? path(label.sign, { fill: ink }) : '') +
    (label.sign
      ? ''
      : path(tri, { fill: '#f2c230', stroke: ink, 'stroke-width': w * 0.018, 'stroke-linejoin': 'round' }) +
        path(`M${num(cx)} ${num(triTop + w * 0.08)}v${num(w * 0.065)}m0 ${num(w * 0.03)}v${num(w * 0.012)}`, {
          stroke: ink,
          'stroke-width': w * 0.026,
        })) +
    path([0.73, 0.78].map((f) => rule(y + h * f + sag, 0.56)).join(''), {
      stroke: ink,
      'stroke-opacity': 0.55,
      'stroke-width': w * 0.02,
      'stroke-dasharray': `${num(w * 0.11)} ${num(w * 0.03)}`,
    }) +
    (label.volume
      ? k.text(cx, y + h * 0.95 + sag, w * 0.15, label.volume, { fill: ink, weight: 600 })
      : path(rule(y + h * 0.9 + sag, 0.36), { stroke: ink, 'stroke-width': w * 0.03 })) +
    path(labelBand(cx, y, w, h), { fill: 'url(#tube)' })
  );
}

/** A fan or stream of agent from a nozzle, to the left. */
export function stream(x: number, y: number, reach: number): string {
  const line = (dy: number, dash: string): string =>
    path(`M${num(x)} ${num(y)}Q${num(x - reach * 0.6)} ${num(y + dy * 0.3)} ${num(x - reach)} ${num(y + dy)}`, {
      fill: 'none',
      stroke: '#c8742b',
      'stroke-width': 2.6,
      'stroke-linecap': 'round',
      'stroke-dasharray': dash,
    });
  return line(-9, '10 9') + line(0, '16 8') + line(9, '8 10');
}

/** Volume in ounces as it is printed. */
export function ounces(volume: number): string {
  return volume > 0 ? `${String(volume)} OZ` : '';
}

/** The accent of a label that stands out from the can. */
export function accentFor(k: Pen, wanted: string): string {
  if (wanted) return wanted;
  return k.t.isDark ? '#b3261e' : lightness(k.t.base) > 0.45 ? '#20272c' : '#8f1d18';
}
