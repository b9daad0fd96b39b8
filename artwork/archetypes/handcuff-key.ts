import type { Archetype, Colorway, View } from '../archetype';
import { spot } from '../callouts';
import { lensAt } from '../lens';
import { group, path } from '../markup';
import { ground } from '../paper';
import { box, disc } from '../path';
import { type Pen, pen } from '../pen';
import { isMetal } from './load-parts';
import { wireRing } from './pocket-parts';

const INK = '#12181c';

/** A turned piece that lies along the x axis. */
function turned(
  k: Pen,
  color: Colorway,
  d: string,
  more: { readonly line?: number; readonly texture?: 'knurl' | 'ribAcross' } = {},
): string {
  const paint = isMetal(color) ? ({ tone: '#c9cfd4', ink: INK, print: false } as const) : {};
  return k.part(d, { ...paint, shade: 'tubeDown', line: more.line ?? 2, texture: more.texture ?? [] });
}

function body(k: Pen, color: Colorway): string {
  return (
    turned(k, color, 'M-196-8H-168V8H-196Q-202 0-196-8Z', { line: 1.6 }) +
    turned(k, color, 'M-170-15L-150-23H-138V23H-150L-170 15Z') +
    turned(k, color, box(-138, -25, 176, 50, 3)) +
    turned(k, color, box(-66, -25, 86, 50), { texture: 'knurl' }) +
    k.seam('M-128-24V24M-122-24V24M28-24V24', 1.3) +
    turned(k, color, 'M38-25H46L62-17V17L46 25H38Z') +
    turned(k, color, box(62, -19, 14, 38, 3)) +
    k.seam('M69-18V18', 1.2)
  );
}

/** The key itself: hollow shaft and bit. */
function bit(k: Pen, color: Colorway, faceOn: boolean): string {
  const shaft = 'M76-12H200Q207-12 207-6V6Q207 12 200 12H76Z';
  return (
    (faceOn
      ? ''
      : k.part('M174 8H200V38Q200 42 196 42H192V35H184V42H178Q174 42 174 38Z', {
          ...(isMetal(color) ? { tone: '#b4bbc1', ink: INK, print: false } : {}),
          shade: 'slant',
          line: 2,
        })) +
    turned(k, color, shaft) +
    turned(k, color, box(88, -15, 10, 30, 3), { line: 1.6 }) +
    k.light('M102-6H198', isMetal(color) ? 0.9 : 0.3, 2.6) +
    (faceOn
      ? k.part(box(176, -5, 26, 10, 2), {
          ...(isMetal(color) ? { tone: '#b4bbc1', ink: INK } : { tone: 'light' }),
          line: 1.6,
          rim: false,
          print: false,
        })
      : '') +
    path(disc(206, 0, 3, 8), { fill: '#0b0f12' })
  );
}

function clipSide(k: Pen, color: Colorway): string {
  return k.part('M-136-25Q-136-42-124-42H-112L20-34Q30-34 34-28Q26-24 14-27L-108-34H-120V-25Z', {
    ...(isMetal(color) ? { material: 'steel' as const, ink: INK } : { tone: 'light' }),
    line: 2,
  });
}

function clipFace(k: Pen, color: Colorway): string {
  return (
    k.shadow('M-134-8H8Q22-8 24 4Q22 14 8 14H-134Z', 0.3) +
    k.part('M-136-11H6Q22-11 22 0Q22 11 6 11H-136Z', {
      ...(isMetal(color) ? { material: 'steel' as const, ink: INK } : { tone: 'light', shade: 'down' as const }),
      line: 2,
    }) +
    k.part(disc(6, 0, 5), { tone: '#0b0f12', line: 1, ink: INK, print: false, rim: false }) +
    k.seam('M-124-11V11', 1.3)
  );
}

function whole(k: Pen, color: Colorway, faceOn: boolean): string {
  return (
    wireRing(-206, 0, 20, 5) +
    body(k, color) +
    bit(k, color, faceOn) +
    (faceOn ? clipFace(k, color) : clipSide(k, color))
  );
}

/** A pen-shaped handcuff key with a swivel head and a pocket clip; it has no options. */
export const handcuffKey: Archetype = {
  title: 'swivel handcuff key',
  second: 'clip side',
  detail: 'swivel collar and key bit',
  draw(view: View, color: Colorway, _options: object, labels: readonly string[]): string {
    if (view === 'detail') {
      const { k, show } = lensAt(color, 300 + 118 * 0.866, 300 - 118 * 0.5, 2.4);
      return show(group(whole(k, color, false), 'translate(300 300) rotate(-30)'), labels, [
        spot(470, 264, 'Key bit', /\bbit\b/),
        spot(390, 240, 'Barrel', /barrel|steel|length/),
        spot(170, 376, 'Swivel head', /swivel/),
      ]);
    }
    const k = pen(color);
    return (
      group(ground(0, 0, 220, 9), 'translate(318 358) rotate(-34)') +
      group(whole(k, color, view !== 'front'), 'translate(306 290) rotate(-34) scale(1.24)')
    );
  },
};
