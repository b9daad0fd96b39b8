import type { Archetype, Colorway, View } from '../archetype';
import { spot } from '../callouts';
import { lensAt } from '../lens';
import { ground } from '../paper';
import { both, symmetric } from '../path';
import { type Pen, pen } from '../pen';
import { openPouch, slider } from './load-parts';

export type ChestRigOptions = {
  readonly pouches?: number;
};

const PANEL = symmetric('M300 292H134Q118 292 116 306L110 452Q110 472 128 474Q214 486 300 486');
const UPPER = 'M196 250L204 92Q206 64 232 62L250 66Q262 70 260 86L242 250Z';

function waist(k: Pen): string {
  return (
    k.strap(both('M122 430C98 430 78 426 66 414Q58 402 72 396C88 392 104 394 120 398'), 18) +
    slider(k, 92, 428, 14, 26, 6) +
    slider(k, 508, 428, 14, 26, -6)
  );
}

function drawFront(k: Pen, pouches: number): string {
  const w = 348 / pouches;
  return (
    k.strap(both('M238 74L270 300'), 20, { tone: k.t.deep }) +
    k.part('M236 168H364V198H236Z', { tone: 'deep', texture: 'webbing', line: 2, rim: false, print: false }) +
    k.stitch('M242 173H358M242 193H358') +
    waist(k) +
    k.part(PANEL, { texture: 'nylon', shade: 'round' }) +
    k.zip(146, 303, 454, 303, { width: 6, at: 0.03 }) +
    k.stitch(both('M300 315H136M126 320L120 450Q120 464 130 466Q214 477 300 477')) +
    k.strap(both('M214 236L210 316'), 20) +
    slider(k, 213, 268, 28, 17) +
    slider(k, 387, 268, 28, 17) +
    k.part(both('M196 290h28v30h-28Z'), { tone: 'dark', texture: 'webbing', line: 1.5, rim: false }) +
    k.pair(UPPER, { texture: 'nylon', shade: 'left' }) +
    k.stitch(both('M203 244L210 94Q212 70 233 68L248 72Q255 75 254 87L237 244M207 140L250 140M204 200L243 200')) +
    k.strap(both('M223 116L219 178'), 12, { tone: k.t.dark }) +
    Array.from({ length: pouches }, (_, i) =>
      openPouch(k, 126 + i * w + 1.5, 338 + Math.abs(i - (pouches - 1) / 2) * -1.6, w - 3, 134),
    ).join('') +
    k.shadow(both('M116 440L112 472L126 474L124 440Z'), 0.1)
  );
}

function drawBack(k: Pen): string {
  return (
    k.pair(UPPER.replace('M196 250', 'M198 250'), { tone: 'dark', texture: 'nylon', shade: 'left' }) +
    k.part(PANEL, { tone: 'deep', texture: 'mesh', shade: 'round', print: false }) +
    k.part(symmetric('M300 318H152Q144 318 144 326V446Q144 456 154 457L300 464'), {
      tone: 'dark',
      texture: 'nylon',
      line: 1.8,
      rim: false,
    }) +
    k.zip(158, 332, 442, 332, { width: 6, at: 0.05 }) +
    k.stitch(both('M152 344V446Q152 450 156 450L300 457')) +
    k.strap('M116 426C220 442 380 442 484 426', 22) +
    k.buckle(300, 438, 34, 58, 90) +
    slider(k, 214, 436, 14, 30, 2) +
    k.strap(both('M236 132L196 428'), 24) +
    slider(k, 208, 340, 32, 18, 8) +
    slider(k, 392, 340, 32, 18, -8) +
    k.pair('M204 92Q206 64 232 62L250 66Q262 70 260 86L250 204H206Q202 140 204 92Z', {
      texture: 'nylon',
      shade: 'left',
    }) +
    k.part(symmetric('M300 152H226V202H300'), { texture: 'nylon', shade: 'down', rim: false }) +
    k.stitch(both('M300 159H232V195H300M210 98Q212 70 233 68L248 72Q255 75 254 87L250 148')) +
    k.loop(262, 164, 76, 26) +
    k.part(both('M186 412h24v34h-24Z'), { tone: 'dark', texture: 'webbing', line: 1.4, rim: false })
  );
}

/** A chest rig of open-top magazine pouches on an H harness. Options: pouches 4-8 (6). */
export const chestRig: Archetype<ChestRigOptions> = {
  title: 'chest rig',
  second: 'back',
  detail: 'open-top pouches and harness strap',
  draw(view: View, color: Colorway, options: ChestRigOptions, labels: readonly string[]): string {
    const n = Math.max(4, Math.min(8, options.pouches ?? 6));
    if (view === 'detail') {
      const { k, show } = lensAt(color, 224, 350, 2.2);
      return show(drawFront(k, n), labels, [
        spot(400, 430, 'Magazine pouch', /magazine|pouch|\bmags?\b/),
        spot(384, 199, 'Zip pocket', /\bzip|pocket/),
        spot(276, 62, 'Harness strap', /harness|shoulder|h-harness/),
        spot(246, 300, 'Bungee retention', /bungee|retention/),
      ]);
    }
    const k = pen(color);
    return ground(300, 506, 190) + (view === 'front' ? drawFront(k, n) : drawBack(k));
  },
};
