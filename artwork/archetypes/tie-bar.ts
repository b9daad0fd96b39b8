import type { Archetype, Colorway, View } from '../archetype';
import { spot } from '../callouts';
import { shade } from '../color';
import { cell, enamel } from '../enamel';
import { lensAt } from '../lens';
import { group, path } from '../markup';
import { bevel, type Metal, metals, struck } from '../metal';
import { outlineOf, plate } from '../outline';
import { cast, ghost, loupe } from '../paper';
import { num } from '../path';

export type TieBarOptions = {
  readonly place?: 'end' | 'middle';
};

const BAR = plate(72, 282, 456, 38, 5);

/** The enamel flag: thirteen stripes and a field of stars, parted by metal. */
function flagPlate(m: Metal, x: number, y: number, w: number, h: number): string {
  const stripe = h / 13;
  let red = '';
  for (let i = 0; i < 7; i += 1) red += `M${num(x)} ${num(y + stripe * (2 * i + 0.5))}h${num(w)}`;
  const [cw, ch] = [w * 0.42, stripe * 7];
  let stars = '';
  for (let r = 0; r < 5; r += 1)
    for (let c = 0; c < 6; c += 1) stars += `M${num(x + (cw * (c + 0.5)) / 6)} ${num(y + (ch * (r + 0.5)) / 5)}h0`;
  return (
    struck(plate(x - 7, y - 7, w + 14, h + 14, 3), m, { width: 5, line: 2 }) +
    path(outlineOf(plate(x, y, w, h)), { fill: enamel('white') }) +
    path(red, { stroke: enamel('red'), 'stroke-width': stripe }) +
    cell(plate(x, y, cw, ch), enamel('blue'), m) +
    path(stars, { stroke: '#fff', 'stroke-width': Math.max(3, stripe * 0.62), 'stroke-linecap': 'round' }) +
    path(outlineOf(plate(x, y, w, h)), { fill: 'url(#slant)', stroke: m.line, 'stroke-width': 1 }) +
    path(
      `M${num(x + 2)} ${num(y + 2)}h${num(w - 4)}v${num(h * 0.2)}q${num(-w / 2)} ${num(h * 0.16)} ${num(4 - w)} 0Z`,
      {
        fill: '#fff',
        'fill-opacity': 0.2,
      },
    )
  );
}

function drawFront(m: Metal, place: string): string {
  const x = place === 'end' ? 104 : 216;
  return (
    struck(BAR, m, { width: 8, line: 2 }) +
    path('M86 296H514', { stroke: '#fff', 'stroke-opacity': 0.75, 'stroke-width': 2, 'stroke-linecap': 'round' }) +
    flagPlate(m, x, 253, 168, 94)
  );
}

/** The bar from behind: the spring bar that grips the tie. */
function drawBack(m: Metal): string {
  const spring = plate(96, 286, 420, 26, 10);
  return (
    path(outlineOf(plate(209, 246, 182, 108, 3)), { fill: shade(m.flat, -0.14), stroke: m.line, 'stroke-width': 3.6 }) +
    path(outlineOf(BAR), { fill: shade(m.flat, -0.08), stroke: m.line, 'stroke-width': 4 }) +
    bevel(BAR, 4, m) +
    cast(outlineOf(spring), 3, 5, 0.3) +
    struck(spring, m, { width: 6, line: 1.6 }) +
    path('M500 290V308M494 290V308M488 290V308M482 290V308', { stroke: m.line, 'stroke-width': 1.6 })
  );
}

/** The bar from below: plate, spring and the cloth between them. */
function drawSide(m: Metal): string {
  const bar = plate(72, 20, 456, 11, 3);
  const spring =
    'M516 34C538 34 538 66 516 66H150C128 66 116 58 100 46C94 42 88 46 92 52C108 70 126 76 150 76H516C552 76 552 24 516 24Z';
  return (
    struck(plate(216, 12, 168, 9, 2), m, { width: 3, line: 1.6 }) +
    ghost('M30 42C180 38 360 46 500 42M30 58C180 62 360 54 500 58') +
    path(spring, { fill: m.face, stroke: m.line, 'stroke-width': 2.4, 'stroke-linejoin': 'round' }) +
    path('M516 67H150C128 67 116 59 100 48', { fill: 'none', stroke: m.light, 'stroke-width': 1.6 }) +
    struck(bar, m, { width: 3, line: 2 })
  );
}

const TIE = 'M52 24L20 430L300 590L580 430L548 24';

/** Tie bar with an enamel flag. Options: place middle|end (where the flag sits). */
export const tieBar: Archetype<TieBarOptions> = {
  title: 'tie bar with enamel flag',
  second: 'back and profile',
  detail: 'enamel flag and spring bar',
  draw(view: View, color: Colorway, options: TieBarOptions, labels: readonly string[]): string {
    const { body } = metals(color);
    const place = options.place ?? 'middle';
    const edge = outlineOf(BAR) + outlineOf(place === 'end' ? plate(97, 246, 182, 108) : plate(209, 246, 182, 108));
    if (view === 'detail') {
      const { show } = lensAt(color, place === 'end' ? 190 : 272, 308, 2.3);
      return show(
        cast(edge, 4, 6) + drawFront(body, place),
        labels,
        [
          spot(470, 504, 'Spring bar', /spring|clip/),
          spot(250, 210, 'Enamel flag', /enamel|flag/),
          spot(place === 'end' ? 516 : 92, 300, 'Bar', /\bbar\b|metal|finish/),
        ],
        loupe('spring', group(drawSide(body), 'translate(452 462) scale(1.6) translate(-500 -46)')),
      );
    }
    if (view === 'second')
      return (
        group(cast(outlineOf(BAR), 5, 8) + drawBack(body), 'translate(0 -86)') +
        group(cast('M72 20H528V70H120Z', 5, 8) + drawSide(body), 'translate(0 390)') +
        ghost('M72 316V370M528 316V370M72 344H528', true)
      );
    return (
      ghost(TIE) +
      ghost('M42 150L402 24M39 190L513 24M31 292L559 107M28 332L563 145M104 478L577 312M138 498L579 344') +
      cast(edge, 5, 9) +
      drawFront(body, place)
    );
  },
};
