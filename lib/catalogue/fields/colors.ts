import { colorName } from '../colors/color-names';
import type { RawProduct } from '../schema/product';
import { type Editor, emptyToUndefined, type Field, type FieldEntry, nonEmptyLines } from './field';

type Color = NonNullable<RawProduct['colors']>[number];

/** The editor of colors, one per line: 'Black', or a name with its value, 'Sage #7C876D'. */
const editor: Editor<{ colors: string }> = {
  section: 'prices',
  component: 'colors',
  legend: 'Colors',
  controls: {
    colors: {
      kind: 'custom',
      label: 'Colors',
      hint: 'One per line: a plain word such as Black, or a name with its value such as Sage #7C876D.',
      rows: 4,
    },
  },
  read: (raw) => ({ colors: (raw.available_colors ?? raw.colors ?? []).map(toLine).join('\n') }),
  // Writes to the field that `read` uses, and removes the other one.
  write({ colors: text }, { available_colors: first, colors: second }) {
    const list = emptyToUndefined(nonEmptyLines(text).map(toColor));
    return first === undefined && second !== undefined
      ? { available_colors: undefined, colors: list }
      : { available_colors: list, colors: undefined };
  },
};

/** Colors, for each of their names in the data file. */
export const colorsField = {
  label: 'Colors',
  shape: 'colors',
  editor,
  entries: (value) => (value as Color[]).map(toEntry),
} as const satisfies Omit<Field, 'key'>;

function toLine(color: Color): string {
  return typeof color === 'string' ? color : `${color.name} ${color.hex}`;
}

function toColor(line: string): Color {
  const start = line.lastIndexOf('#');
  return start > 0 ? { name: line.slice(0, start).trim(), hex: line.slice(start).trim() } : line;
}

function toEntry(color: Color): FieldEntry {
  if (typeof color === 'string') return { key: color, label: color.startsWith('#') ? colorName(color) : color };
  const { name, hex } = color;
  return { key: `${name} ${hex}`, label: name, detail: `${name} ${hex}` };
}
