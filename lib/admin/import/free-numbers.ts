import type { RawProduct } from '../../catalogue/schema/product';

type Fields = Partial<RawProduct>;

/** Takes numbers and barcodes out of a product's fields that another product bears, and tells it: whoever ordered by one would get the one or the other. */
export type FreeNumbers = (id: string, fields: Fields, doubts: string[]) => Fields;

const keyOf = (code: string, value: string) => `${code} ${value.trim().toLowerCase()}`;

/** The numbers that are free beside those of a shop's products; what was given to one product is taken for the next. */
export function freeNumbers(products: readonly RawProduct[]): FreeNumbers {
  const ofVariants = new Map<string, string>();
  const ofModels = new Map<string, string>();
  const take = (id: string, { model, variants }: Fields) => {
    if (model) ofModels.set(keyOf('number', model), id);
    for (const { number, barcode } of variants ?? []) {
      if (number) ofVariants.set(keyOf('number', number), id);
      if (barcode) ofVariants.set(keyOf('barcode', barcode), id);
    }
  };
  for (const raw of products) take(raw.id, raw);
  return (id, fields, doubts) => {
    const isFree = (code: string, value: string | undefined, ...taken: ReadonlyMap<string, string>[]) => {
      const owner = taken.map((ids) => ids.get(keyOf(code, value ?? ''))).find((other) => other && other !== id);
      if (value && owner) doubts.push(`The number “${value}” is that of “${owner}”; it is left out here.`);
      return !value || !owner;
    };
    const model = isFree('number', fields.model, ofVariants) ? fields.model : undefined;
    const variants = fields.variants?.map(({ number, barcode, ...rest }) => ({
      ...rest,
      ...(number && isFree('number', number, ofVariants, ofModels) && { number }),
      ...(barcode && isFree('barcode', barcode, ofVariants) && { barcode }),
    }));
    const own = { ...fields, ...(fields.model && { model }), ...(variants && { variants }) };
    take(id, own);
    return own;
  };
}
