import { choiceControls } from '../catalogue/choice-controls';
import { toMinorUnits } from '../catalogue/minor-units';
import { namedControls } from '../catalogue/variants/speakers';
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
  const named = namedControls(variants);
  const controls = choiceControls(sold).filter(({ name }) => named.has(name));
  const places = variants.map(({ choice }) => controls.map(({ name, values }) => values.indexOf(choice[name] ?? '')));
  const isGrid = JSON.stringify(places) === JSON.stringify(gridOf(controls));
  const above = (base: number, prices: readonly (number | undefined)[]) =>
    toNumbers(prices.map((price) => (price === undefined ? undefined : toMinorUnits(price) - toMinorUnits(base))));
  const { start, parts, rest } = takeApart(
    variants.map(({ number }) => number),
    places,
    sold.model ?? '',
  );
  const barcodes = variants.map(({ barcode }) => barcode);
  const steps = toSteps(barcodes);
  const packed: { [Key in keyof PackedSold]: PackedSold[Key] | undefined } = {
    names: controls.map(({ name }) => name),
    places: isGrid ? undefined : places,
    ...(variants.some(({ number }) => number !== undefined) && {
      numberStart: start,
      numberParts: parts,
      numberRest: rest,
    }),
    barcodeShape: steps?.shape,
    barcodeFirst: steps?.first,
    barcodeSteps:
      steps?.steps ??
      (barcodes.some((barcode) => barcode !== undefined) ? barcodes.map((own) => own ?? null) : undefined),
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
