import type { CategoryName } from '../../catalogue/new-categories';
import type { RawProduct } from '../../catalogue/schema/product';
import { toSingleLine } from '../../catalogue/schema/text';
import { money } from '../../money';
import type { Watch } from '../slices';
import { LIST_COLUMNS, listHeader } from './own-columns';
import { type RowForm, toProductTable } from './to-product-table';

/** Products with all that they say, a row for each combination, under the words of the form. */
export function toListCsv(
  products: readonly RawProduct[],
  categories: readonly CategoryName[],
  watch?: Watch,
): Promise<string> {
  return toProductTable(products, categories, FORM, watch);
}

const {
  group,
  category: place,
  name: title,
  sku,
  barcode: code,
  price: cost,
  oldPrice: old,
  stock: count,
  variantImage,
} = LIST_COLUMNS;

const FORM: RowForm = {
  columns: Object.values(LIST_COLUMNS),
  header: listHeader,
  brings: (key, { raw }) => key === 'name' && toSingleLine(raw.name) === raw.name,
  productCells: ({ raw, category }) => ({ [title]: raw.name, [place]: category }),
  rowCells: ({ raw }) => ({ [group]: raw.id }),
  combinationCells: ({ options, offer }) => {
    const { number = '', barcode = '', price = 0, oldPrice, stock, image_links: [image = ''] = [] } = offer;
    const named = options.flatMap(([name, value], at) => [
      [`Option ${at + 1} name`, name],
      [`Option ${at + 1} value`, value],
    ]);
    return {
      ...Object.fromEntries(named),
      [sku]: number,
      [code]: barcode,
      [cost]: price.toFixed(money.digits),
      [old]: oldPrice?.toFixed(money.digits) ?? '',
      [count]: stock === undefined ? '' : String(stock),
      [variantImage]: image,
    };
  },
};
