import { barcodeKey } from '../../../catalogue/gtin';
import type { RawProduct } from '../../../catalogue/schema/product';
import { normalizeSize } from '../../../catalogue/sizes/sizes';
import { availableCombinations } from '../../../catalogue/variants/available-combinations';
import { offerOfRow } from '../../../catalogue/variants/offer-of-row';
import { fromRawSelection, toRawSelection } from '../../../catalogue/variants/raw-selection';
import type { Selection } from '../../../catalogue/variants/selection';
import type { ProductReport } from '../import-report';
import { hasOption } from './group-rows';
import type { MappedRow } from './mapped-row';
import type { RowOption } from './product-options';
import type { ImportedFact, RowOffer } from './read-offer';

type RawVariant = NonNullable<RawProduct['variants']>[number];

/** The variant that has the barcode or the number of a row; the number of the whole product, `model`, is not a variant's. */
function variantOfRow(row: MappedRow, variants: readonly RawVariant[] = [], model?: string): RawVariant | undefined {
  const [code, number] = [row.get('barcode'), row.get('sku')];
  const byCode = code ? variants.find(({ barcode = '' }) => barcodeKey(barcode) === barcodeKey(code)) : undefined;
  return byCode ?? (number && number !== model ? variants.find((variant) => variant.number === number) : undefined);
}

/** The values that a row has for the controls of its product. */
const selectionOfRow = (row: MappedRow, controls: readonly RowOption[]): Selection =>
  Object.fromEntries(
    controls.flatMap(({ name, of }) => {
      const [value, ...others] = of(row);
      return value !== undefined && others.length === 0 ? [[name, value]] : [];
    }),
  );

/** Whether a combination has the values of a choice: 'XXL' and '2xl' are the same. */
const matchesSelection = (choice: Selection, combination: Selection) =>
  Object.entries(choice).every(([name, value]) => {
    const own = combination[name];
    return own === undefined || normalizeSize(own).toLowerCase() === normalizeSize(value).toLowerCase();
  });

/**
 * Whether rows are a price or stock list for some variants of the shop's product: they have no options, each has the number of a variant,
 * or variants are missing. The export of a shop system has all variants instead.
 */
export function isPartialList(rows: readonly MappedRow[], before: RawProduct, controls: readonly RowOption[]): boolean {
  const combinations = availableCombinations(offerOfRow(before)).map(({ selection }) => selection);
  if (combinations.length < 2) return false;
  if (!rows.some(hasOption)) return true;
  if (rows[0]?.columns.format.rows !== 'flat') return false;
  const variants = rows.map((row) => variantOfRow(row, before.variants, before.model));
  if (!variants.includes(undefined)) return true;
  const choices = rows.map((row, at) =>
    fromRawSelection(variants[at] ?? toRawSelection(selectionOfRow(row, controls))),
  );
  return !combinations.every((combination) => choices.some((choice) => matchesSelection(choice, combination)));
}

/**
 * The fields of a product with the facts of a list: a row with the number, the barcode or the options of a variant changes that variant, a
 * row without options the product. Variants that the shop does not have are left out.
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
  /** The variants that a row changes; none for the product. Undefined: the shop does not have its variant. */
  const targetsOf = (row: MappedRow): RawVariant[] | undefined => {
    const known = variantOfRow(row, variants, before?.model);
    const choice = selectionOfRow(row, controls);
    if (known || Object.keys(choice).length === 0) return known ? [known] : [];
    const combination = combinations.find((each) => matchesSelection(choice, each));
    if (!combination) return undefined;
    const named = Object.entries(combination).filter(([name]) => Object.hasOwn(choice, name));
    const own = Object.fromEntries(named);
    const same = variants.filter((variant) => {
      const names = Object.keys(fromRawSelection(variant));
      return named.every(([name]) => names.includes(name)) && matchesSelection(own, fromRawSelection(variant));
    });
    if (same.length > 0) return same;
    const added: RawVariant = toRawSelection(own);
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
      const isKept = !provided.includes(fact) || unread.has(fact) || (fact === 'price' && offer.price === undefined);
      if (isKept) continue;
      for (const variant of targets)
        if (fact !== 'barcode' || barcodeKey(variant.barcode ?? '') !== barcodeKey(offer.barcode ?? ''))
          Object.assign(variant, { [fact]: offer[fact] });
      if (targets.length === 0 && fact !== 'barcode') Object.assign(fields, { [fact]: offer[fact] });
    }
  }
  const written = variants.map((variant) => Object.entries(variant).filter(([, value]) => value !== undefined));
  return { ...fields, ...(before?.variants && { variants: written.map((entries) => Object.fromEntries(entries)) }) };
}
