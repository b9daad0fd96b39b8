import type { Archetype, Colorway, View } from '../archetype';
import { spot } from '../callouts';
import { CLUTCH, clutch, postLoupe } from '../fastenings';
import { lensAt } from '../lens';
import { engraved, row } from '../lettering';
import { group, path } from '../markup';
import { backPlate, metals, rims, struck } from '../metal';
import { outlineOf, plate } from '../outline';
import { cast, ghost } from '../paper';
import { both } from '../path';

export type NamePlateOptions = {
  readonly corners?: 'round' | 'square';
  readonly text?: string;
};

function shape(corners: string): ReturnType<typeof plate> {
  return plate(58, 196, 484, 98, corners === 'square' ? 3 : 13);
}

function drawFront(color: Colorway, words: readonly string[], corners: string): string {
  const { body } = metals(color);
  const two = words.length > 1;
  const grain: string[] = [];
  for (let i = 0; i < 13; i += 1) grain.push(`M${70 + ((i * 53) % 40)} ${209 + i * 6}H${530 - ((i * 37) % 60)}`);
  return (
    struck(shape(corners), body, { width: 7, line: 2 }) +
    path(grain.join(''), { stroke: '#fff', 'stroke-opacity': 0.35, 'stroke-width': 0.9 }) +
    path(grain.join(''), {
      stroke: body.dark,
      'stroke-opacity': 0.3,
      'stroke-width': 0.8,
      transform: 'translate(9 2.4)',
    }) +
    engraved(words[0] ?? '', two ? 32 : 46, 420, row(300, two ? 208 : 222)) +
    (two ? engraved(words[1] ?? '', 18, 380, row(300, 257)) : '')
  );
}

const FLAP = both('M300 318H96V420C142 428 170 410 206 410C246 412 272 430 300 472');

/** Engraved name plate above a pocket flap. Options: text, one or two lines parted by / (J. SAMPLE); corners round|square. */
export const namePlate: Archetype<NamePlateOptions> = {
  title: 'metal name plate',
  second: 'back',
  detail: 'engraved letters and clutch',
  draw(view: View, color: Colorway, options: NamePlateOptions, labels: readonly string[]): string {
    const { body } = metals(color);
    const corners = options.corners ?? 'round';
    const words = (options.text ?? 'J. SAMPLE')
      .split('/')
      .map((w) => w.trim())
      .slice(0, 2);
    if (view === 'detail') {
      const { show } = lensAt(color, 186, 256, 2.2);
      return (
        rims([body]) +
        show(
          cast(outlineOf(shape(corners)), 4, 6) + drawFront(color, words, corners),
          labels,
          [
            spot(446, 456, 'Clutch back', CLUTCH),
            spot(250, 268, 'Engraved name', /engrav|\bline|\bname\b/),
            spot(90, 300, 'Metal plate', /metal|finish|gold|silver|brass/),
          ],
          postLoupe(body, clutch(446, 456, 46, body)),
        )
      );
    }
    if (view === 'second')
      return (
        rims([body]) +
        group(
          cast(outlineOf(shape(corners)), 5, 8) +
            backPlate(shape(corners), body) +
            clutch(176, 245, 27, body) +
            clutch(424, 245, 27, body),
          'translate(0 55)',
        ) +
        ghost('M40 300H16M584 300H560M176 214V226M424 214V226M176 374V386M424 374V386')
      );
    return (
      rims([body]) +
      ghost(FLAP) +
      ghost(
        'M108 330H492V410M108 330V408C144 414 172 398 206 398C246 400 276 420 300 456C324 420 354 400 394 398C428 398 456 414 492 408',
        true,
      ) +
      ghost('M104 424V556M496 424V556') +
      cast(outlineOf(shape(corners)), 5, 9) +
      drawFront(color, words, corners)
    );
  },
};
