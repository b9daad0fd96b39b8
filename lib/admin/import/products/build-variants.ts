import { selectionKey } from '../../../catalogue/fields/fact-path';
import { barcodeKey } from '../../../catalogue/gtin';
import type { RawProduct } from '../../../catalogue/schema/product';
import { availableCombinations } from '../../../catalogue/variants/available-combinations';
import { allSelections, countCombinations } from '../../../catalogue/variants/combinations';
import { offerOfRow } from '../../../catalogue/variants/offer-of-row';
import { toRawSelection } from '../../../catalogue/variants/raw-selection';
import { resolveVariant } from '../../../catalogue/variants/resolve-variant';
import { MAX_VARIANTS, type Selection } from '../../../catalogue/variants/selection';
import type { ProductReport } from '../import-types';
import type { MappedRow } from './mapped-row';
import type { RowOption } from './product-options';
import { IMPORTED_FACTS, type ImportedFact, type ImportedOffer, type RowOffer } from './read-offer';

type RawVariant = NonNullable<RawProduct['variants']>[number];

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
  const all = [...variants.values()].map(({ offer }) => offer);
  const common = Object.fromEntries(
    (['price', 'oldPrice', 'stock'] as const).flatMap((fact) => {
      const [first, ...others] = all.map((offer) => offer[fact]);
      return others.every((value) => value === first) ? [[fact, first]] : [];
    }),
  );
  const prices = all.flatMap(({ price }) => price ?? []);
  const lowest = prices.length > 0 ? Math.min(...prices) : undefined;
  const [only] = variants.size === 1 && controls.every(({ values }) => values.length < 2) ? all : [];
  // The number and the image of a single row belong to the product, unless the product has another number.
  const hasOwnNumber =
    only?.number !== productNumber && (productNumber !== undefined || hasVariantFact(before, 'number'));
  const ofProduct: ImportedFact[] = only
    ? [
        ...(hasOwnNumber ? [] : (['number'] as const)),
        ...(hasVariantFact(before, 'image_links') ? [] : (['image_links'] as const)),
      ]
    : [];
  const rows = [...variants.values()].flatMap(({ selection, offer }): RawVariant[] => {
    const facts = IMPORTED_FACTS.filter(
      (fact) => offer[fact] !== undefined && !Object.hasOwn(common, fact) && !ofProduct.includes(fact),
    );
    // The price of the product is the lowest price, so variants with that price have none.
    const variantFacts = facts.filter((fact) => fact !== 'price' || offer.price !== lowest);
    return variantFacts.length > 0
      ? [{ ...toRawSelection(selection), ...Object.fromEntries(variantFacts.map((fact) => [fact, offer[fact]])) }]
      : [];
  });
  const missing = missingSelections(
    controls,
    [...variants.values()].map(({ selection }) => selection),
  );
  const list = [...rows, ...missing.map((selection): RawVariant => ({ ...toRawSelection(selection), made: false }))];
  const isProvided = (fact: ImportedFact) =>
    provided.includes(fact) || controls.length > 0 || hasVariantFact(before, fact);
  return {
    ...(only?.number && !hasOwnNumber && { model: only.number }),
    ...(lowest !== undefined && { price: lowest }),
    ...(isProvided('oldPrice') && { oldPrice: common.oldPrice }),
    ...(isProvided('stock') && { stock: common.stock }),
    variants: list.length > 0 ? list : undefined,
  };
}

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
    const [only, ...others] = availableCombinations(offerOfRow(before));
    return [only && others.length === 0 ? only.selection : {}];
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
