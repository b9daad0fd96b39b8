import { path } from './markup';
import { bevel, type Metal } from './metal';
import { outlineOf, type Point } from './outline';

const ENAMELS: Readonly<Record<string, string>> = {
  blue: '#1f437f',
  navy: '#182a4d',
  red: '#a81f2b',
  white: '#f2f2ec',
  green: '#2c6b45',
  black: '#1a1e23',
  yellow: '#e5b52c',
  gold: '#d9a92b',
  purple: '#56387c',
  orange: '#d4681f',
};

/** The color of an enamel by its name; an unknown name is blue. */
export function enamel(name: string): string {
  return ENAMELS[name.trim().toLowerCase()] ?? '#1f437f';
}

/** A cell of hard enamel, a little below the metal around it. */
export function cell(points: readonly Point[], color: string, metal: Metal): string {
  return (
    path(outlineOf(points), { fill: color, stroke: metal.line, 'stroke-width': 1 }) +
    path(outlineOf(points), { fill: 'url(#slant)' }) +
    bevel(points, 1.8, metal, false)
  );
}
