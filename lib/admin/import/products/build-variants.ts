import { selectionKey } from '../../../catalogue/fields/fact-path';
import { barcodeKey } from '../../../catalogue/gtin';
import type { RawProduct } from '../../../catalogue/schema/product';
import { availableCombinations } from '../../../catalogue/variants/available-combinations';
import { allSelections, countCombinations } from '../../../catalogue/variants/combinations';
import { offerOfRow } from '../../../catalogue/variants/offer-of-row';
import { toRawSelection } from '../../../catalogue/variants/raw-selection';
import { resolveVariant } from '../../../catalogue/variants/resolve-variant';
import { MAX_VARIANTS, type Selection } from '../../../catalogue/variants/selection';
import type { ProductReport } from '../import-report';
import type { MappedRow } from './mapped-row';
import type { RowOption } from './product-options';
import { IMPORTED_FACTS, type ImportedFact, type ImportedOffer, type RowOffer } from './read-offer';

type RawVariant = NonNullable<RawProduct['variants']>[number];

/** What the offers of a product make of its fields: facts that all have are the product's, others those of variants. */
export function buildVariants(
  offers: readonly RowOffer[],
  controls: readonly RowOption[],
  { provided, productNumber }: { provided: readonly ImportedFact[]; productNumber: string | undefined },
  before: RawProduct | undefined,
  report: ProductReport,
): Partial<RawProduct> {
  const variants = new Map<string, { choice: Selection; offer: ImportedOffer }>();
  for (const { row, offer, unread } of offers) {
    for (const choice of selectionsOf(row, controls, offers.length, before)) {
      const key = JSON.stringify(choice);
      if (variants.has(key))
        report.warn('Two rows are the same variant; the first one counts.', Object.values(choice).join(', '), row.line);
      else variants.set(key, { choice, offer: withKnownFacts(offer, choice, provided, unread, before) });
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
  // The number and the image of an only row are the product's, unless that has another number.
  const hasOwnNumber =
    only?.number !== productNumber && (productNumber !== undefined || hasVariantFact(before, 'number'));
  const ofProduct: ImportedFact[] = only
    ? [
        ...(hasOwnNumber ? [] : (['number'] as const)),
        ...(hasVariantFact(before, 'image_links') ? [] : (['image_links'] as const)),
      ]
    : [];
  const rows = [...variants.values()].flatMap(({ choice, offer }): RawVariant[] => {
    const facts = IMPORTED_FACTS.filter(
      (fact) => offer[fact] !== undefined && !Object.hasOwn(common, fact) && !ofProduct.includes(fact),
    );
    // A variant that costs as much as the cheapest one has the product's price.
    const own = facts.filter((fact) => fact !== 'price' || offer.price !== lowest);
    return own.length > 0
      ? [{ ...toRawSelection(choice), ...Object.fromEntries(own.map((fact) => [fact, offer[fact]])) }]
      : [];
  });
  const missing = missingSelections(
    controls,
    [...variants.values()].map(({ choice }) => choice),
  );
  const list = [...rows, ...missing.map((choice): RawVariant => ({ ...toRawSelection(choice), made: false }))];
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

/** Whether variants of the shop's product have a fact of their own. */
export const hasVariantFact = (before: RawProduct | undefined, fact: ImportedFact): boolean =>
  before?.variants?.some((variant) => variant[fact] !== undefined) ?? false;

/**
 * Every choice of a row: one of each control's values. A control with none or all of its values is left open, and so are all of an only
 * row. A row without options is the only combination of the shop's product.
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

/** Combinations of the controls' values that no row is. */
function missingSelections(controls: readonly RowOption[], choices: readonly Selection[]): Selection[] {
  if (controls.length === 0 || countCombinations(controls) > MAX_VARIANTS) return [];
  const sold = new Set(choices.map((choice) => selectionKey(toRawSelection(choice))));
  const open = choices.filter((choice) => Object.keys(choice).length < controls.length);
  return allSelections(controls).filter(
    (choice) =>
      !sold.has(selectionKey(toRawSelection(choice))) &&
      !open.some((one) => Object.entries(one).every(([name, value]) => choice[name] === value)),
  );
}

/** An offer with the facts that the shop has for its choice and the file has no columns for. */
function withKnownFacts(
  offer: ImportedOffer,
  choice: Selection,
  provided: readonly ImportedFact[],
  unread: ReadonlySet<ImportedFact>,
  before: RawProduct | undefined,
): ImportedOffer {
  if (!before) return offer;
  const { number, barcode, price, oldPrice, images, overriddenBy, isAvailable, stock } = resolveVariant(
    offerOfRow(before),
    choice,
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
  // Shopify has one image of a variant.
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
