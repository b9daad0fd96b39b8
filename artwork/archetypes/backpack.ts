import type { Archetype, Colorway, View } from '../archetype';
import { spot } from '../callouts';
import { lensAt } from '../lens';
import { path } from '../markup';
import { ground } from '../paper';
import { both, box, symmetric } from '../path';
import { type Pen, pen } from '../pen';
import { handle, slider } from './load-parts';

const BODY = symmetric('M300 62H244C192 62 170 92 167 150L156 500Q156 536 190 538H300');
const UPPER = symmetric('M300 150H200Q184 150 184 166V280H300');
const LOWER = symmetric('M300 268H196Q178 268 177 286L175 492Q175 512 194 512H300');

function pull(k: Pen, x: number, y: number, turn = 0): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${k.part(box(-3.4, -2, 6.8, 20, 3), { tone: 'dark', line: 1.2, rim: false })}${k.rivet(0, 0, 3.4, 'gunmetal')}</g>`;
}

function side(k: Pen): string {
  const bulge = 'M166 230C140 236 130 262 130 300V470Q132 508 158 516Z';
  return (
    k.pair(bulge, { tone: 'dark', texture: 'nylon', shade: 'left' }) +
    [276, 324, 372, 420]
      .map((y) =>
        k.part(both(`M132 ${y + 4}L160 ${y}V${y + 16}L131 ${y + 20}Z`), {
          tone: 'light',
          texture: 'webbing',
          line: 1.2,
          rim: false,
        }),
      )
      .join('')
  );
}

function compression(k: Pen): string {
  return [252, 476]
    .map(
      (y) =>
        k.strap(both(`M138 ${y + 4}Q170 ${y - 2} 214 ${y}`), 15) +
        k.buckle(212, y, 22, 38, -90) +
        k.buckle(388, y, 22, 38, 90) +
        slider(k, 176, y, 11, 21) +
        slider(k, 424, y, 11, 21),
    )
    .join('');
}

function drawFront(k: Pen): string {
  return (
    handle(k, 258, 66, 84, 40, 17) +
    side(k) +
    k.part(BODY, { texture: 'nylon', shade: 'round' }) +
    path(both('M171 500L182 156C184 104 204 78 246 78H300'), { fill: 'none', stroke: k.t.line, 'stroke-width': 8 }) +
    path(both('M171 500L182 156C184 104 204 78 246 78H300'), { fill: 'none', stroke: k.t.dark, 'stroke-width': 5 }) +
    k.seam(both('M171 500L182 156C184 104 204 78 246 78H300'), 1) +
    pull(k, 282, 80, 62) +
    pull(k, 318, 80, -62) +
    k.part(symmetric('M300 94H248C216 94 202 112 200 142H300'), {
      texture: 'fleece',
      tone: 'dark',
      line: 1.8,
      rim: false,
    }) +
    k.zip(230, 108, 370, 108, { width: 6, at: 0.9 }) +
    k.part(UPPER, { texture: 'nylon', shade: 'down', line: 2, rim: false }) +
    k.zip(202, 160, 398, 160, { width: 6, at: 0.06 }) +
    k.loop(236, 174, 128, 52) +
    k.molle(196, 236, 208, 1, { row: 15, pitch: 23 }) +
    k.shadow('M180 262H420V276H180Z', 0.24) +
    k.part(LOWER, { texture: 'nylon', shade: 'round', line: 2.2, rim: false }) +
    path(both('M188 400V298Q188 282 204 282H300'), { fill: 'none', stroke: k.t.line, 'stroke-width': 7 }) +
    path(both('M188 400V298Q188 282 204 282H300'), { fill: 'none', stroke: k.t.dark, 'stroke-width': 4.6 }) +
    k.seam(both('M188 400V298Q188 282 204 282H300'), 0.9) +
    pull(k, 190, 356, 6) +
    k.molle(204, 304, 192, 5, { row: 15, pitch: 23 }) +
    k.seam('M178 452H422', 1.4) +
    k.stitch('M180 458H420M186 504H414') +
    compression(k) +
    k.stitch(both('M168 524Q176 530 192 530H300')) +
    k.rivet(300, 526, 3.4, 'gunmetal', true)
  );
}

function drawBack(k: Pen): string {
  const strap =
    'M286 120L246 104C204 128 184 190 186 262C187 320 192 372 198 414L226 412C226 372 226 326 232 286C240 226 258 170 286 120Z';
  const pad = 'M210 134H286V500H206Q192 500 192 486Z';
  return (
    side(k) +
    handle(k, 256, 68, 88, 44, 18) +
    k.part(BODY, { texture: 'nylon', shade: 'round' }) +
    k.stitch(both('M300 70H246C200 70 178 98 175 152L164 498Q164 528 192 530H300')) +
    k.pair(pad, { tone: 'dark', texture: 'mesh', line: 1.8, rim: false }) +
    k.seam(both('M204 230H284M200 330H284M196 430H284'), 1.3) +
    k.part(symmetric('M300 82H250Q236 82 234 96L230 132Q264 142 300 142'), {
      texture: 'nylon',
      shade: 'down',
      line: 2,
      rim: false,
    }) +
    k.stitch(both('M300 88H252Q242 88 240 98L237 126Q268 134 300 134')) +
    k.strap(both('M212 412C208 444 190 472 164 492'), 15) +
    slider(k, 212, 418, 32, 20, 4) +
    slider(k, 388, 418, 32, 20, -4) +
    k.shadow(
      both('M292 126L252 110C210 134 192 196 194 266L204 416L232 414C232 374 232 328 238 290C246 230 264 176 292 126Z'),
      0.2,
    ) +
    k.pair(strap, { texture: 'nylon', shade: 'left' }) +
    k.stitch(
      both(
        'M278 122L247 111C211 134 192 192 193 262C194 318 198 368 204 406M278 126C252 174 234 224 226 284C220 324 219 368 219 406',
      ),
    ) +
    k.strap(both('M238 140C214 180 206 226 207 272C208 310 209 350 212 392'), 11, { tone: k.t.dark }) +
    [188, 250, 316]
      .map((y) =>
        k.part(both(box(y === 188 ? 207 : 195, y, y === 188 ? 42 : 34, 9, 2)), {
          tone: 'light',
          texture: 'webbing',
          line: 1.2,
          rim: false,
        }),
      )
      .join('') +
    k.strap('M208 254H392', 12) +
    k.buckle(300, 254, 20, 36, 90) +
    slider(k, 250, 254, 10, 18) +
    slider(k, 350, 254, 10, 18) +
    k.part(both('M156 470L122 478V506L156 512Z'), { tone: 'dark', texture: 'webbing', line: 1.6 })
  );
}

/** An assault pack of about 37 litres with webbing and compression straps; it has no options. */
export const backpack: Archetype = {
  title: 'assault backpack',
  second: 'back',
  detail: 'front pocket, webbing and compression strap',
  draw(view: View, color: Colorway, _options: object, labels: readonly string[]): string {
    if (view === 'detail') {
      const { k, show } = lensAt(color, 236, 260, 2.2);
      return show(drawFront(k), labels, [
        spot(440, 172, 'Loop panel', /^(?!.*hook).*(?:patch|flag|loop)/),
        spot(250, 282, 'Compression buckle', /compress|strap|buckle/),
        spot(390, 414, 'MOLLE webbing', /molle|webbing/),
        spot(200, 190, 'Main compartment', /volume|capacity|compartment|liter/),
        spot(250, 80, 'Zip pocket', /^(?!.*ccw).*(?:\bzip|admin|pocket)/),
      ]);
    }
    const k = pen(color);
    return ground(300, 544, 160) + (view === 'front' ? drawFront(k) : drawBack(k));
  },
};
