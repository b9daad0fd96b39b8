import { choiceControls } from '../catalogue/choice-controls';
import { fromMinorUnits, toMinorUnits } from '../catalogue/minor-units';
import type { Variant } from '../catalogue/variants/variant';
import { gridOf } from './grid-of';
import type { PackedSold } from './packed-sold';
import type { IndexRow } from './row';
import { fromSteps } from './sold-barcodes';
import { putTogether } from './sold-texts';

type Sold = NonNullable<IndexRow['sold']>;

const known = new WeakMap<Sold, () => readonly Variant[]>();

/** The facts of a row's combinations out of the index: most are never asked for, so that variants are read when they are. */
export function unpackSold(packed: PackedSold, row: IndexRow): Sold {
  const { card } = row;
  const { stock, options, quantities, names, own: [price, oldPrice] = [card.price, card.oldPrice] } = packed;
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
  known.set(sold, () => variantsOf(packed, row, price, false));
  return sold;
}

/** The variants of a row as far as prices go, and what is made: all others and what else they say may be missing. */
export function pricingVariants(sold: Sold): readonly Variant[] {
  return (known.get(sold) ?? (() => sold.variants ?? []))();
}

/** The variants of a row, or of those that say a price the price alone. */
function variantsOf(packed: PackedSold, row: IndexRow, base: number, isWhole: boolean): Variant[] {
  const [prices, oldPrices, made] = [packed.prices, packed.oldPrices, packed.made].map(fromNumbers);
  if (!isWhole && !prices && !oldPrices && !made) return [];
  const { colors, sizes } = row;
  const { options, names = [], images = [] } = packed;
  const controls = choiceControls({ colors, sizes, options }).filter(({ name }) => names.includes(name));
  const { places = gridOf(controls) } = packed;
  const numbers = isWhole ? numbersOf(packed, row, places) : [];
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
  { numberStart, numberParts, numberRest }: PackedSold,
  { card }: IndexRow,
  places: readonly (readonly number[])[],
) {
  if (!numberParts) return [];
  const start = numberStart === undefined ? {} : { start: numberStart };
  return putTogether(
    { ...start, parts: numberParts, ...(numberRest && { rest: numberRest }) },
    places,
    card.model ?? '',
  );
}

function barcodesOf({ barcodeShape: shape, barcodeFirst: first = 0, barcodeSteps: steps }: PackedSold) {
  if (typeof steps !== 'string') return steps?.map((barcode) => barcode ?? undefined) ?? [];
  return shape ? fromSteps({ shape, first, steps }) : [];
}

const fromNumbers = (text: string | undefined) =>
  text?.split(',').map((number) => (number === '' ? undefined : Number(number)));
