import { money } from '../../money';
import { canonicalJson } from '../canonical-json';
import { parsePrice } from '../parse-price';
import type { RawProduct } from '../schema/product';
import { normalizeSize } from '../sizes/sizes';
import type { Selection } from '../variants/offer';
import { fromRawSelection, toRawSelection } from '../variants/raw-selection';
import { emptyToUndefined, type Field, numberText, plainText, type TextFormat } from './field';
import { formatPriceValue } from './format-value';
import { FACT_NAMES, type FactName, mergeVariants, type RawVariant, type VariantRow } from './variant-facts';

/** A price with the shop's decimals and decimal sign, as in spreadsheets: '82.00'. */
const priceText: TextFormat = {
  format(value) {
    const text = typeof value === 'number' ? value.toFixed(money.digits) : plainText.format(value);
    return (Number(text) === value ? text : plainText.format(value)).replace('.', money.decimal);
  },
  parse: (text) => parsePrice(text) ?? plainText.parse(text),
};

/** A list of texts, separated by spaces. */
const wordText: TextFormat = {
  format: (value) => (Array.isArray(value) ? value.join(' ') : ''),
  parse: (text) => text.split(/\s+/).filter(Boolean),
};

/** True and false as 'yes' and 'no'. */
const flagText: TextFormat = {
  format: (value) => (value === true ? 'yes' : value === false ? 'no' : plainText.format(value)),
  parse: (text) => (text === 'yes' ? true : text === 'no' ? false : plainText.parse(text)),
};

type FactColumn = Pick<Field, 'label' | 'shape' | 'format'> & { text: TextFormat };

/** Labels, formats and text forms of variant facts. */
export const FACT_COLUMNS: Readonly<Record<FactName, FactColumn>> = {
  number: { label: 'Item number', shape: 'text', text: plainText },
  barcode: { label: 'Barcode', shape: 'text', text: plainText },
  price: { label: 'Price', shape: 'number', format: formatPriceValue, text: priceText },
  oldPrice: { label: 'Old price', shape: 'number', format: formatPriceValue, text: priceText },
  stock: { label: 'Stock', shape: 'number', text: numberText },
  image_links: { label: 'Pictures', shape: 'pictures', text: wordText },
  made: { label: 'Available', shape: 'flag', text: flagText },
};

const keyOf = (selection: Selection) => canonicalJson(selection) ?? '';
const keyOfVariant = (raw: RawVariant) => keyOf(selectionOfVariant(raw));

/** The option values of a variant, by option name, in the spelling of the product page: '2XL' -> 'XXL'. */
export function selectionOfVariant(raw: RawVariant): Selection {
  const { size, ...otherValues } = fromRawSelection(raw);
  return { ...otherValues, ...(size !== undefined && { size: normalizeSize(size) }) };
}

/** Converts variants to rows of the form. Variants with the same option values become one row, with the first value of each fact. */
export function readVariantRows(variants: readonly RawVariant[] = []): VariantRow[] {
  return [...mergeVariants(variants, keyOfVariant).values()].map((raw) => ({
    choice: selectionOfVariant(raw),
    facts: Object.fromEntries(
      FACT_NAMES.map((fact) => [fact, formatFact(fact, raw[fact])] as const).filter(([, text]) => text !== ''),
    ),
  }));
}

/**
 * Converts rows of the form to variants. A row that exists in `variants` keeps its spelling and unchanged facts. Rows without facts are
 * left out. Invalid text stays text, so that the schema rejects it.
 */
export function writeVariantRows(
  rows: readonly VariantRow[],
  variants: readonly RawVariant[] = [],
): RawProduct['variants'] {
  const oldVariants = mergeVariants(variants, keyOfVariant);
  return emptyToUndefined(
    rows.flatMap((row) => {
      if (isBlankRow(row)) return [];
      const raw: Record<string, unknown> = { ...(oldVariants.get(keyOf(row.choice)) ?? toRawSelection(row.choice)) };
      for (const fact of FACT_NAMES) {
        const text = row.facts[fact]?.trim() ?? '';
        if (text === formatFact(fact, raw[fact])) continue;
        if (text === '') delete raw[fact];
        else raw[fact] = FACT_COLUMNS[fact].text.parse(text);
      }
      return raw as RawVariant;
    }),
  );
}

/** True for a row without facts. */
export const isBlankRow = ({ facts }: VariantRow): boolean => FACT_NAMES.every((fact) => !facts[fact]?.trim());

const formatFact = (fact: FactName, value: unknown) => FACT_COLUMNS[fact].text.format(value);
