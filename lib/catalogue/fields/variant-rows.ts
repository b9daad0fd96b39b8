import { money } from '../../money';
import { canonicalJson } from '../canonical-json';
import { groupBy } from '../group-by';
import { parsePrice } from '../parse-price';
import type { RawProduct } from '../schema/product';
import { normalizeSize } from '../sizes/sizes';
import { fromRawSelection, toRawSelection } from '../variants/raw-selection';
import type { Selection } from '../variants/selection';
import type { FactName, RawVariant, VariantRow } from './fact-path';
import type { TextFormat } from './field';
import { emptyToUndefined, numberText, plainText } from './text-formats';

/** A price as a figure with the shop's decimals, as spreadsheets have it. */
const priceText: TextFormat = {
  format(value) {
    const text = typeof value === 'number' ? value.toFixed(money.digits) : plainText.format(value);
    return (Number(text) === value ? text : plainText.format(value)).replace('.', money.decimal);
  },
  parse: (text) => parsePrice(text) ?? plainText.parse(text),
};

const wordText: TextFormat = {
  format: (value) => (Array.isArray(value) ? value.join(' ') : ''),
  parse: (text) => text.split(/\s+/).filter(Boolean),
};

const flagText: TextFormat = {
  format: (value) => (value === true ? 'yes' : value === false ? 'no' : plainText.format(value)),
  parse: (text) => (text === 'yes' ? true : text === 'no' ? false : plainText.parse(text)),
};

/** The facts that a variant may have: their labels and text forms, in the order of the form. */
export const FACT_COLUMNS: Readonly<Record<FactName, { label: string; text: TextFormat }>> = {
  number: { label: 'Item number', text: plainText },
  barcode: { label: 'Barcode', text: plainText },
  price: { label: 'Price', text: priceText },
  oldPrice: { label: 'Old price', text: priceText },
  stock: { label: 'Stock', text: numberText },
  made: { label: 'Available', text: flagText },
  image_links: { label: 'Pictures', text: wordText },
};

const FACTS = Object.keys(FACT_COLUMNS) as FactName[];
const keyOf = (choice: Selection) => canonicalJson(choice) ?? '';

/** The values that a row of `variants` names, by control, as the product page spells them: '2XL' -> 'XXL'. */
export function selectionOfVariant(raw: RawVariant): Selection {
  const { size, ...choice } = fromRawSelection(raw);
  return { ...choice, ...(size !== undefined && { size: normalizeSize(size) }) };
}

/** The variants of a product as rows of the form. Variants that name the same values become one row; the first value of a fact counts. */
export function readVariantRows(variants: readonly RawVariant[] = []): VariantRow[] {
  return [...byChoice(variants).values()].map((raw) => ({
    choice: selectionOfVariant(raw),
    facts: Object.fromEntries(
      FACTS.map((fact) => [fact, formatFact(fact, raw[fact])] as const).filter(([, text]) => text !== ''),
    ),
  }));
}

/**
 * The variants that rows of the form describe. A row that `variants` had before keeps its spelling and its unchanged facts. Rows without
 * a fact are left out. Text that cannot be read stays text, for the schema to refuse.
 */
export function writeVariantRows(
  rows: readonly VariantRow[],
  variants: readonly RawVariant[] = [],
): RawProduct['variants'] {
  const known = byChoice(variants);
  return emptyToUndefined(
    rows.flatMap((row) => {
      if (isBlankRow(row)) return [];
      const raw: Record<string, unknown> = { ...(known.get(keyOf(row.choice)) ?? toRawSelection(row.choice)) };
      for (const fact of FACTS) {
        const text = row.facts[fact]?.trim() ?? '';
        if (text === formatFact(fact, raw[fact])) continue;
        if (text === '') delete raw[fact];
        else raw[fact] = FACT_COLUMNS[fact].text.parse(text);
      }
      return raw as RawVariant;
    }),
  );
}

/** True for a row without any fact. */
export const isBlankRow = ({ facts }: VariantRow): boolean => FACTS.every((fact) => !facts[fact]?.trim());

const formatFact = (fact: FactName, value: unknown) => FACT_COLUMNS[fact].text.format(value);

/** Variants by the values that they name, with all facts that variants of the same values have. */
function byChoice(variants: readonly RawVariant[]): Map<string, RawVariant> {
  const same = groupBy(variants, (raw) => keyOf(selectionOfVariant(raw)));
  return new Map([...same].map(([key, raws]) => [key, Object.assign({}, ...raws.toReversed())]));
}
