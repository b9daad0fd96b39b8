import { withCheckDigit } from '../../lib/catalogue/check-digit';
import type { RawProduct } from '../../lib/catalogue/schema/product';
import { createRandom } from './random';

const SHORT = 8;

/**
 * A product with as many variants as that in a grid of its colors and sizes; what has no such sizes gets a choice of its own. Each has
 * a number and a barcode, as makers number them, the largest ones cost more, and of some the stock is known.
 */
export function withVariants(product: RawProduct, index: number, variants: number): RawProduct {
  const random = createRandom(index + 1);
  const { size, sizes, available_sizes = size ?? sizes, ...others } = product;
  const offered = product.available_colors ?? [];
  const count =
    Array.from({ length: offered.length }, (_, place) => offered.length - place).find((own) => variants % own === 0) ??
    1;
  const colors = offered.slice(0, count);
  const lines = variants / count;
  const list = Array.isArray(available_sizes) && available_sizes.length >= lines ? available_sizes : undefined;
  const values = list?.slice(0, lines) ?? Array.from({ length: lines }, (_, place) => `No. ${place + 1}`);
  const dear = random.chance(0.5) && product.price > 0 ? values.slice(-random.between(1, 2)) : [];
  const more = product.price + random.between(1, 12);
  const maker = 400_000 + ((product.brand.length * 7919) % 99_999);
  let barcode = index * 2 * variants;
  const grid = colors.flatMap((color, place) =>
    values.map((value) => {
      barcode += random.chance(0.9) ? 1 : 2;
      const name = typeof color === 'string' ? color : color.name;
      return {
        color: name,
        ...(list ? { size: String(value) } : { options: { Style: String(value) } }),
        number: `${product.model}-${codeOf(name)}-${String(value).replace(/\W/g, '')}`,
        barcode: withCheckDigit(`${maker}${String(barcode).padStart(7, '0')}`),
        ...(dear.includes(value) && { price: Number(more.toFixed(2)) }),
        ...(random.chance(0.25) && { stock: random.between(0, SHORT) + place }),
      };
    }),
  );
  return {
    ...others,
    available_colors: colors,
    ...(list
      ? { available_sizes: list.slice(0, lines) }
      : { options: [{ name: 'Style', values: values.map(String) }] }),
    variants: grid,
  } as RawProduct;
}

/** A color's number at its maker: three digits. */
const codeOf = (name: string) =>
  String([...name].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 1000, 7)).padStart(3, '0');
