import { categoryRule } from '../categories';
import { colorName } from '../color-names';
import type { RawProduct } from '../schema/product';
import type { FieldEntry, Shape } from './field';
import { NOTHING } from './value-words';

type Sizes = NonNullable<RawProduct['sizes']>;
type Color = NonNullable<RawProduct['colors']>[number];

/** The categories by the names that the catalogue file has for them. */
export type CategoryNames = readonly { key: string; name: string }[];

const toEntries = (words: readonly string[]): FieldEntry[] => words.map((each) => ({ key: each, words: each }));

/** The entries of a value that is a list of its kind. The value is known to be of the kind. */
export const SHAPE_ENTRIES: { [Kind in Shape]?: (value: unknown) => FieldEntry[] } = {
  texts: (value) => toEntries(value as string[]),
  colors: (value) => (value as Color[]).map(colorEntry),
  sizes: (value) => sizeLists(value as Sizes).flatMap(([of, labels]) => toEntries(labels.map((each) => of + each))),
};

/** The words of a value that is no list. The value is known to be of the kind. */
export const SHAPE_WORDS: { [Kind in Shape]?: (value: unknown, names: CategoryNames) => string } = {
  category: (value, names) => names.find(({ key }) => key === value)?.name ?? categoryRule(value as string).name,
  sizes: (value) =>
    sizeLists(value as Sizes)
      .map(([of, labels]) => of + (labels.join(', ') || NOTHING))
      .join('; ') || NOTHING,
};

function colorEntry(color: Color): FieldEntry {
  if (typeof color === 'string') return { key: color, words: color.startsWith('#') ? colorName(color) : color };
  const { name, hex } = color;
  return { key: `${name} ${hex}`, words: name, detail: `${name} ${hex}` };
}

/** The lists of sizes with what each is of: none for plain sizes. */
function sizeLists(sizes: Sizes): [of: string, labels: string[]][] {
  if (Array.isArray(sizes)) return sizes.length > 0 ? [['', sizes.map(String)]] : [];
  const lists: [string, (string | number)[]][] =
    'waist' in sizes
      ? [
          ['waist ', sizes.waist],
          ['length ', sizes.length],
        ]
      : [
          ['men’s ', sizes.men],
          ['sleeve ', sizes.sleeve_lengths_in],
        ];
  return lists.map(([of, labels]) => [of, labels.map(String)]);
}
