import type { FieldKey } from '../../catalogue/fields/field';
import type { CategoryName } from '../../catalogue/new-categories';
import { toImageLink } from '../../catalogue/pictures';
import type { RawProduct } from '../../catalogue/schema/product';
import { toSingleLine } from '../../catalogue/schema/text';
import { money } from '../../money';
import { isSame } from '../ledger/fields';
import type { Watch } from '../slices';
import { NO_OPTION } from './dimensions';
import { lacksFolder } from './offer';
import { ownHeader } from './own-columns';
import type { CombinationRow } from './sold-rows';
import { type Cells, type RowForm, toProductTable, type WrittenProduct } from './to-product-table';

/** Columns of Shopify's product file; those that no product of ours fills are there because it asks for them. */
const COLUMNS = [
  ...['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Product Category', 'Type', 'Tags', 'Published'],
  ...['Option1 Name', 'Option1 Value', 'Option2 Name', 'Option2 Value', 'Option3 Name', 'Option3 Value'],
  ...['Variant SKU', 'Variant Grams', 'Variant Inventory Tracker', 'Variant Inventory Qty', 'Variant Inventory Policy'],
  ...['Variant Fulfillment Service', 'Variant Price', 'Variant Compare At Price', 'Variant Requires Shipping'],
  ...['Variant Taxable', 'Variant Barcode', 'Image Src', 'Image Position', 'Image Alt Text', 'Gift Card', 'SEO Title'],
  ...['SEO Description', 'Google Shopping / MPN', 'Variant Image', 'Variant Weight Unit', 'Status'],
] as const;

/** Products as Shopify's product file, with a row for each picture too; its own columns there are facts that it keeps. */
export function toShopifyCsv(
  products: readonly RawProduct[],
  categories: readonly CategoryName[],
  watch?: Watch,
): Promise<string> {
  return toProductTable(products, categories, FORM, watch);
}

const FORM: RowForm = {
  columns: COLUMNS,
  header: ownHeader,
  brings: isBrought,
  productCells,
  combinationCells: variantCells,
  hasPictureRows: true,
  rowCells: ({ raw: { id }, pictures }, at) => {
    const picture = pictures[at];
    if (!picture) return { Handle: id };
    const { src, alt = '' } = picture;
    return { Handle: id, 'Image Src': src, 'Image Position': String(at + 1), 'Image Alt Text': alt };
  },
};

/** Whether its columns bring a field back to the letter. */
function isBrought(key: FieldKey, { raw, pictures }: WrittenProduct): boolean {
  switch (key) {
    case 'name':
    case 'brand':
    case 'model':
      return raw[key] === undefined || toSingleLine(raw[key]) === raw[key];
    case 'description':
      // Blanks and empty lines that HTML does not keep.
      return (
        raw.description ===
        raw.description
          .split('\n')
          .map(toSingleLine)
          .join('\n')
          .replace(/\n{3,}/g, '\n\n')
      );
    case 'image_links':
      // Colors, views and paths such as '/drawings/a.svg' have no place in Shopify's columns.
      return (
        isSame(raw.image_links, pictures.length > 0 ? pictures.map(toImageLink) : undefined) &&
        pictures.every(({ src, color, view }) => !color && !view && !lacksFolder(src))
      );
    default:
      return false;
  }
}

function productCells({ raw, parsed, category }: WrittenProduct): Cells {
  return {
    Title: raw.name,
    'Body (HTML)': toHtml(parsed.description),
    Vendor: raw.brand,
    Type: category,
    Published: String(!raw.hidden),
    'Gift Card': 'false',
    'Google Shopping / MPN': raw.model ?? '',
    Status: raw.hidden ? 'draft' : 'active',
  };
}

function variantCells({ options, offer }: CombinationRow, isFirst: boolean): Cells {
  const named = options.length > 0 ? options : [[NO_OPTION.name, NO_OPTION.value] as const];
  const cells = named.flatMap(([name, value], at): [string, string][] => [
    ...(isFirst ? [[`Option${at + 1} Name`, name] as [string, string]] : []),
    [`Option${at + 1} Value`, value],
  ]);
  const { number = '', barcode = '', price = 0, oldPrice, stock, image_links: [image = ''] = [] } = offer;
  return {
    ...Object.fromEntries(cells),
    'Variant SKU': number,
    'Variant Inventory Tracker': stock === undefined ? '' : 'shopify',
    'Variant Inventory Qty': stock === undefined ? '' : String(stock),
    'Variant Inventory Policy': 'deny',
    'Variant Fulfillment Service': 'manual',
    'Variant Price': price.toFixed(money.digits),
    'Variant Compare At Price': oldPrice?.toFixed(money.digits) ?? '',
    'Variant Requires Shipping': 'true',
    'Variant Taxable': 'true',
    'Variant Barcode': barcode,
    'Variant Image': image,
  };
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\\': '&#92;' };

/** Paragraphs and their lines as HTML. */
function toHtml(text: string): string {
  const safe = text.replace(/[&<>\\]/g, (sign) => SIGNS[sign] ?? '');
  return safe
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('\n');
}
