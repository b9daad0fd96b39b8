import { counted } from '../../counted';
import type { FileRow, RowGroup } from './file-row';
import type { ImportMap } from './import-map';
import { type AmountSettings, type OfferFacts, readOffer, splitAddresses } from './offer';
import type { OpenQuestion } from './open-question';
import { NotForSale, rowState, type WordSettings, wordQuestion } from './row-state';

/** A row of a product that can be bought, with what it says. */
export type FileOffer = { row: FileRow; offer: OfferFacts };

/** The settings with which rows are read: those of sums and of words, and whether the pictures of any row are the product's. */
export type OfferSettings = AmountSettings & WordSettings & Pick<ImportMap, 'pictures'> & { hasProductImages: boolean };

/** The rows of a product that can be bought, the number of all of it, and what is left open, of which questions keep rows out. */
export type FileOffers = {
  offers: FileOffer[];
  /** Whether any of them names a price. */
  hasPrices: boolean;
  model: string | undefined;
  doubts: string[];
  questions: OpenQuestion[];
};

/** Reads what the rows of a product say of it. Throws a sentence for what cannot be read, and a question that keeps all of it out. */
export function readOffers({ rows, variants }: RowGroup, settings: OfferSettings): FileOffers {
  const doubts: string[] = [];
  const questions: OpenQuestion[] = [];
  const listed = variants.length > 0 ? variants : rows.filter(isOffered);
  const offered = listed.filter((row) => {
    const { isHeld, unknown } = rowState(row, settings);
    if (unknown) questions.push(wordQuestion(unknown));
    return !isHeld;
  });
  const held = listed.length - offered.length - questions.length;
  if (held > 0 && offered.length > 0)
    doubts.push(`${counted(held, 'variant')} of it ${held === 1 ? 'is' : 'are'} not for sale in the file.`);
  if (listed.length > 0 && offered.length === 0) throw questions[0] ?? new NotForSale();
  const sold = offered.length > 0 ? offered : rows.slice(0, 1);
  // A product is ordered by one number of its maker's, unless each of its rows has its own.
  const models = new Set([...rows, ...variants].flatMap((row) => row.get('model') || []));
  const [shared] = models;
  const parent = variants.length > 0 ? rows[0]?.get('sku') : undefined;
  const model = models.size > 1 ? undefined : shared || parent || undefined;
  const read = (row: FileRow) => {
    const { offer, doubts: open } = readOffer(row, settings);
    doubts.push(...open);
    return offer;
  };
  const offers = sold.map((row) => {
    const number = models.size > 1 ? row.get('model') : '';
    const ofRow = settings.hasProductImages ? [] : row.all('image_links');
    const image_links = [...row.all('variantImage'), ...ofRow].flatMap((cell) =>
      splitAddresses(cell, settings.pictures),
    );
    return { row, offer: { ...read(row), ...(number && { number }), ...(image_links.length > 0 && { image_links }) } };
  });
  // A row without a price costs what the first one says.
  const isWhole = offers.every(({ offer }) => offer.price !== undefined);
  const { price = 0, oldPrice } = isWhole || !rows[0] ? {} : read(rows[0]);
  const priced = offers.map(({ row, offer }) => ({
    row,
    offer: offer.price === undefined ? { ...offer, price, ...(oldPrice !== undefined && { oldPrice }) } : offer,
  }));
  return {
    offers: priced,
    hasPrices: offers.some(({ offer }) => offer.price !== undefined) || (!isWhole && price !== 0),
    model: model && model.length <= 60 ? model : undefined,
    doubts: [...new Set(doubts)],
    questions,
  };
}

/** Whether a row says more than where another picture of its product is. */
function isOffered(row: FileRow): boolean {
  const { options } = row.columns;
  return (
    (['price', 'salePrice', 'sku', 'barcode', 'stock', 'size', 'color', 'choice'] as const).some((role) =>
      row.get(role),
    ) || options.some((number) => row.get(`option ${number} value`) || row.get(`option ${number} values`))
  );
}
