import { shade } from './color';
import { path } from './markup';
import { ball, type Metal, raise, struck, struckDisc } from './metal';
import type { Point } from './outline';
import { loupe } from './paper';
import { num } from './path';
/** Words of facts about a clutch back. */
export const CLUTCH = /clutch|attach(?!.*(?:\bpin\b|screw|magnet|catch))/;

/** Words of facts about a pin with its catch. */
export const CATCH = /^(?!.*(?:clutch|magnet|screw)).*(?:attach|\bpin\b|catch)/;

/** A pin with a safety catch on the back of a badge: joint at the left, catch at the right. */
export function pinAndCatch(x: number, y: number, w: number, safety = true): string {
  const [l, r] = [x - w / 2, x + w / 2];
  const steel = { fill: 'url(#steel)', stroke: '#1d2429', 'stroke-width': 1.3, 'stroke-linejoin': 'round' } as const;
  const dark = { fill: 'none', stroke: '#1d2429', 'stroke-linecap': 'round' } as const;
  return (
    path(`M${l} ${y}H${r + 10}`, {
      ...dark,
      stroke: '#000',
      'stroke-opacity': 0.25,
      'stroke-width': 6,
      transform: 'translate(4 6)',
    }) +
    path(`M${l - 16} ${y - 15}h32v30h-32Z`, steel) +
    path(`M${l} ${y}L${r + 12} ${y}`, { ...dark, 'stroke-width': 6.6 }) +
    path(`M${l} ${y}L${r + 11} ${y}`, { ...dark, stroke: '#dfe4e7', 'stroke-width': 4 }) +
    path(`M${l} ${y - 1.2}L${r + 8} ${y - 1.2}`, { ...dark, stroke: '#fff', 'stroke-width': 1.2 }) +
    path(`M${l - 11} ${y - 11}h16q7 11 0 22h-16Z`, steel) +
    `<circle cx="${l - 3}" cy="${y}" r="4" fill="#59626a" stroke="#1d2429"/>` +
    path(`M${r - 15} ${y - 15}h30v30h-30Z`, steel) +
    path(
      `M${r - 9} ${y + 9}C${r - 13} ${y - 6} ${r - 8} ${y - 14} ${r + 1} ${y - 14}C${r + 9} ${y - 14} ${r + 12} ${y - 7} ${r + 11} ${y - 1}L${r + 5} ${y - 1}C${r + 5} ${y - 6} ${r + 3} ${y - 8} ${r} ${y - 8}C${r - 5} ${y - 8} ${r - 5} ${y} ${r - 2} ${y + 9}Z`,
      { ...steel, fill: 'url(#steelAcross)' },
    ) +
    (safety
      ? path(`M${r - 6} ${y + 3}h19q5 0 5 4v2q0 3-5 3h-19Z`, { ...steel, fill: '#aab2b8' }) +
        path(`M${r + 8} ${y + 4}v7M${r + 12} ${y + 4}v7`, { ...dark, 'stroke-width': 1 })
      : '')
  );
}

/** A post with its clutch, seen from behind. */
export function clutch(x: number, y: number, r: number, metal: Metal): string {
  const wings = `M${num(x - r * 0.5)} ${num(y + r * 0.6)}L${num(x - r * 1.25)} ${num(y + r * 0.9)}L${num(x - r * 1.25)} ${num(y - r * 0.9)}L${num(x - r * 0.5)} ${num(y - r * 0.6)}ZM${num(x + r * 0.5)} ${num(y + r * 0.6)}L${num(x + r * 1.25)} ${num(y + r * 0.9)}L${num(x + r * 1.25)} ${num(y - r * 0.9)}L${num(x + r * 0.5)} ${num(y - r * 0.6)}Z`;
  return (
    `<ellipse cx="${num(x + r * 0.3)}" cy="${num(y + r * 0.4)}" rx="${num(r * 1.3)}" ry="${num(r)}" fill="#000" fill-opacity=".25"/>` +
    raise(wings, metal, 1, metal.flat, 1.2) +
    struckDisc(x, y, r, metal, { width: r * 0.24, line: 0.8 }) +
    `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r * 0.4)}" fill="${metal.sunk}" stroke="${metal.dark}" stroke-width="1.2"/>` +
    ball(x, y, r * 0.2, metal, 0.9)
  );
}

/** A screw post with its knurled nut, seen from behind. */
export function screwNut(x: number, y: number, r: number, metal: Metal): string {
  const edge = Array.from({ length: 36 }, (_, i): Point => {
    const a = (i / 36) * Math.PI * 2;
    const at = i % 2 ? r : r * 0.92;
    return [x + Math.cos(a) * at, y + Math.sin(a) * at];
  });
  return (
    `<circle cx="${num(x + r * 0.2)}" cy="${num(y + r * 0.3)}" r="${num(r)}" fill="#000" fill-opacity=".25"/>` +
    struck(edge, metal, { width: r * 0.2, line: 0.8 }) +
    struckDisc(x, y, r * 0.36, metal, { width: r * 0.1, line: 0.7, raised: false, fill: metal.sunk }) +
    ball(x, y, r * 0.18, metal, 0.8)
  );
}

/** The loupe of a detail view over the back of a piece, where its post ends in a fastener. */
export function postLoupe(metal: Metal, fastener: string): string {
  return loupe('post', path('M0 0H600V600H0Z', { fill: shade(metal.flat, -0.06) }) + fastener);
}
