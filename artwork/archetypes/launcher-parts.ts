import { lightness } from '../color';
import { group, path } from '../markup';
import { box, disc, num } from '../path';
import type { Pen } from '../pen';
import { INK } from './gear-parts';

/** A bow of even width, such as a trigger guard: an outlined stroke. */
export function bow(k: Pen, d: string, width: number, tone: string): string {
  const line = (stroke: string, w: number, more: Record<string, string | number> = {}): string =>
    path(d, { fill: 'none', stroke, 'stroke-width': w, 'stroke-linejoin': 'round', ...more });
  return (
    (k.t.isDark ? line('#fff', width + 7.4, { 'stroke-opacity': 0.2 }) : '') +
    line(k.t.line, width + 4.8) +
    line(tone, width) +
    line('#fff', width * 0.22, { 'stroke-opacity': 0.16 })
  );
}

/** The bright mark of the muzzle; yellow where the goods themselves are orange. */
export function muzzleTone(k: Pen): string {
  const hex = k.t.base.toLowerCase();
  const [r, g, b] = [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)) as [number, number, number];
  const orange = r > 200 && g > 60 && g < 160 && b < 90;
  return orange ? '#f7d02c' : '#ff6a13';
}

/** A gas cartridge standing on its rounded foot; grams 8 or 12 set its size. */
export function gasCartridge(k: Pen, cx: number, foot: number, grams: number, scale = 1): string {
  const [w, h] = grams >= 12 ? [38, 168] : [34, 132];
  const r = w / 2;
  const d = `M${-r} ${-r * 0.9}V${num(-h + w * 0.9)}C${-r} ${num(-h + w * 0.45)} ${num(-r * 0.42)} ${num(-h + w * 0.5)} ${num(-r * 0.42)} ${num(-h + w * 0.2)}V${-h}H${num(r * 0.42)}V${num(-h + w * 0.2)}C${num(r * 0.42)} ${num(-h + w * 0.5)} ${r} ${num(-h + w * 0.45)} ${r} ${num(-h + w * 0.9)}V${-r * 0.9}C${r} ${num(r * 0.3)} ${-r} ${num(r * 0.3)} ${-r} ${-r * 0.9}Z`;
  return group(
    k.part(d, { material: 'steelAcross', line: 2, ink: INK, rim: true }) +
      path(box(-r, -h * 0.56, w, h * 0.26), { fill: '#4d5a3c', 'fill-opacity': 0.9 }) +
      k.text(0, -h * 0.395, 15, `${grams} G`, { fill: '#fff' }) +
      path(`M${num(-r * 0.42)} ${-h + 6}h${num(r * 0.84)}`, { stroke: INK, 'stroke-width': 1.2 }),
    `translate(${cx} ${foot}) scale(${scale})`,
  );
}

/** A round projectile with its moulding seam. */
export function launcherBall(k: Pen, cx: number, cy: number, r: number, tone: string): string {
  return (
    k.part(disc(cx, cy, r), { tone, shade: 'ball', line: 1.8, ink: INK, print: false, rim: true }) +
    path(`M${num(cx - r)} ${num(cy)}Q${num(cx)} ${num(cy + r * 0.42)} ${num(cx + r)} ${num(cy)}`, {
      fill: 'none',
      stroke: '#000',
      'stroke-opacity': 0.4,
      'stroke-width': 1.3,
    })
  );
}

/** A straight magazine with a window that shows its rounds; x and y are the upper left corner. */
export function magazine(k: Pen, x: number, y: number, w: number, h: number, rounds: number, tone: string): string {
  const r = Math.min(w * 0.3, (h * 0.78) / rounds / 2.1);
  const pitch = (h * 0.78) / rounds;
  const balls = Array.from({ length: rounds }, (_, i) =>
    launcherBall(k, x + w * 0.44, y + h * 0.07 + pitch * (i + 0.5), r, tone),
  ).join('');
  const body = `M${num(x)} ${num(y + 10)}L${num(x + w * 0.14)} ${num(y)}H${num(x + w * 0.84)}L${num(x + w)} ${num(y + 8)}V${num(y + h * 0.9)}H${num(x)}Z`;
  return (
    k.part(body, { material: 'polymer', line: 2, ink: INK, rim: true }) +
    k.part(box(x + w * 0.1, y + h * 0.05, w * 0.68, h * 0.82, w * 0.2), {
      tone: '#0f1316',
      line: 1.4,
      ink: INK,
      print: false,
      rim: false,
    }) +
    balls +
    k.part(box(x - 5, y + h * 0.89, w + 10, h * 0.1, 4), { tone: 'base', line: 2, shade: 'down' }) +
    path(`M${num(x + w * 0.89)} ${num(y + 16)}V${num(y + h * 0.84)}`, {
      stroke: '#fff',
      'stroke-opacity': 0.25,
      'stroke-width': 2,
    })
  );
}

/** Color for marks that are engraved on the goods. */
export function engraving(k: Pen): string {
  return lightness(k.t.base) > 0.45 ? '#14191c' : '#e9ebea';
}
