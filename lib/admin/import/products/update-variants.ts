import { barcodeKey } from '../../../catalogue/gtin';
import type { RawProduct } from '../../../catalogue/schema/product';
import { normalizeSize } from '../../../catalogue/sizes/sizes';
import { availableCombinations } from '../../../catalogue/variants/available-combinations';
import { offerOfRow } from '../../../catalogue/variants/offer-of-row';
import { fromRawSelection, toRawSelection } from '../../../catalogue/variants/raw-selection';
import type { Selection } from '../../../catalogue/variants/selection';
import type { ProductReport } from '../import-types';
import { hasOption } from './group-rows';
import type { MappedRow } from './mapped-row';
import type { RowOption } from './product-options';
import type { ImportedFact, RowOffer } from './read-offer';

type RawVariant = NonNullable<RawProduct['variants']>[number];

/** Variant with the barcode or number of a row. `model`, the number of the whole product, is not a variant number. */
function variantOfRow(row: MappedRow, variants: readonly RawVariant[] = [], model?: string): RawVariant | undefined {
  const [code, number] = [row.get('barcode'), row.get('sku')];
  const byCode = code ? variants.find(({ barcode = '' }) => barcodeKey(barcode) === barcodeKey(code)) : undefined;
  return byCode ?? (number && number !== model ? variants.find((variant) => variant.number === number) : undefined);
}

/** Selection of a row: the controls that have exactly one value in it. */
const selectionOfRow = (row: MappedRow, controls: readonly RowOption[]): Selection =>
  Object.fromEntries(
    controls.flatMap(({ name, of }) => {
      const [value, ...others] = of(row);
      return value !== undefined && others.length === 0 ? [[name, value]] : [];
    }),
  );

/** True if a combination has the values of a selection. 'XXL' and '2xl' are equal. */
const matchesSelection = (selection: Selection, combination: Selection) =>
  Object.entries(selection).every(([name, value]) => {
    const offered = combination[name];
    return offered === undefined || normalizeSize(offered).toLowerCase() === normalizeSize(value).toLowerCase();
  });

/**
 * True if rows are a price or stock list for some variants of the shop's product: they have no options, each has the number of a variant,
 * or variants are missing. Exports of shop systems always have all variants.
 */
export function isPartialList(rows: readonly MappedRow[], before: RawProduct, controls: readonly RowOption[]): boolean {
  const combinations = availableCombinations(offerOfRow(before)).map(({ selection }) => selection);
  if (combinations.length < 2) return false;
  if (!rows.some(hasOption)) return true;
  if (rows[0]?.columns.format.rows !== 'flat') return false;
  const variants = rows.map((row) => variantOfRow(row, before.variants, before.model));
  if (!variants.includes(undefined)) return true;
  const selections = rows.map((row, at) =>
    fromRawSelection(variants[at] ?? toRawSelection(selectionOfRow(row, controls))),
  );
  return !combinations.every((combination) => selections.some((selection) => matchesSelection(selection, combination)));
}

/**
 * Fields of a product after a price or stock list. A row with the number, barcode or options of a variant changes the variant; a row
 * without options changes the product. Skips and reports variants that the shop does not have.
 */
export function updateVariants(
  offers: readonly RowOffer[],
  provided: readonly ImportedFact[],
  before: RawProduct | undefined,
  controls: readonly RowOption[],
  report: ProductReport,
): Partial<RawProduct> {
  const fields: Partial<RawProduct> = {};
  const variants: RawVariant[] = (before?.variants ?? []).map((variant) => ({ ...variant }));
  const combinations = before ? availableCombinations(offerOfRow(before)).map(({ selection }) => selection) : [];
  /** Variants that a row changes; empty for the product. `undefined` if the shop does not have the variant. */
  const targetsOf = (row: MappedRow): RawVariant[] | undefined => {
    const variantByNumber = variantOfRow(row, variants, before?.model);
    const selection = selectionOfRow(row, controls);
    if (variantByNumber || Object.keys(selection).length === 0) return variantByNumber ? [variantByNumber] : [];
    const combination = combinations.find((each) => matchesSelection(selection, each));
    if (!combination) return undefined;
    const named = Object.entries(combination).filter(([name]) => Object.hasOwn(selection, name));
    const variantSelection = Object.fromEntries(named);
    const same = variants.filter((variant) => {
      const names = Object.keys(fromRawSelection(variant));
      return (
        named.every(([name]) => names.includes(name)) && matchesSelection(variantSelection, fromRawSelection(variant))
      );
    });
    if (same.length > 0) return same;
    const added: RawVariant = toRawSelection(variantSelection);
    variants.push(added);
    return [added];
  };
  for (const { row, offer, unread } of offers) {
    const targets = targetsOf(row);
    if (!targets) {
      const words = Object.values(selectionOfRow(row, controls)).join(', ');
      report.warn('The shop does not have this variant; it is left out.', words, row.line);
      continue;
    }
    for (const fact of ['price', 'oldPrice', 'stock', 'barcode'] as const) {
      const isUnchanged =
        !provided.includes(fact) || unread.has(fact) || (fact === 'price' && offer.price === undefined);
      if (isUnchanged) continue;
      for (const variant of targets)
        if (fact !== 'barcode' || barcodeKey(variant.barcode ?? '') !== barcodeKey(offer.barcode ?? ''))
          Object.assign(variant, { [fact]: offer[fact] });
      if (targets.length === 0 && fact !== 'barcode') Object.assign(fields, { [fact]: offer[fact] });
    }
  }
  const written = variants.map((variant) => Object.entries(variant).filter(([, value]) => value !== undefined));
  return { ...fields, ...(before?.variants && { variants: written.map((entries) => Object.fromEntries(entries)) }) };
}
