import type { RawProduct } from '../../catalogue/schema/product';
import { toSingleLine } from '../../catalogue/schema/text';
import { rowOfChoice } from '../../catalogue/variants/raw-choice';
import { toChoices } from './choices';
import { type Dimension, readDimensions } from './dimensions';
import { type OfferSettings, readOffers } from './file-offers';
import type { FileRow, RowGroup } from './file-row';
import { type SoldRow, toGrid } from './grid';
import { goodAddresses, goodBarcode, type OfferFacts } from './offer';
import type { OpenQuestion } from './open-question';
import { type ShortVariants, shortVariants } from './short-variants';
import { matchWritten } from './written-rows';

type RawVariant = NonNullable<RawProduct['variants']>[number];

/** The fields of a product by which its combinations differ, lines for its features, and what the file leaves open; pictures of its one row are its own. */
export type FileVariants = {
  fields: Partial<RawProduct>;
  lines: string[];
  pictures: string[];
  doubts: string[];
  questions: OpenQuestion[];
};

/**
 * The choices of a product, its prices, numbers and pieces, and what of its variants differs; `own` are its fields that the file has in
 * columns of ours, `picture` its first one. Throws a sentence for what cannot be read.
 */
export function readVariants(
  group: RowGroup,
  settings: OfferSettings & { picture: string | undefined },
  own: Partial<RawProduct>,
): FileVariants {
  const { offers, hasPrices, doubts, questions, ...read } = readOffers(group, settings);
  const model = toSingleLine(String(own.model ?? '')) || read.model;
  const written = matchWritten(offers, own, model);
  if (written?.isSame && own.variants)
    return { fields: model ? { model } : {}, lines: [], pictures: [], doubts, questions };
  const sold = offers.map(({ row }) => row);
  const choices = written
    ? undefined
    : toChoices(soldDimensions(readDimensions([...group.rows, ...group.variants]), sold), sold, colorsOf(own));
  const controls = written?.controls ?? choices?.controls ?? [];
  const [lone] = offers.length === 1 && !written ? offers : [];
  const pictures = lone?.offer.image_links ?? [];
  // The only row of a product is ordered by its maker's number, and looks as the product does.
  if (lone) lone.offer = { ...lone.offer, ...(model && { number: model }), image_links: [] };
  const rows = offers.map(({ row, offer }, at): SoldRow => {
    const known = written?.rows[at];
    const named = choices?.controls.map(({ name, of }) => [name, of(row)] as const) ?? [];
    const picks = Object.entries(known?.choice ?? {}).map(([name, value]) => [name, [value]] as const);
    return {
      values: Object.fromEntries([...named, ...picks]),
      offer: soundOffer(known?.offer ?? offer, known?.written, doubts),
      line: row.line,
    };
  });
  const [shown] = rows[0]?.offer.image_links ?? [];
  // A picture that all have is the product's.
  if (shown && shown === settings.picture && rows.every(({ offer }) => offer.image_links?.join() === shown))
    for (const { offer } of rows) delete offer.image_links;
  const grid = toGrid(controls, rows, doubts);
  const short = shortVariants(grid, model);
  for (const code of new Set(short.repeated))
    doubts.push(`“${code}” stands at several of its combinations; it is left out but for the first.`);
  return {
    fields: {
      ...choices?.fields,
      ...toFields(short, controls.length > 0 || own.variants !== undefined),
      ...(!hasPrices && { price: undefined }),
    },
    lines: choices?.lines ?? [],
    pictures,
    doubts: [...doubts, ...(choices?.doubts ?? [])],
    questions,
  };
}

/** Choices without the values that nothing has that is sold. */
function soldDimensions(dimensions: readonly Dimension[], sold: readonly FileRow[]): Dimension[] {
  return dimensions.map((dimension) => {
    const named = sold.map(dimension.of);
    // A row that names no value is all that have it.
    if (named.some((values) => values.length === 0)) return dimension;
    const taken = new Set(named.flat());
    return { ...dimension, values: dimension.values.filter((value) => taken.has(value)) };
  });
}

/** Colors of a column that anybody may have edited. */
function colorsOf({ available_colors, colors }: Partial<RawProduct>) {
  const known = available_colors ?? colors;
  return Array.isArray(known) ? known : [];
}

/** The facts of a row without a barcode or pictures that cannot be; what a product of ours has is not asked about. */
function soundOffer(
  { barcode, image_links, ...offer }: OfferFacts,
  written: OfferFacts | undefined,
  doubts: string[],
): OfferFacts {
  const kept = barcode && barcode !== written?.barcode ? goodBarcode(barcode, doubts) : barcode;
  const images = goodAddresses(image_links ?? [], doubts);
  return { ...offer, ...(kept && { barcode: kept }), ...(images.length > 0 && { image_links: images }) };
}

/** The fields that say it; those that no variant and no product says any more go. */
function toFields({ own, variants }: ShortVariants, hasChoices: boolean): Partial<RawProduct> {
  const { number, price = 0, oldPrice, stock } = own;
  const isVaried = hasChoices || variants.length > 0;
  const says = (fact: keyof OfferFacts) => variants.some(({ said }) => said[fact] !== undefined);
  return {
    ...(number && { model: number }),
    price,
    ...((oldPrice !== undefined || isVaried) && { oldPrice }),
    ...((stock !== undefined || says('stock')) && { stock }),
    ...(isVaried && {
      variants:
        variants.length > 0
          ? variants.map(({ choice, said }): RawVariant => ({ ...rowOfChoice(choice), ...said }))
          : undefined,
    }),
  };
}
