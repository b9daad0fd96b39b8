import type { Colorway } from '../archetype';
import { mix } from '../color';
import { path } from '../markup';
import { box, num } from '../path';
import type { PartStyle, Pen } from '../pen';

/** Reports if a colorway is bare or plated metal, by the plain word in its name or its bright grey. */
export function isMetal(color: Colorway): boolean {
  return (
    /chrome|nickel|stainless|steel|silver/i.test(color.name) || /^#(d3d8dc|b9bec3|c3c7cb|c0c4c8)$/i.test(color.hex)
  );
}

/** The paint of a metal part: bright metal, or the goods' color with a metal's light on it. */
export function loadMetal(color: Colorway, style: PartStyle = {}): PartStyle {
  return isMetal(color) ? { ink: '#30383e', ...style, material: 'steel' } : { shade: 'slant', ...style };
}

/** A three-bar slider on a strap, centred on a point. */
export function slider(k: Pen, x: number, y: number, w: number, h: number, turn = 0): string {
  const d = box(x - w / 2, y - h / 2, w, h, Math.min(w, h) * 0.2);
  const slots =
    box(x - w * 0.36, y - h * 0.3, w * 0.72, h * 0.18, 1) + box(x - w * 0.36, y + h * 0.12, w * 0.72, h * 0.18, 1);
  const inner =
    k.part(d, { material: 'polymer', line: 1.3, ink: '#0b0f12', rim: false }) +
    path(slots, { fill: k.t.dark, stroke: '#0b0f12', 'stroke-width': 0.6 });
  return turn ? `<g transform="rotate(${turn} ${num(x)} ${num(y)})">${inner}</g>` : inner;
}

/** A pouch with a flap and a pull tab, as magazines are carried in. */
export function flapPouch(k: Pen, x: number, y: number, w: number, h: number, share = 0.42): string {
  const f = h * share;
  const tab = Math.max(8, w * 0.34);
  const flap = `M${num(x - 1)} ${num(y)}H${num(x + w + 1)}V${num(y + f - 6)}L${num(x + w - 5)} ${num(y + f)}H${num(x + 5)}L${num(x - 1)} ${num(y + f - 6)}Z`;
  const hem = `M${num(x + 3)} ${num(y + 4)}V${num(y + f - 8)}L${num(x + 7)} ${num(y + f - 4)}H${num(x + w - 7)}L${num(x + w - 3)} ${num(y + f - 8)}V${num(y + 4)}`;
  return (
    k.shadow(box(x + 2, y + 4, w + 2, h, 4), 0.24) +
    k.part(box(x, y + 3, w, h - 3, 4), { texture: 'nylon', shade: 'left', line: 1.8, rim: false }) +
    k.stitch(`M${num(x + 4)} ${num(y + f)}V${num(y + h - 5)}H${num(x + w - 4)}V${num(y + f)}`) +
    k.shadow(box(x + 1, y + 6, w - 1, f, 3), 0.3) +
    k.part(flap, { tone: 'light', texture: 'nylon', shade: 'down', line: 1.8, rim: false }) +
    k.stitch(hem) +
    k.part(box(x + w / 2 - tab / 2, y + f - 7, tab, 15, 2), { tone: 'dark', texture: 'webbing', line: 1.2, rim: false })
  );
}

/** An open-top magazine pouch: dark mouth, front panel and a shock cord with a pull tab over the mouth. */
export function openPouch(k: Pen, x: number, y: number, w: number, h: number, cord = true): string {
  const cx = x + w / 2;
  const front = `M${num(x)} ${num(y + 10)}Q${num(cx)} ${num(y + 22)} ${num(x + w)} ${num(y + 10)}V${num(y + h - 4)}q0 4-4 4H${num(x + 4)}q-4 0-4-4Z`;
  const hang = `M${num(x + w * 0.2)} ${num(y + h * 0.34)}L${num(cx - 4)} ${num(y - 5)}M${num(x + w * 0.8)} ${num(y + h * 0.34)}L${num(cx + 4)} ${num(y - 5)}`;
  const line = (stroke: string, width: number): string => path(hang, { fill: 'none', stroke, 'stroke-width': width });
  return (
    k.part(box(x + 2, y, w - 4, 20), { tone: 'deep', line: 1.6, rim: false, print: false }) +
    k.part(front, { texture: 'nylon', shade: 'round', line: 1.8, rim: false }) +
    k.stitch(
      `M${num(x + 3)} ${num(y + 15)}Q${num(cx)} ${num(y + 26)} ${num(x + w - 3)} ${num(y + 15)}M${num(x + 5)} ${num(y + h - 5)}H${num(x + w - 5)}`,
    ) +
    (cord
      ? line(k.t.line, 4) +
        line(mix(k.t.base, '#12171b', 0.55), 2.4) +
        k.rivet(x + w * 0.2, y + h * 0.34, 2.4, 'gunmetal') +
        k.rivet(x + w * 0.8, y + h * 0.34, 2.4, 'gunmetal') +
        k.part(box(cx - 7, y - 16, 14, 18, 3), { tone: 'dark', texture: 'webbing', line: 1.3, rim: false })
      : '')
  );
}

/** Rows of slits that are cut into the cloth in place of sewn webbing. */
export function laserRows(k: Pen, x: number, y: number, w: number, rows: number, pitch: number, step: number): string {
  const count = Math.max(1, Math.round(w / pitch));
  let slits = '';
  for (let i = 0; i < rows; i += 1)
    for (let c = 0; c < count; c += 1) slits += box(x + (w * c) / count + 3, y + i * step, w / count - 6, 4.4, 2.2);
  return path(slits, { fill: k.t.deep }) + k.outline(slits, 1.1);
}

/** A carry handle of webbing between two points of one height, bowed upwards. */
export function handle(k: Pen, x: number, y: number, w: number, rise: number, thick: number): string {
  const d = `M${num(x)} ${num(y)}C${num(x + w * 0.08)} ${num(y - rise)} ${num(x + w * 0.92)} ${num(y - rise)} ${num(x + w)} ${num(y)}`;
  return k.strap(d, thick, { tone: k.t.dark });
}
