import Papa from 'papaparse';
import type { CategoryName } from '../../catalogue/new-categories';
import { productSchema, type RawProduct } from '../../catalogue/schema/product';
import { toSingleLine } from '../../catalogue/schema/text';
import { guardedCell } from '../../csv-cell';
import { money } from '../../money';
import { inSlices, type Watch } from '../slices';
import { NO_OPTION } from './dimensions';
import { placeOf } from './file-categories';
import { OWN_COLUMNS, ownCell, ownHeader } from './own-columns';
import { type CombinationRow, soldRows } from './sold-rows';

/** Columns of Shopify's product file; those that no product of ours fills are there because it asks for them. */
const COLUMNS = [
  ...['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Product Category', 'Type', 'Tags', 'Published'],
  ...['Option1 Name', 'Option1 Value', 'Option2 Name', 'Option2 Value', 'Option3 Name', 'Option3 Value'],
  ...['Variant SKU', 'Variant Grams', 'Variant Inventory Tracker', 'Variant Inventory Qty', 'Variant Inventory Policy'],
  ...['Variant Fulfillment Service', 'Variant Price', 'Variant Compare At Price', 'Variant Requires Shipping'],
  ...['Variant Taxable', 'Variant Barcode', 'Image Src', 'Image Position', 'Image Alt Text', 'Gift Card', 'SEO Title'],
  ...['SEO Description', 'Google Shopping / MPN', 'Variant Image', 'Variant Weight Unit', 'Status'],
] as const;

type Cells = Partial<Record<string, string>> & Partial<Record<(typeof COLUMNS)[number], string>>;

/**
 * Products as Shopify's product file: a row for each combination that is made and for each picture. What it has no column for stands in
 * columns of ours, as facts that it keeps, by which an import knows the product again. A product that a build refuses is left out.
 */
export async function toShopifyCsv(
  products: readonly RawProduct[],
  categories: readonly CategoryName[],
  watch?: Watch,
): Promise<string> {
  const rows: Cells[] = [];
  const words = new Map(categories.map(({ key, name }) => [key, placeOf(name)[0] === name ? name : key]));
  await inSlices(products, (raw) => rows.push(...productRows(raw, words.get(raw.category) ?? raw.category)), watch);
  const own = OWN_COLUMNS.map(ownHeader).filter((header) => rows.some((row) => row[header]));
  const fields = [...COLUMNS, ...own];
  const data = rows.map((row) => fields.map((column) => guardedCell(row[column] ?? '')));
  return `\uFEFF${Papa.unparse({ fields, data }, { newline: '\r\n' })}`;
}

function productRows(raw: RawProduct, type: string): Cells[] {
  const parsed = productSchema.safeParse(raw);
  if (!parsed.success) return [];
  const { id, images, alts } = parsed.data;
  const combinations = soldRows(parsed.data, raw.stock !== undefined);
  const count = Math.max(combinations.length, images.length);
  return Array.from({ length: count }, (_, at) => {
    const [row, image] = [combinations[at], images[at]];
    return {
      Handle: id,
      ...(at === 0 && productCells(raw, parsed.data.description, type)),
      ...(row && variantCells(row, at === 0)),
      ...(image && { 'Image Src': image, 'Image Position': String(at + 1), 'Image Alt Text': alts[at] ?? '' }),
    };
  });
}

function productCells(raw: RawProduct, description: string, type: string): Cells {
  // Blanks and empty lines that HTML does not keep.
  const isPlain =
    description ===
    description
      .split('\n')
      .map(toSingleLine)
      .join('\n')
      .replace(/\n{3,}/g, '\n\n');
  const isLeftOut = (key: string) =>
    key === 'description' ? isPlain : ['price', 'oldPrice', 'stock'].includes(key) && !raw.variants;
  const own = OWN_COLUMNS.filter(({ key }) => !isLeftOut(key));
  return {
    Title: raw.name,
    'Body (HTML)': toHtml(description),
    Vendor: raw.brand,
    Type: type,
    Published: 'true',
    'Gift Card': 'false',
    'Google Shopping / MPN': raw.model ?? '',
    Status: 'active',
    ...Object.fromEntries(own.map((field) => [ownHeader(field), ownCell(field, raw[field.key])])),
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
