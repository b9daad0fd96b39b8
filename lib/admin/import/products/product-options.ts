import { colorName } from '../../../catalogue/colors/color-names';
import { guessColor, isColorOptionName, stripColorValue } from '../../../catalogue/colors/color-words';
import type { RawProduct } from '../../../catalogue/schema/product';
import { isReservedOptionName } from '../../../catalogue/schema/variants';
import { normalizeSize } from '../../../catalogue/sizes/sizes';
import { MAX_PRODUCT_OPTIONS, optionControls } from '../../../catalogue/variants/offer';
import { offerOfRow } from '../../../catalogue/variants/offer-of-row';
import { isRecord } from '../../../is-record';
import { toSingleLine } from '../../../zod';
import { OPTION_SEPARATORS } from '../../export/combination-rows';
import type { ProductReport } from '../import-types';
import { firstCell, type MappedRow } from './mapped-row';
import { splitList } from './split-list';

/** Option of a product's rows with its values in order. `of` returns the values of a row; an empty list means all values. */
export type RowOption = { name: string; values: readonly string[]; of: (row: MappedRow) => readonly string[] };

/** Options of a product as controls, and as fields. Options with a single value are in `specs`: 'Material: Wool'. */
export type BuiltOptions = { controls: readonly RowOption[]; fields: Partial<RawProduct>; specs: string[] };

type RawColor = NonNullable<RawProduct['colors']>[number];

const SIZE =
  /^(?:.* )?(?:sizes?|größe|groesse|taille|pointure|talla|maat|taglia|misura|tamanho|rozmiar|storlek|størrelse)$/i;
const WAIST = /^waist(?: size)?$/i;
const LENGTH = /^(?:length|inseam|leg length)$/i;
const SLEEVE = /^sleeve(?: length)?$/i;
/** Values that shop systems use for a product without options. */
const NO_VALUE = /^(?:default title|regular|default|standard|single|one size)$/i;
/** Maximum length of an option value, in characters. */
const MAX_LENGTH = 40;
/** Cells without a value: '—', 'n/a', and the value of Shopify's products without options. */
const EMPTY_CELL = /^(?:[-–—/]*|n\.?\/?a\.?|n\.?v\.?t\.?|k\.? ?a\.?|none|default title)$/i;
const OPTION_NUMBERS = [1, 2, 3, 4, 5] as const;

/** Reads the options of the rows. Values with the same meaning, such as 'XXL' and '2XL', use the first spelling. */
export function readRowOptions(rows: readonly MappedRow[]): RowOption[] {
  const found = new Map<string, Map<string, string>>();
  const byRow = new Map<MappedRow, Map<string, string[]>>();
  // The name of an option may be in the first row only.
  const names = OPTION_NUMBERS.map((number) => firstCell(rows, `option${number}Name`) || `Option ${number}`);
  for (const row of rows) {
    const own = new Map<string, string[]>();
    byRow.set(row, own);
    for (const [name, value] of optionValues(row, names)) {
      if (EMPTY_CELL.test(value)) continue;
      const spellings = found.get(name) ?? new Map<string, string>();
      found.set(name, spellings);
      const key = normalizeSize(value).toLowerCase();
      const first = spellings.get(key) ?? value.slice(0, MAX_LENGTH).trim();
      spellings.set(key, first);
      own.set(name, [...new Set([...(own.get(name) ?? []), first])]);
    }
  }
  return [...found].map(([name, values]) => ({
    name,
    values: [...new Set(values.values())],
    of: (row) => byRow.get(row)?.get(name) ?? [],
  }));
}

/** Splits joined options, and adds values without a row. `own` has the 'field:KEY' columns of the file. */
export function completeOptions(options: readonly RowOption[], own: Partial<RawProduct>): RowOption[] {
  const controls = optionControls(offerOfRow({ ...own } as RawProduct));
  const controlOf = (name: string) => controls.find((control) => control.name.toLowerCase() === name.toLowerCase());
  const split = options.flatMap(({ name, values, of }) => {
    const separator = OPTION_SEPARATORS.find((each) => name.includes(each) && name.split(each).every(controlOf));
    if (!separator) return { name, values, of };
    return name.split(separator).map((part, at): RowOption => {
      const partOf = (value: string) => value.split(separator)[at] ?? '';
      return { name: part, values: [...new Set(values.map(partOf))], of: (row) => of(row).map(partOf) };
    });
  });
  return split.map((option) => ({ ...option, values: controlOf(option.name)?.values ?? option.values }));
}

function* optionValues(row: MappedRow, names: readonly string[]): Generator<readonly [name: string, value: string]> {
  // A variant row has one value, which may contain a comma. A parent row has a list of all values.
  const isVariant = row.get('parent') !== '';
  let hasOptions = false;
  for (const [at, number] of OPTION_NUMBERS.entries()) {
    const name = row.get(`option${number}Name`) || names[at] || '';
    const cell = row.get(`option${number}Values`);
    // WooCommerce escapes a comma that belongs to a value.
    const listed = isVariant ? [cell] : splitList(cell.replaceAll('\\,', '\0'), /[,|;\n]/);
    for (const value of [row.get(`option${number}Value`), ...listed]) {
      if (value) hasOptions = true;
      yield [name, value.replaceAll('\0', ',').replaceAll('\\,', ',')];
    }
  }
  for (const value of [row.get('size'), ...row.list('sizes')]) yield ['Size', value];
  for (const value of [row.get('color'), ...row.list('colors')]) yield ['Color', value];
  for (const field of ['option', 'fabric'] as const)
    for (const { column, cell } of row.all(field)) yield [optionLabel(column), cell];
  if (!hasOptions) for (const { column, cell } of row.all('variantName')) yield [optionLabel(column), cell];
}

const optionLabel = (column: string) => column.replace(/^g:/, '').replace(/ ?name$/i, '') || column;

/**
 * Converts the options of the file to those of the product: color, sizes in one of their shapes, and at most two others. Further options
 * are joined with the last. An option with a single value becomes a specification.
 * @param known colors of the shop's product
 */
export function toProductOptions(
  rowOptions: readonly RowOption[],
  rows: readonly MappedRow[],
  known: readonly RawColor[],
  report: ProductReport,
): BuiltOptions {
  const color = rowOptions.find(({ name }) => isColorOptionName(name));
  const sizes = findSizes(rowOptions);
  const available_sizes = toRawSizes(sizes);
  const others = rowOptions.filter((option) => option !== color && !Object.values(sizes).includes(option));
  const varying = others.filter(({ values, of }) => values.length > 1 && rows.some((row) => of(row).length === 1));
  const isJoined = varying.length > MAX_PRODUCT_OPTIONS;
  const productOptions = isJoined
    ? [...varying.slice(0, MAX_PRODUCT_OPTIONS - 1), joinOptions(varying.slice(MAX_PRODUCT_OPTIONS - 1), rows)]
    : varying;
  if (isJoined)
    report.warn(
      `A product has at most ${MAX_PRODUCT_OPTIONS} options besides color and size; the last ones are joined.`,
      productOptions.at(-1)?.name,
    );
  const named = productOptions.map((option) => ({ ...option, name: optionName(option.name) }));
  const controls = [
    ...(color
      ? [{ name: 'color', values: color.values.map(colorLabel), of: (row: MappedRow) => color.of(row).map(colorLabel) }]
      : []),
    ...Object.entries(sizes).map(([name, option]) => ({ ...option, name })),
    ...named,
  ];
  // The material has a separate field, so it is not a specification.
  const materials = rows[0]?.columns.of('fabric').map(({ name }) => optionLabel(name)) ?? [];
  const fixed = others.filter(
    ({ name, values }) => !materials.includes(name) && values.some((value) => !NO_VALUE.test(value)),
  );
  return {
    controls,
    fields: {
      ...(available_sizes && { available_sizes, size: undefined, sizes: undefined }),
      ...(color && { available_colors: toColors(color.values, known, report), colors: undefined }),
      options: named.length > 0 ? named.map(({ name, values }) => ({ name, values: [...values] })) : undefined,
    },
    specs: fixed
      .filter((option) => !varying.includes(option))
      .map(({ name, values }) => `${name}: ${values.join(', ')}`),
  };
}

/** Options with sizes, by control: waist and length, size and sleeve, or one list. */
function findSizes(options: readonly RowOption[]): Partial<Record<'size' | 'waist' | 'length' | 'sleeve', RowOption>> {
  const find = (pattern: RegExp) => options.find(({ name }) => pattern.test(name));
  const [waist, length, sleeve, size] = [find(WAIST), find(LENGTH), find(SLEEVE), find(SIZE)];
  if (waist && length) return { waist, length };
  if (size && sleeve) return { size, sleeve };
  const list = size ?? [waist, length, sleeve].find((option) => option && option.values.length > 1);
  return list ? { size: list } : {};
}

/** Sizes in the shape of `available_sizes`. */
function toRawSizes({ size, waist, length, sleeve }: ReturnType<typeof findSizes>): RawProduct['available_sizes'] {
  if (waist && length) return { waist: [...waist.values], length: [...length.values] };
  return size && sleeve ? { men: [...size.values], sleeve_lengths_in: [...sleeve.values] } : size && [...size.values];
}

/** Joins options to one: 'Plain / Wool' for the combination of a row. A row with only some parts has all joined values with them. */
function joinOptions(options: readonly RowOption[], rows: readonly MappedRow[]): RowOption {
  const parts = new Map<string, readonly (string | undefined)[]>();
  const partsOf = (row: MappedRow) => options.map(({ of }) => of(row)[0]);
  for (const row of rows) {
    const values = partsOf(row);
    if (values.every(Boolean)) parts.set(values.join(' / '), values);
  }
  const valuesOf = (row: MappedRow) => {
    const named = partsOf(row);
    return [...parts].flatMap(([value, values]) =>
      named.every((part, at) => !part || part === values[at]) ? value : [],
    );
  };
  return { name: options.map(({ name }) => name).join(' / '), values: [...parts.keys()], of: valuesOf };
}

/** Name of a color: 'Black' for 'Black (#000000)' and for '#000000'. */
const colorLabel = (value: string) =>
  /^#[0-9a-f]{6}$/i.test(value) ? colorName(value.toUpperCase()) : stripColorValue(value);

/** Valid option name. A reserved name such as 'size' gets a prefix: 'Option size'. */
function optionName(name: string): string {
  const line = toSingleLine(name)
    .slice(0, MAX_LENGTH - 7)
    .trim();
  return isReservedOptionName(line) ? `Option ${line}` : line;
}

function toColors(names: readonly string[], known: readonly RawColor[], report: ProductReport): RawColor[] {
  return names.map((name) => {
    const same = known.find((color) => (isRecord(color) ? color.name : color) === name);
    if (same) return same;
    const { color, guessed } = guessColor(name);
    if (guessed) report.warn('The swatch of a color is a guess by its name.', name);
    return color;
  });
}
