import { toMinorUnits } from '../catalogue/minor-units';
import { varyingControls } from '../catalogue/variants/combinations';
import type { Variant } from '../catalogue/variants/variant';
import { gridOf } from './grid-of';
import { type PackedSold, toNumbers } from './packed-sold';
import type { IndexRow } from './row';
import { toSteps } from './sold-barcodes';
import { soldOf } from './sold-of';
import { takeApart } from './sold-texts';

/** Packs the facts of a row's combinations for the index; `unpackSold` reads them back as they were. */
export function packSold(row: IndexRow): PackedSold {
  const { model, variants, colors: _, sizes: __, price, oldPrice, ...others } = soldOf(row);
  const isCards = price === row.card.price && oldPrice === row.card.oldPrice;
  const own = isCards ? {} : { own: [price, oldPrice ?? null] as const };
  return { ...others, ...own, ...(variants && packVariants(row, variants)) } as PackedSold;
}

function packVariants(row: IndexRow, variants: readonly Variant[]): PackedSold {
  const sold = soldOf(row);
  const controls = varyingControls(sold);
  const places = variants.map(({ choice }) => controls.map(({ name, values }) => values.indexOf(choice[name] ?? '')));
  const isGrid = JSON.stringify(places) === JSON.stringify(gridOf(controls));
  const above = (base: number, prices: readonly (number | undefined)[]) =>
    toNumbers(prices.map((price) => (price === undefined ? undefined : toMinorUnits(price) - toMinorUnits(base))));
  const packed: { [Key in keyof PackedSold]: PackedSold[Key] | undefined } = {
    names: controls.map(({ name }) => name),
    places: isGrid ? undefined : places,
    ...packNumbers(variants, places, sold.model),
    ...packBarcodes(variants),
    prices: above(
      sold.price,
      variants.map(({ price }) => price),
    ),
    oldPrices: above(
      sold.price,
      variants.map(({ oldPrice }) => oldPrice),
    ),
    stocks: toNumbers(variants.map(({ stock }) => stock)),
    made: toNumbers(variants.map(({ made }) => (made === undefined ? undefined : Number(made)))),
    images: variants.some(({ images }) => images) ? variants.map(({ images }) => images ?? null) : undefined,
  };
  return Object.fromEntries(Object.entries(packed).filter(([, value]) => value !== undefined));
}

/** The places of the variants that say a fact, where not all do, and what they say. */
function saidBy(variants: readonly Variant[], fact: 'number' | 'barcode') {
  const said = variants.flatMap((variant, place) =>
    variant[fact] === undefined ? [] : [{ place, text: variant[fact] }],
  );
  const places = said.map(({ place }) => place);
  return { places, some: said.length < variants.length ? places : undefined, texts: said.map(({ text }) => text) };
}

function packNumbers(variants: readonly Variant[], places: readonly (readonly number[])[], model = '') {
  const { some, texts, places: own } = saidBy(variants, 'number');
  if (texts.length === 0) return {};
  const { start, parts, rest } = takeApart(
    texts,
    own.map((place) => places[place] ?? []),
    model,
  );
  return { numbered: some, numberStart: start, numberParts: parts, numberRest: rest };
}

function packBarcodes(variants: readonly Variant[]) {
  const { some, texts } = saidBy(variants, 'barcode');
  if (texts.length === 0) return {};
  const { shape, first, steps } = toSteps(texts) ?? { steps: texts };
  return { barcoded: some, barcodeShape: shape, barcodeFirst: first, barcodeSteps: steps };
}
