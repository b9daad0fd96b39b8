import { MOST_OPTIONS } from '../../catalogue/choice';
import { colorName } from '../../catalogue/color-names';
import type { RawProduct } from '../../catalogue/schema/product';
import { toSingleLine } from '../../catalogue/schema/text';
import { isTakenName } from '../../catalogue/schema/variants';
import { isRecord } from '../../is-record';
import { bareColor, colorOf, isColorName } from './color-value';
import type { Dimension } from './dimensions';
import type { FileRow } from './file-row';

const SIZE =
  /^(?:.* )?(?:sizes?|größe|groesse|taille|pointure|talla|maat|taglia|misura|tamanho|rozmiar|storlek|størrelse)$/i;
/** The word that programs write for goods of one kind. */
const NO_CHOICE = /^(?:regular|default|standard|single|one size)$/i;
const WAIST = /^waist(?: size)?$/i;
const LENGTH = /^(?:length|inseam|leg length)$/i;
const SLEEVE = /^sleeve(?: length)?$/i;

/** The most characters of a value. */
const LONGEST = 40;

type RawColor = NonNullable<RawProduct['colors']>[number];

/** A control of a product as rows name it: its name in choices, and its values as they are written. */
export type FileControl = Dimension;

/** The choices of a product, as its fields and as controls; what is no choice becomes lines of the features. */
export type FileChoices = {
  controls: FileControl[];
  fields: Partial<RawProduct>;
  lines: string[];
  doubts: string[];
};

/**
 * Choices of the file as the product's: a color, sizes in one of their shapes, and at most two others; more of them stand together in
 * the last one. A choice in which the rows that are sold do not differ is none. `colors` are known by their names.
 */
export function toChoices(
  named: readonly Dimension[],
  sold: readonly FileRow[],
  colors: readonly RawColor[] = [],
): FileChoices {
  const doubts: string[] = [];
  const dimensions = named.map((dimension) => shortened(dimension, doubts));
  const color = dimensions.find(({ name }) => isColorName(name));
  const { sizes, available_sizes } = toFileSizes(dimensions);
  const rest = dimensions.filter((one) => one !== color && !sizes.some(({ dimension }) => dimension === one));
  const varies = ({ values, of }: Dimension) => values.length > 1 && sold.some((row) => of(row).length === 1);
  const own = rest.filter(varies);
  const kept =
    own.length > MOST_OPTIONS ? [...own.slice(0, MOST_OPTIONS - 1), joined(own.slice(MOST_OPTIONS - 1), sold)] : own;
  if (kept !== own) {
    const names = own.map(({ name }) => `“${name}”`).join(', ');
    doubts.push(
      `${names} are more than the ${MOST_OPTIONS} choices that a product has beside color and size; the last of them stand together as “${kept.at(-1)?.name}”.`,
    );
  }
  const controls = [
    ...(color ? [{ ...written(color, colorLabel), name: 'color' }] : []),
    ...sizes.map(({ name, dimension }) => ({ ...dimension, name })),
    ...kept.map((one) => ({ ...one, name: optionName(one.name) })),
  ];
  const options = controls
    .slice(controls.length - kept.length)
    .map(({ name, values }) => ({ name, values: [...values] }));
  const infos = rest.filter(
    (one) => !own.includes(one) && !(one.values.length === 1 && NO_CHOICE.test(one.values[0] ?? '')),
  );
  for (const { name, values } of infos)
    if (values.length > 1) doubts.push(`“${name}” is neither a size nor a color; its values stand among the features.`);
  if (Array.isArray(available_sizes) && available_sizes.every((size) => Number(size) > 0))
    doubts.push('Its sizes are plain numbers; categories.json says of which categories such numbers are shoe sizes.');
  return {
    controls,
    fields: {
      // Values under another name of the field go.
      ...(available_sizes && { available_sizes, size: undefined, sizes: undefined }),
      ...(color && { available_colors: toColors(color.values, colors, doubts), colors: undefined }),
      ...(controls.length > 0 && { options: options.length > 0 ? options : undefined }),
    },
    lines: infos.map(({ name, values }) => `${name}: ${values.join(', ')}`),
    doubts,
  };
}

type FileSizes = { sizes: { name: string; dimension: Dimension }[] } & Pick<Partial<RawProduct>, 'available_sizes'>;

/** Waist and length, size and sleeve, or one list: that of a length too, where nothing else is a size. */
function toFileSizes(dimensions: readonly Dimension[]): FileSizes {
  const find = (pattern: RegExp) => dimensions.find(({ name }) => pattern.test(name));
  const [waist, length, sleeve] = [find(WAIST), find(LENGTH), find(SLEEVE)];
  const size = find(SIZE);
  const list = (dimension: Dimension) => [...dimension.values];
  const pair = (first: [string, Dimension], second: [string, Dimension]) =>
    [first, second].map(([name, dimension]) => ({ name, dimension }));
  if (waist && length)
    return {
      sizes: pair(['waist', waist], ['length', length]),
      available_sizes: { waist: list(waist), length: list(length) },
    };
  if (size && sleeve)
    return {
      sizes: pair(['size', size], ['sleeve', sleeve]),
      available_sizes: { men: list(size), sleeve_lengths_in: list(sleeve) },
    };
  const lone = size ?? [waist, length, sleeve].find((one) => one && one.values.length > 1);
  return lone ? { sizes: [{ name: 'size', dimension: lone }], available_sizes: list(lone) } : { sizes: [] };
}

/** Several choices as one: 'Plain / Wool', for every two that stand in a row together; a row with one of them is all that have it. */
function joined(own: readonly Dimension[], sold: readonly FileRow[]): Dimension {
  const parts = new Map<string, readonly (string | undefined)[]>();
  const partsOf = (row: FileRow) => own.map(({ of }) => of(row)[0]);
  const fitting = (row: FileRow) => {
    const named = partsOf(row);
    const fits = (values: readonly (string | undefined)[]) => named.every((part, at) => !part || part === values[at]);
    return named.some(Boolean) ? [...parts].flatMap(([value, values]) => (fits(values) ? value : [])) : [];
  };
  const add = (row: FileRow) => parts.set(partsOf(row).filter(Boolean).join(' / '), partsOf(row));
  for (const row of sold) if (partsOf(row).every(Boolean)) add(row);
  for (const row of sold) if (partsOf(row).some(Boolean) && fitting(row).length === 0) add(row);
  return { name: own.map(({ name }) => name).join(' / '), values: [...parts.keys()], of: fitting };
}

/** A dimension whose values have room where they are shown; a long one ends in dots, and is told. */
function shortened(dimension: Dimension, doubts: string[]): Dimension {
  const short = new Map<string, string>();
  for (const value of dimension.values) {
    if (value.length <= LONGEST) continue;
    const taken = new Set([...dimension.values, ...short.values()]);
    const cut = (end: string) => `${value.slice(0, LONGEST - end.length).trim()}${end}`;
    let words = cut('…');
    for (let number = 2; taken.has(words); number += 1) words = cut(`… ${number}`);
    short.set(value, words);
    doubts.push(
      `“${value.slice(0, 200)}” is longer than the ${LONGEST} characters of a choice; “${words}” stands for it.`,
    );
  }
  return short.size > 0 ? written(dimension, (value) => short.get(value) ?? value) : dimension;
}

/** A dimension with other words for its values. */
function written({ name, values, of }: Dimension, words: (value: string) => string): Dimension {
  return { name, values: values.map(words), of: (row) => of(row).map(words) };
}

/** The name that a color gets of its value. */
const colorLabel = (value: string) =>
  /^#[0-9a-f]{6}$/i.test(value) ? colorName(value.toUpperCase()) : bareColor(value);

/** A name that no other choice of a product can have. */
function optionName(name: string): string {
  const tidy = toSingleLine(name)
    .slice(0, LONGEST - 7)
    .trim();
  return isTakenName(tidy) ? `Option ${tidy}` : tidy;
}

function toColors(names: readonly string[], known: readonly RawColor[], doubts: string[]): RawColor[] {
  return names.map((name) => {
    const same = known.find((color) => isRecord(color) && color.name === name);
    if (same) return same;
    const { color, guessed } = colorOf(name);
    if (guessed) doubts.push(`The value of the color “${name}” is a guess: ${guessed}.`);
    return color;
  });
}
