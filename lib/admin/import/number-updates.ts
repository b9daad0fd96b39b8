import { choiceKey, factName } from '../../catalogue/fields/fact-name';
import type { RawProduct } from '../../catalogue/schema/product';
import type { FileRow, RowGroup } from './file-row';
import type { ImportMap } from './import-map';
import { OFFER_FACTS, readOffer } from './offer';
import type { GroupReading } from './read-group';
import { refuseHeld } from './row-state';

/** Roles under which a row has the number of what it is. */
const NUMBER_ROLES = ['sku', 'model', 'barcode'] as const;

/** Whether rows name nothing of a product but its numbers: those of a list of prices or of stock. */
export const isNumberList = ({ rows, variants }: RowGroup) =>
  variants.length === 0 && rows.every((row) => row.get('name') === '');

/**
 * The prices and pieces that rows without a name give to what bears their numbers: a variant of a product, or all of it. Throws a sentence
 * for what cannot be read or is not for sale.
 */
export function readNumberList({ rows }: RowGroup, map: ImportMap, { model, variants }: RawProduct): GroupReading {
  const fields: Record<string, unknown> = {};
  const doubts: string[] = [];
  for (const row of rows) {
    refuseHeld([row], map);
    const { offer, doubts: open } = readOffer(row, map);
    doubts.push(...open);
    const numbers = numbersOf(row);
    const isModel = model !== undefined && numbers.includes(model);
    const variant = isModel
      ? undefined
      : variants?.find(({ number, barcode }) => numbers.some((each) => each === number || each === barcode));
    for (const fact of OFFER_FACTS) {
      if (fact === 'number' || fact === 'barcode' || fact === 'image_links') continue;
      // With a new price the old one is what the row says, nothing included.
      if (offer[fact] === undefined && !(fact === 'oldPrice' && offer.price !== undefined)) continue;
      fields[variant ? factName(choiceKey(variant), fact) : fact] = offer[fact];
    }
  }
  return { fields, doubts, questions: [] };
}

/** Numbers and barcodes of a row. */
export const numbersOf = (row: FileRow): string[] => NUMBER_ROLES.flatMap((role) => row.get(role) || []);
