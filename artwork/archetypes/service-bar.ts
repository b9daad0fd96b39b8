import type { Archetype, Colorway, View } from '../archetype';
import { spot } from '../callouts';
import { cell, enamel } from '../enamel';
import { CLUTCH, clutch, postLoupe } from '../fastenings';
import { lensAt } from '../lens';
import { engraved, row } from '../lettering';
import { group, path } from '../markup';
import { backPlate, facetStar, type Metal, metals, rims, struck } from '../metal';
import { outlineOf, plate } from '../outline';
import { cast, ghost } from '../paper';

export type ServiceBarOptions = {
  readonly enamel?: string;
  readonly device?: string;
};

const [X, Y, W, H] = [78, 240, 444, 122];

function drawFront(m: Metal, colors: readonly string[], device: string): string {
  const shares = colors.map((_, i) => (colors.length % 2 && i === (colors.length - 1) / 2 ? 1.5 : 1));
  const total = shares.reduce((a, b) => a + b, 0);
  const gap = 5;
  const room = W - 28 - gap * (colors.length - 1);
  let x = X + 14;
  const cells = colors.map((name, i) => {
    const w = (room * (shares[i] ?? 1)) / total;
    const part = cell(plate(x, Y + 14, w, H - 28), enamel(name), m);
    x += w + gap;
    return part;
  });
  const gloss = `M${X + 16} ${Y + 16}H${X + W - 16}V${Y + 34}C${X + W * 0.7} ${Y + 46} ${X + W * 0.3} ${Y + 30} ${X + 16} ${Y + 44}Z`;
  const pale = enamel(colors[(colors.length - 1) >> 1] ?? '') === '#f2f2ec';
  const badge =
    device === 'star'
      ? facetStar(X + W / 2, Y + H / 2 + 2, 5, 36, 14.2, m, 1)
      : device === 'none'
        ? ''
        : engraved(
            device,
            44,
            96,
            row(X + W / 2, Y + H / 2 - 22),
            pale ? '#16202e' : m.levels[5],
            pale ? '#fff' : '#000',
          );
  return (
    struck(plate(X, Y, W, H, 5), m, { width: 7, line: 2 }) +
    cells.join('') +
    path(gloss, { fill: '#fff', 'fill-opacity': 0.16 }) +
    badge
  );
}

/** Commendation bar with enamel fields. Options: enamel, colors from left to right parted by / (blue/white/blue); device star|none|a number. */
export const serviceBar: Archetype<ServiceBarOptions> = {
  title: 'service bar',
  second: 'back',
  detail: 'enamel fields and clutch',
  draw(view: View, color: Colorway, options: ServiceBarOptions, labels: readonly string[]): string {
    const { body } = metals(color);
    const colors = (options.enamel ?? 'blue/white/blue').split('/').slice(0, 7);
    const device = options.device ?? 'star';
    const edge = outlineOf(plate(X, Y, W, H, 5));
    if (view === 'detail') {
      const { show } = lensAt(color, 262, 306, 2.1);
      return (
        rims([body]) +
        show(
          cast(edge, 4, 6) + drawFront(body, colors, device),
          labels,
          [
            spot(446, 456, 'Clutch back', CLUTCH),
            spot(130, 250, 'Enamel field', /enamel/),
            ...(device === 'star' ? [spot(380, 296, 'Raised star', /\bstar\b/)] : []),
            spot(230, 174, 'Metal frame', /metal|finish|gold|silver/),
          ],
          postLoupe(body, clutch(446, 456, 46, body)),
        )
      );
    }
    if (view === 'second')
      return (
        rims([body]) +
        cast(edge, 5, 8) +
        backPlate(plate(X, Y, W, H, 5), body) +
        clutch(190, 301, 30, body) +
        clutch(410, 301, 30, body) +
        ghost('M60 301H30M570 301H540M190 222V206M410 222V206M190 396V380M410 396V380')
      );
    const rack = [-1, 1]
      .map(
        (s) => outlineOf(plate(X, Y + s * 146, W, H, 5)) + outlineOf(plate(X + 14, Y + s * 146 + 14, W - 28, H - 28)),
      )
      .join('');
    return (
      rims([body]) + ghost(rack, true) + group(cast(edge, 5, 9) + drawFront(body, colors, device), 'translate(0 0)')
    );
  },
};
