import type { Archetype, Colorway, View } from '../archetype';
import { spot } from '../callouts';
import { lensAt } from '../lens';
import { group, path } from '../markup';
import { ground } from '../paper';
import { both, box, symmetric } from '../path';
import { type Pen, pen } from '../pen';

export type SoftArmorOptions = {
  readonly level?: string;
};

const FRONT = symmetric(
  'M300 196C266 194 250 160 242 122L190 128C192 190 182 232 148 262C142 268 140 274 140 282V450C140 478 156 492 184 498C222 506 262 510 300 510',
);
const BALLISTIC = symmetric(
  'M300 196C266 194 250 160 242 122L196 128C198 190 188 232 156 262Q148 270 148 280V450Q148 474 176 482Q240 494 300 494',
);

/** Elastic side straps with a hook tab at their end; they come from behind the wearer and close on the front. */
function sides(k: Pen): string {
  return [308, 400]
    .map((y) => {
      const band = `M146 ${y - 2}C126 ${y - 6} 110 ${y - 6} 98 ${y}Q92 ${y + 20} 98 ${y + 42}C112 ${y + 46} 128 ${y + 46} 146 ${y + 44}Z`;
      const end = `M98 ${y}C126 ${y - 8} 170 ${y - 4} 206 ${y + 2}Q214 ${y + 22} 206 ${y + 42}C168 ${y + 48} 126 ${y + 50} 98 ${y + 42}Q92 ${y + 20} 98 ${y}Z`;
      const tab = `M172 ${y - 3}L206 ${y + 2}Q214 ${y + 22} 206 ${y + 42}L172 ${y + 46}Z`;
      return (
        k.part(both(band), { tone: 'dark', line: 1.6 }) +
        k.pair(end, { texture: 'ribAcross', shade: 'left' }) +
        k.pair(tab, { tone: 'dark', texture: 'nylon', line: 1.6, rim: false }) +
        k.stitch(both(`M178 ${y + 2}V${y + 42}M200 ${y + 6}V${y + 38}`))
      );
    })
    .join('');
}

function shoulders(k: Pen): string {
  const strap = 'M184 92Q184 70 206 66L232 66Q248 68 248 86L244 198Q243 206 236 206H196Q188 206 188 198Z';
  const tab = 'M187 156H246L244 198Q243 206 236 206H196Q188 206 188 198Z';
  return (
    k.pair(strap, { texture: 'rib', shade: 'left' }) +
    k.pair(tab, { tone: 'dark', texture: 'nylon', line: 1.6, rim: false }) +
    k.stitch(both('M192 162H240M194 199H238'))
  );
}

function label(k: Pen, x: number, y: number, w: number, level: string): string {
  const h = w * 0.62;
  const lines = [0.5, 0.62, 0.74, 0.86]
    .map((f, i) => `M${x + w * 0.1} ${y + h * f}h${w * (i % 2 ? 0.62 : 0.78)}`)
    .join('');
  return (
    k.part(box(x, y, w, h, 2), { tone: '#eceae2', line: 1, ink: '#20272c', print: false, rim: false }) +
    k.text(x + w / 2, y + h * 0.34, w * 0.19, level, { fill: '#20272c' }) +
    path(lines, { stroke: '#20272c', 'stroke-width': h * 0.045, 'stroke-opacity': 0.7 })
  );
}

function drawFront(k: Pen): string {
  const back = symmetric('M300 128C276 128 256 116 246 98L192 96L160 250V300H300');
  return (
    k.part(back, { tone: 'deep', texture: 'knit', print: false }) +
    k.seam('M248 112C276 144 324 144 352 112', 1.4) +
    k.part(box(282, 142, 36, 20, 1), { tone: '#e6e3d8', line: 0.9, rim: false, print: false }) +
    k.part(FRONT, { texture: 'twill', shade: 'round' }) +
    k.stitch(
      both(
        'M300 204C260 202 243 166 236 130M198 136C199 192 190 238 154 268Q148 274 148 284V448C148 474 162 485 186 490C224 498 262 502 300 502',
      ),
    ) +
    k.fold(both('M214 250C238 270 252 300 254 330M186 460C212 448 230 440 246 420')) +
    k.seam('M176 470C220 482 380 482 424 470', 1.4) +
    k.stitch('M178 476C222 488 378 488 422 476') +
    sides(k) +
    shoulders(k)
  );
}

/** The ballistic panel half pulled out of the opened hem of its carrier. */
function drawOpen(k: Pen, level: string): string {
  const panel =
    k.part(BALLISTIC, { tone: '#39424a', texture: 'nylon', shade: 'slant', print: false, ink: '#10171b' }) +
    path('M162 290V448Q162 462 182 468Q240 480 300 480Q360 480 418 468Q438 462 438 448V290', {
      fill: 'none',
      stroke: '#aab4bb',
      'stroke-opacity': 0.5,
      'stroke-width': 1.4,
    }) +
    label(k, 236, 376, 128, level);
  const carrier = symmetric(
    'M300 150C266 148 250 116 242 80L190 86C192 146 182 190 148 220C142 226 140 232 140 240V392Q220 412 300 412',
  );
  const mouth = symmetric('M300 412Q220 412 140 392Q220 378 300 380');
  return (
    k.part(mouth, { tone: k.t.deep, line: 2, print: false }) +
    group(panel, 'translate(0 56)') +
    k.part(carrier, { texture: 'twill', shade: 'round' }) +
    k.shadow('M140 392Q300 428 460 392V402Q300 440 140 402Z', 0.3) +
    k.stitch(
      both('M300 158C260 156 243 122 236 88M198 94C199 150 190 196 154 226Q148 232 148 242V386Q222 404 300 404'),
    ) +
    k.loop(170, 250, 44, 116) +
    k.loop(386, 250, 44, 116) +
    k.pair('M188 34H246L248 118Q247 126 240 126H196Q188 126 188 118Z', { texture: 'rib', shade: 'left' }) +
    k.stitch(both('M192 86H242M194 119H240M192 42H242'))
  );
}

/** A concealable vest: cloth carrier, elastic straps, ballistic panel. Options: level, any short text for the panel's label ('II', 'IIIA'). */
export const softArmor: Archetype<SoftArmorOptions> = {
  title: 'concealable armor vest',
  second: 'carrier opened at the hem with the ballistic panel drawn out',
  detail: 'elastic shoulder and side straps',
  draw(view: View, color: Colorway, options: SoftArmorOptions, labels: readonly string[]): string {
    if (view === 'detail') {
      const { k, show } = lensAt(color, 214, 268, 2.1);
      return show(drawFront(k), labels, [
        spot(420, 360, 'Panel carrier', /\bnij\b|level|panel|threat|ballistic/),
        spot(150, 430, 'Elastic side strap', /side|elastic|adjust/),
        spot(292, 122, 'Shoulder strap tab', /shoulder/),
      ]);
    }
    const k = pen(color);
    return view === 'front'
      ? ground(300, 524, 160) + drawFront(k)
      : ground(300, 566, 160) + drawOpen(k, (options.level ?? 'LEVEL IIIA').toUpperCase());
  },
};
