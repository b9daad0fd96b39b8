import { box, num } from './path';
/** Shapes of a pocket flap. */
export type Flap = 'straight' | 'pointed' | 'scalloped' | 'angled';

/** The outline of a pocket flap that hangs from a straight upper edge. */
export function flapShape(kind: Flap, x: number, y: number, w: number, h: number): string {
  const at = (fx: number, fy: number): string => `${num(x + w * fx)} ${num(y + h * fy)}`;
  const top = `M${at(0, 0)}H${num(x + w)}`;
  if (kind === 'pointed') return `${top}V${num(y + h * 0.6)}L${at(0.5, 1)}L${at(0, 0.6)}Z`;
  if (kind === 'scalloped')
    return `${top}V${num(y + h * 0.64)}C${at(0.92, 0.86)} ${at(0.68, 0.6)} ${at(0.5, 1)}C${at(0.32, 0.6)} ${at(0.08, 0.86)} ${at(0, 0.64)}Z`;
  if (kind === 'angled') return `${top}V${num(y + h * 0.7)}L${at(0.82, 1)}H${num(x + w * 0.18)}L${at(0, 0.7)}Z`;
  return `${top}V${num(y + h * 0.94)}Q${at(1, 1)} ${at(0.95, 1)}H${num(x + w * 0.05)}Q${at(0, 1)} ${at(0, 0.94)}Z`;
}

/** Shapes of the foot of a patch pocket. */
export type PocketFoot = 'square' | 'pointed' | 'angled' | 'round';

/** The outline of a patch pocket. */
export function pocketShape(foot: PocketFoot, x: number, y: number, w: number, h: number): string {
  const [r, b, c] = [num(x + w), num(y + h), w * 0.16];
  if (foot === 'pointed')
    return `M${num(x)} ${num(y)}H${r}V${num(y + h - w * 0.2)}L${num(x + w / 2)} ${b}L${num(x)} ${num(y + h - w * 0.2)}Z`;
  if (foot === 'angled')
    return `M${num(x)} ${num(y)}H${r}V${num(y + h - c)}L${num(x + w - c)} ${b}H${num(x + c)}L${num(x)} ${num(y + h - c)}Z`;
  if (foot === 'round')
    return `M${num(x)} ${num(y)}H${r}V${num(y + h - c)}Q${r} ${b} ${num(x + w - c)} ${b}H${num(x + c)}Q${num(x)} ${b} ${num(x)} ${num(y + h - c)}Z`;
  return box(x, y, w, h);
}
