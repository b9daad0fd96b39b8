import { type ParsedFactPath, type RawVariant, selectionKey, withFacts } from '../../../catalogue/fields/variant-facts';
import { barcodeKey } from '../../../catalogue/gtin';
import type { RawProduct } from '../../../catalogue/schema/product';
import { normalizeSize } from '../../../catalogue/sizes/sizes';
import { availableCombinations } from '../../../catalogue/variants/available-combinations';
import { allSelections, countCombinations } from '../../../catalogue/variants/combinations';
import { MAX_VARIANTS, type Selection } from '../../../catalogue/variants/offer';
import { offerOfRow } from '../../../catalogue/variants/offer-of-row';
import { fromRawSelection, toRawSelection } from '../../../catalogue/variants/raw-selection';
import { resolveVariant } from '../../../catalogue/variants/resolve-variant';
import type { ProductReport } from '../import-types';
import { hasOption } from './group-rows';
import type { MappedRow } from './mapped-row';
import type { RowOption } from './product-options';
import { IMPORTED_FACTS, type ImportedFact, type ImportedOffer, type RowOffer } from './read-offer';

/** Builds prices, stock and variants from the offers. Facts that are the same for all offers become fields of the product. */
export function buildVariants(
  offers: readonly RowOffer[],
  controls: readonly RowOption[],
  { provided, productNumber }: { provided: readonly ImportedFact[]; productNumber: string | undefined },
  before: RawProduct | undefined,
  report: ProductReport,
): Partial<RawProduct> {
  const variants = new Map<string, { selection: Selection; offer: ImportedOffer }>();
  for (const { row, offer, unread } of offers) {
    for (const selection of selectionsOf(row, controls, offers.length, before)) {
      const key = JSON.stringify(selection);
      if (variants.has(key)) {
        const values = Object.values(selection).join(', ');
        report.warn('Two rows are the same variant; the first one counts.', values, row.line);
      } else variants.set(key, { selection, offer: withKnownFacts(offer, selection, provided, unread, before) });
    }
  }
  const all = [...variants.values()];
  const [first] = all;
  const isSingle = all.length === 1 && controls.every(({ values }) => values.length < 2);
  const isShared = (fact: ImportedFact) => all.every(({ offer }) => offer[fact] === first?.offer[fact]);
  const prices = all.flatMap(({ offer }) => offer.price ?? []);
  // The price of the product is the lowest price, so variants with that price have none.
  const lowest = prices.length > 0 ? Math.min(...prices) : undefined;
  // The number and the image of a single row belong to the product, unless the product has another number.
  const isOfProduct: Record<ImportedFact, (offer: ImportedOffer) => boolean> = {
    number: ({ number }) =>
      isSingle && (number === productNumber || (productNumber === undefined && !hasVariantFact(before, 'number'))),
    barcode: () => false,
    price: ({ price }) => price === lowest,
    oldPrice: () => isShared('oldPrice'),
    stock: () => isShared('stock'),
    image_links: () => isSingle && !hasVariantFact(before, 'image_links'),
  };
  const rows = all.flatMap(({ selection, offer }): RawVariant[] => {
    const facts = IMPORTED_FACTS.filter((fact) => offer[fact] !== undefined && !isOfProduct[fact](offer));
    return facts.length > 0
      ? [{ ...toRawSelection(selection), ...Object.fromEntries(facts.map((fact) => [fact, offer[fact]])) }]
      : [];
  });
  const offered = all.map(({ selection }) => selection);
  const missing = missingSelections(controls, offered);
  const list = [...rows, ...missing.map((selection): RawVariant => ({ ...toRawSelection(selection), made: false }))];
  const shared = (['oldPrice', 'stock'] as const).filter(
    (fact) => provided.includes(fact) || controls.length > 0 || hasVariantFact(before, fact),
  );
  return {
    ...(first?.offer.number && isOfProduct.number(first.offer) && { model: first.offer.number }),
    ...(lowest !== undefined && { price: lowest }),
    ...Object.fromEntries(shared.map((fact) => [fact, isShared(fact) ? first?.offer[fact] : undefined])),
    variants: list.length > 0 ? list : undefined,
  };
}

const combinationsOf = (raw: RawProduct): Selection[] =>
  availableCombinations(offerOfRow(raw)).map(({ selection }) => selection);

/** True if a variant of the shop's product overrides a fact, such as the image. */
export const hasVariantFact = (before: RawProduct | undefined, fact: ImportedFact): boolean =>
  before?.variants?.some((variant) => variant[fact] !== undefined) ?? false;

/**
 * Selections of a row, with one value per control. Leaves out a control if the row has none or all of its values. Leaves out all controls
 * for a single row with several values. A row without options means the combination of the shop's product, if the product has only one.
 */
function selectionsOf(
  row: MappedRow,
  controls: readonly RowOption[],
  rows: number,
  before: RawProduct | undefined,
): Selection[] {
  if (controls.length === 0 && before) {
    const [only, ...others] = combinationsOf(before);
    return [only && others.length === 0 ? only : {}];
  }
  const named = controls.map(({ name, values, of }) => ({
    name,
    values: of(row),
    isAll: values.length > 1 && of(row).length === values.length,
  }));
  const isOpen = rows === 1 && named.some(({ values }) => values.length > 1);
  return allSelections(isOpen ? [] : named.filter(({ values, isAll }) => values.length > 0 && !isAll));
}

/** Combinations that no row offers. A selection without all controls offers every combination that has its values. */
function missingSelections(controls: readonly RowOption[], offered: readonly Selection[]): Selection[] {
  if (controls.length === 0 || countCombinations(controls) > MAX_VARIANTS) return [];
  const offeredKeys = new Set(offered.map((selection) => selectionKey(toRawSelection(selection))));
  const partial = offered.filter((selection) => Object.keys(selection).length < controls.length);
  return allSelections(controls).filter(
    (selection) =>
      !offeredKeys.has(selectionKey(toRawSelection(selection))) &&
      !partial.some((values) => Object.entries(values).every(([name, value]) => selection[name] === value)),
  );
}

/** Adds facts of the shop's product to an offer, if the file has no column for them. */
function withKnownFacts(
  offer: ImportedOffer,
  selection: Selection,
  provided: readonly ImportedFact[],
  unread: ReadonlySet<ImportedFact>,
  before: RawProduct | undefined,
): ImportedOffer {
  if (!before) return offer;
  const { number, barcode, price, oldPrice, images, overriddenBy, isAvailable, stock } = resolveVariant(
    offerOfRow(before),
    selection,
  );
  if (!isAvailable) return offer;
  const known: ImportedOffer = {
    ...(overriddenBy.number !== undefined && number && { number }),
    ...(barcode && { barcode }),
    price,
    ...(oldPrice !== undefined && { oldPrice }),
    ...((overriddenBy.stock !== undefined || before.stock !== undefined) && { stock }),
    ...(images && { image_links: images.flatMap((image) => (typeof image === 'string' ? image : [])) }),
  };
  // Shopify has one image per variant. If it is the first known one, keep all.
  const isSameImage = offer.image_links?.length === 1 && offer.image_links[0] === known.image_links?.[0];
  const isSameCode = known.barcode !== undefined && barcodeKey(known.barcode) === barcodeKey(offer.barcode ?? '');
  const preservedFacts = IMPORTED_FACTS.filter(
    (fact) =>
      (fact === 'image_links' && isSameImage) ||
      (fact === 'barcode' && isSameCode) ||
      ((!provided.includes(fact) || unread.has(fact) || fact === 'price') &&
        offer[fact] === undefined &&
        known[fact] !== undefined),
  );
  return { ...offer, ...Object.fromEntries(preservedFacts.map((fact) => [fact, known[fact]])) };
}

/** Variant with the barcode or number of a row. The number of the whole product is not a variant number. */
function variantOfRow(row: MappedRow, { model, variants = [] }: RawProduct): RawVariant | undefined {
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
  const combinations = combinationsOf(before);
  if (combinations.length < 2) return false;
  if (!rows.some(hasOption)) return true;
  if (rows[0]?.columns.format.rows !== 'flat') return false;
  const variants = rows.map((row) => variantOfRow(row, before));
  if (!variants.includes(undefined)) return true;
  const selections = rows.map((row, at) =>
    fromRawSelection(variants[at] ?? toRawSelection(selectionOfRow(row, controls))),
  );
  return !combinations.every((combination) => selections.some((selection) => matchesSelection(selection, combination)));
}

/** Facts of a row that replace those of the shop, with `undefined` for a cleared fact. */
export const statedFacts = ({ offer, unread }: RowOffer, provided: readonly ImportedFact[]): ImportedOffer =>
  Object.fromEntries(
    (['price', 'oldPrice', 'stock', 'barcode'] as const)
      .filter((fact) => provided.includes(fact) && !unread.has(fact) && (fact !== 'price' || offer.price !== undefined))
      .map((fact) => [fact, offer[fact]]),
  );

/**
 * Fields of a product after a price or stock list. A row with the number, barcode or options of a variant changes the variant; a row
 * without options changes the product. Skips and reports variants that the shop does not have.
 */
export function updateVariants(
  offers: readonly RowOffer[],
  provided: readonly ImportedFact[],
  before: RawProduct,
  controls: readonly RowOption[],
  report: ProductReport,
): Partial<RawProduct> {
  const fields: Partial<RawProduct> = {};
  const facts: (ParsedFactPath & { value: unknown })[] = [];
  for (const read of offers) {
    const { barcode, ...productFacts } = statedFacts(read, provided);
    const selection = selectionOfRow(read.row, controls);
    const known = variantOfRow(read.row, before);
    if (!known && Object.keys(selection).length === 0) {
      Object.assign(fields, productFacts);
      continue;
    }
    const targets = known ? [known] : variantsWith(selection, before);
    if (targets.length === 0) {
      const words = Object.values(selection).join(', ');
      report.warn('The shop does not have this variant; it is left out.', words, read.row.line);
    }
    for (const target of targets) {
      const isSameCode = barcodeKey(target.barcode ?? '') === barcodeKey(barcode ?? '');
      const changed = isSameCode ? productFacts : statedFacts(read, provided);
      for (const [fact, value] of Object.entries(changed))
        facts.push({ key: selectionKey(target), selection: target, fact: fact as ImportedFact, value });
    }
  }
  return { ...fields, variants: withFacts(before.variants, facts) };
}

/** Variants of the shop's product with the values of a selection, or a new one. Empty if no combination has them. */
function variantsWith(selection: Selection, before: RawProduct): RawVariant[] {
  const combination = combinationsOf(before).find((each) => matchesSelection(selection, each));
  if (!combination) return [];
  const spelled = Object.entries(combination).filter(([name]) => Object.hasOwn(selection, name));
  const same = (before.variants ?? []).filter((variant) => {
    const own = fromRawSelection(variant);
    return spelled.every(([name]) => Object.hasOwn(own, name)) && matchesSelection(Object.fromEntries(spelled), own);
  });
  return same.length > 0 ? same : [toRawSelection(Object.fromEntries(spelled))];
}
