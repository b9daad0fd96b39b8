import type { RawProduct } from '../../../catalogue/schema/product';
import type { ImportField } from '../import-fields';
import { NO_REPORT, type ProductReport } from '../import-report';
import { hasOption, type RowGroup } from './group-rows';
import type { MappedRow } from './mapped-row';
import { publicAddresses, type RowOffer, readOffer, splitAddresses } from './read-offer';
import { isNoWord, isPublishedWord } from './status-words';

/** What the rows of a product sell. `number` is the product's own; `isHidden`: none of it is published. */
export type ProductOffers = {
  offers: RowOffer[];
  offeredRows: MappedRow[];
  skippedRows: MappedRow[];
  number: string | undefined;
  isHidden: boolean;
};

/** The offers of a product's rows. Variants that are not published are left out, unless none is. */
export function readOffers(group: RowGroup, before: RawProduct | undefined, report: ProductReport): ProductOffers {
  const { rows, variants } = group;
  const offered = variants.length > 0 ? variants : rows.filter((row, at) => at === 0 || isOffer(row));
  const published = offered.filter(isPublished);
  const isHidden = !rows[0] || !isPublished(rows[0]) || published.length === 0;
  const offeredRows = isHidden ? offered : published;
  const skippedRows = offered.filter((row) => !offeredRows.includes(row));
  for (const row of skippedRows) report.warn('A variant that is not published is left out.', row.get('sku'), row.line);
  const read = offeredRows.map((row) => readRowOffer(row, report));
  const number = modelOf(group) ?? sharedNumber(read);
  const offers = read.length > 1 ? read.map((each) => withoutNumber(each, number)) : read;
  return {
    offers: withPrices(offers, group, before, report),
    offeredRows: offeredRows,
    skippedRows: skippedRows,
    number,
    isHidden,
  };
}

/** Whether a row sells something; others have only a further image of the product. */
function isOffer(row: MappedRow): boolean {
  const fields: ImportField[] = ['price', 'salePrice', 'sku', 'barcode', 'stock'];
  return hasOption(row) || fields.some((field) => row.get(field));
}

/** Whether a row is published; words that are not known are not. */
function isPublished(row: MappedRow): boolean {
  if (
    /^(?:discontinued|retired|obsolete|ausgelaufen|descatalogado|fuori catalogo|wycofany)$/i.test(
      row.get('availability'),
    )
  )
    return false;
  return (
    row.all('published').every(({ cell }) => isPublishedWord(cell) === true) &&
    row.all('unpublished').every(({ cell }) => isNoWord(cell))
  );
}

/** The offer of a row with the images of its variant. */
function readRowOffer(row: MappedRow, report: ProductReport) {
  const read = readOffer(row, report);
  const cells = row.columns.format.hasProductImages ? [] : row.all('image');
  const addresses = [...row.all('variantImage'), ...cells].flatMap(({ cell }) => splitAddresses(cell));
  const image_links = publicAddresses(addresses, report);
  return { ...read, offer: { ...read.offer, ...(image_links.length > 0 && { image_links }) } };
}

/**
 * Offers of which all have a price, if any has: one without a price has that of the row above its variants, or of the first row of a table
 * if that is the only price. Another one is on request; a shop system does not sell it.
 */
function withPrices(
  offers: readonly RowOffer[],
  { rows, variants }: RowGroup,
  before: RawProduct | undefined,
  report: ProductReport,
): RowOffer[] {
  const priced = offers.filter(({ offer }) => offer.price !== undefined);
  const parent = variants.length > 0 && rows[0] ? readOffer(rows[0], NO_REPORT).offer : undefined;
  const isSystem = rows[0]?.columns.format.rows === 'parent';
  const only = !isSystem && priced.length === 1 ? offers[0]?.offer.price : undefined;
  const common = parent?.price ?? only;
  if ((priced.length === 0 && common === undefined) || (before && !isSystem)) return [...offers];
  return offers.flatMap((read) => {
    const { row, offer, unread } = read;
    if (offer.price !== undefined) return [read];
    if (common !== undefined && !unread.has('price')) return [{ ...read, offer: { ...offer, price: common } }];
    const message = isSystem
      ? 'A variant without a price is left out.'
      : 'A variant has no price; the store shows “Contact for price”.';
    report.warn(message, row.get('sku'), row.line);
    return isSystem ? [] : [{ ...read, offer: { ...offer, price: 0 } }];
  });
}

/** The brand's number of the product: its own column, if all rows have the same, or the number of the row above its variants. */
function modelOf({ rows, variants }: RowGroup): string | undefined {
  const models = new Set([...rows, ...variants].flatMap((row) => row.get('model') || []));
  if (models.size === 1) return [...models][0];
  return variants.length > 0 ? rows[0]?.get('sku') || undefined : undefined;
}

/** The number that all rows of a product have: it is the product's, not a variant's. */
function sharedNumber(offers: readonly RowOffer[]): string | undefined {
  const numbers = new Set(offers.map(({ offer }) => offer.number));
  return offers.length > 1 && numbers.size === 1 ? [...numbers][0] : undefined;
}

function withoutNumber(read: RowOffer, number: string | undefined): RowOffer {
  if (number === undefined || read.offer.number !== number) return read;
  const { number: _, ...offer } = read.offer;
  return { ...read, offer };
}
