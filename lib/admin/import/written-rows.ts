import type { Choice } from '../../catalogue/choice';
import { type ChoiceControl, choiceControls } from '../../catalogue/choice-controls';
import type { RawProduct } from '../../catalogue/schema/product';
import { isNoOption } from './dimensions';
import type { FileOffer } from './file-offers';
import { isSameOffer, type OfferFacts } from './offer';
import { ownSold } from './read-own';
import { optionKey, soldRows } from './sold-rows';

/** Rows that were written from a product of ours: its controls, and each row's choice and facts. */
export type WrittenRows = {
  controls: readonly ChoiceControl[];
  rows: { choice: Choice; offer: OfferFacts; written: OfferFacts }[];
  /** Whether the rows still say what the product says. */
  isSame: boolean;
};

/** The rows of a file as those that a product of ours was written in; undefined where it is none, or one of them is new. */
export function matchWritten(offers: readonly FileOffer[], own: Partial<RawProduct>, model: string | undefined) {
  const sold = ownSold(own, model);
  if (!sold) return undefined;
  const known = new Map(
    soldRows(sold, own.stock !== undefined).map((row) => [optionKey(row.options.map(([, value]) => value)), row]),
  );
  const rows: WrittenRows['rows'] = [];
  for (const { row, offer } of offers) {
    const values = [1, 2, 3].map((number) => row.get(`option ${number} value`));
    const found = known.get(optionKey(values.filter((value) => value !== '' && !isNoOption(value))));
    if (!found) return undefined;
    const { image_links: [first] = [], ...written } = found.offer;
    // A row has room for the first of a combination's pictures.
    const images = offer.image_links?.[0] === first ? found.offer.image_links : offer.image_links;
    rows.push({
      choice: found.choice,
      offer: { ...offer, ...(images && { image_links: images }) },
      written: { ...written, ...(found.offer.image_links && { image_links: found.offer.image_links }) },
    });
  }
  const isSame = rows.length === known.size && rows.every(({ offer, written }) => isSameOffer(offer, written));
  return { controls: choiceControls(sold), rows, isSame };
}
