import { choiceControls } from '../catalogue/choice-controls';
import { fromMinorUnits, toMinorUnits } from '../catalogue/minor-units';
import type { Variant } from '../catalogue/variants/variant';
import { gridOf } from './grid-of';
import type { PackedSold } from './packed-sold';
import type { IndexRow } from './row';
import { fromSteps } from './sold-barcodes';
import { putTogether } from './sold-texts';

type Sold = NonNullable<IndexRow['sold']>;
type Places = readonly (readonly number[])[];

const known = new WeakMap<Sold, { packed: PackedSold; row: IndexRow }>();

/** The facts of a row's combinations out of the index: most are never asked for, so that variants are read when they are. */
export function unpackSold(packed: PackedSold, row: IndexRow): Sold {
  const { card } = row;
  const { stock, options, quantities, names } = packed;
  const { own: [price, oldPrice] = [card.price, card.oldPrice] } = packed;
  const sold: Sold = {
    ...(card.model !== undefined && { model: card.model }),
    price,
    ...(typeof oldPrice === 'number' && { oldPrice }),
    ...(stock !== undefined && { stock }),
    ...(options && { options }),
    ...(quantities && { quantities }),
  };
  if (!names) return sold;
  const tell = (descriptor: PropertyDescriptor) =>
    Object.defineProperty(sold, 'variants', { ...descriptor, configurable: true, enumerable: true });
  tell({
    get: () => {
      const value = variantsOf(packed, row, price, true);
      tell({ value });
      return value;
    },
  });
  known.set(sold, { packed, row });
  return sold;
}

/** The variants of a row as far as prices go, and what is made: all others and what else they say may be missing. */
export function pricingVariants(sold: Sold): readonly Variant[] {
  const own = known.get(sold);
  return own ? variantsOf(own.packed, own.row, sold.price, false) : (sold.variants ?? []);
}

/** The beginnings that all numbers and all barcodes of a row's variants have; undefined where there are none of them. */
export function startsOf(sold: Sold): { number: string | undefined; barcode: string | undefined } {
  const own = known.get(sold);
  if (!own) return { number: '', barcode: '' };
  const { numberStart = sold.model ?? '', numberParts, numberRest, barcodeShape, barcodeSteps } = own.packed;
  return {
    number: numberRest ? numberStart : numberParts && '',
    barcode: barcodeSteps === undefined ? undefined : (barcodeShape?.[1] ?? ''),
  };
}

/** The variants of a row, or of those that say a price the price alone. */
function variantsOf(packed: PackedSold, row: IndexRow, base: number, isWhole: boolean): Variant[] {
  const [prices, oldPrices, made] = [packed.prices, packed.oldPrices, packed.made].map(fromNumbers);
  if (!isWhole && !prices && !oldPrices && !made) return [];
  const { colors, sizes } = row;
  const { options, names = [], images = [] } = packed;
  const controls = choiceControls({ colors, sizes, options }).filter(({ name }) => names.includes(name));
  const { places = gridOf(controls) } = packed;
  const numbers = isWhole ? numbersOf(packed, row.card.model, places) : [];
  const barcodes = isWhole ? barcodesOf(packed) : [];
  const stocks = isWhole ? fromNumbers(packed.stocks) : undefined;
  const priceAt = (above: number | undefined) =>
    above === undefined ? undefined : fromMinorUnits(toMinorUnits(base) + above);
  return places.flatMap((own, index) => {
    const [above, before, isMade] = [prices?.[index], oldPrices?.[index], made?.[index]];
    if (!isWhole && above === undefined && before === undefined && isMade === undefined) return [];
    const choice: Record<string, string> = {};
    for (const [control, { name, values }] of controls.entries()) {
      const value = values[own[control] ?? -1];
      if (value !== undefined) choice[name] = value;
    }
    const facts = {
      number: numbers[index],
      barcode: barcodes[index],
      price: priceAt(above),
      oldPrice: priceAt(before),
      stock: stocks?.[index],
      images: images[index] ?? undefined,
      made: isMade === undefined ? undefined : isMade === 1,
    };
    const variant: Record<string, unknown> = { choice };
    for (const [fact, value] of Object.entries(facts)) if (value !== undefined) variant[fact] = value;
    return variant as Variant;
  });
}

/** The numbers of a row's variants, in their order. */
function numbersOf(
  { numbered, numberStart: start, numberParts: parts, numberRest: rest }: PackedSold,
  model = '',
  places: Places,
) {
  if (!parts) return [];
  const own = numbered?.map((place) => places[place] ?? []) ?? places;
  return atPlaces(
    putTogether({ ...(start !== undefined && { start }), parts, ...(rest && { rest }) }, own, model),
    numbered,
  );
}

function barcodesOf({ barcoded, barcodeShape: shape, barcodeFirst: first = 0, barcodeSteps: steps = [] }: PackedSold) {
  return atPlaces(shape && typeof steps === 'string' ? fromSteps({ shape, first, steps }) : [...steps], barcoded);
}

/** Texts at the places of those that have them. */
function atPlaces(texts: readonly string[], places: readonly number[] | undefined): readonly (string | undefined)[] {
  if (!places) return texts;
  const all: string[] = [];
  for (const [index, place] of places.entries()) all[place] = texts[index] as string;
  return all;
}

const fromNumbers = (text: string | undefined) =>
  text?.split(',').map((number) => (number === '' ? undefined : Number(number)));
