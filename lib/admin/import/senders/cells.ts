import { type Decimal, parseAmount } from '../../../amounts';
import { isColorName } from '../color-value';
import type { NamedValue } from './sender-facts';

const YES = /^(?:1|y|yes|j|ja|true|on|enabled|visible|active|aktiv|both|catalog|search)$/i;
const NO = /^(?:0|n|no|nein|false|off|disabled|hidden|invisible|inactive|inaktiv|archived|none|unavailable)$/i;

/** Cells that must all say yes as one: 'false' where one says no, else the first word that is unknown; '' where none says anything. */
export function allYes(...cells: readonly string[]): string {
  const said = cells.filter(Boolean);
  if (said.some((cell) => NO.test(cell))) return 'false';
  return said.find((cell) => !YES.test(cell)) ?? (said.length > 0 ? 'true' : '');
}

/** Whether a cell says yes. */
export const isYes = (cell: string): boolean => YES.test(cell);

/** A number that is not nothing, with its unit behind it; '' for '0.00'. */
export function someOf(cell: string, unit = ''): string {
  return cell === '' || /^0+(?:[.,]0+)?$/.test(cell) ? '' : `${cell} ${unit}`.trim();
}

/** The number of a cell; undefined where it holds none. */
export function numberOf(cell: string, decimal: Decimal): number | undefined {
  return cell === '' ? undefined : parseAmount(cell, decimal)?.value;
}

/** A price with its number changed, in the writing of the file and its currency beside it; a cell without a number stays. */
export function repriced(cell: string, decimal: Decimal, change: (price: number) => number): string {
  const price = numberOf(cell, decimal);
  if (price === undefined) return cell;
  const text = Math.max(0, change(price)).toFixed(2);
  return cell.replace(/-?\d(?:[\d.,'’\s]*\d)?/, decimal === 'comma' ? text.replace('.', ',') : text);
}

/** Categories below each other, the deepest first: 'Sale,Men,Men/Tops' -> 'Men > Tops', 'Sale'. Names that say nothing of goods are left out. */
export function categoryPaths(
  cell: string,
  between: RegExp,
  within: RegExp,
  unsaid = /^(?:all products|shop all)$/i,
): string {
  const paths = cell.split(between).map((path) =>
    path
      .split(within)
      .map((part) => part.trim())
      .filter((part) => part && !unsaid.test(part)),
  );
  const named = [...new Set(paths.sort((a, b) => b.length - a.length).map((path) => path.join(' > ')))];
  return named.filter((name) => name && !named.some((other) => other.startsWith(`${name} > `))).join('\n');
}

/** A value of an option without its swatch, which stays behind that of a color: 'Pine[#1F4D3A]' and '#1F4D3A:Pine' -> 'Pine #1F4D3A'. */
export function optionValue(option: string, cell: string): string {
  const value = cell.replace(/^#[0-9a-f]{3,8}:|[:[]#[0-9a-f]{3,8}.*$/gi, '').trim();
  const [hex] = /#[0-9a-f]{6}/i.exec(cell) ?? [];
  return hex && value !== cell.trim() && isColorName(option) ? `${value} ${hex}` : value;
}

/** Pairs of a cell, at times each in quotes: 'Fit=Slim;Care=Cold' -> [['Fit', 'Slim'], ['Care', 'Cold']]. */
export function pairsOf(cell: string, between: RegExp, within: string): NamedValue[] {
  const pairs = cell.startsWith('"') ? cell.replace(/^"|"$/g, '').split(/"\s*[,;|]\s*"/) : cell.split(between);
  return pairs.flatMap((pair) => {
    const at = pair.indexOf(within);
    const [name, value] = [pair.slice(0, at).trim(), pair.slice(at + within.length).trim()];
    return at > 0 && value ? [[name, value] as const] : [];
  });
}

/** A code as a word: 'sleeve_length' -> 'Sleeve length'. */
export function wordOfCode(code: string): string {
  const word = code.replace(/[_-]+/g, ' ').trim();
  return word.charAt(0).toUpperCase() + word.slice(1);
}
