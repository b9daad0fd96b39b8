import type { CategoryName } from '../../catalogue/categories/new-categories';
import type { FieldKey } from '../../catalogue/fields/field';
import { FIELD_LIST } from '../../catalogue/fields/field-list';
import { FIELDS } from '../../catalogue/fields/fields';
import { linkSrc, type ProductPicture } from '../../catalogue/images/product-images';
import {
  FIELDS_IN_FILE_ORDER,
  type ParsedProduct,
  productSchema,
  type RawProduct,
} from '../../catalogue/schema/product';
import { isRecord } from '../../is-record';
import { money } from '../../money';
import { slugify } from '../../slug';
import { VARIANT_COLUMNS } from '../import/import-fields';
import { forEachInChunks } from '../run-in-chunks';
import { type CombinationRow, combinationRows } from './combination-rows';
import { type CsvRow, formatFieldCell, toCsvText, VARIANT_CELLS } from './field-cell';

/** Columns of Shopify's product file. Some are always empty, but Shopify expects them. */
const COLUMNS = [
  ...['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Product Category', 'Type', 'Tags', 'Published'],
  ...['Option1 Name', 'Option1 Value', 'Option2 Name', 'Option2 Value', 'Option3 Name', 'Option3 Value'],
  ...['Variant SKU', 'Variant Grams', 'Variant Inventory Tracker', 'Variant Inventory Qty', 'Variant Inventory Policy'],
  ...['Variant Fulfillment Service', 'Variant Price', 'Variant Compare At Price', 'Variant Requires Shipping'],
  ...['Variant Taxable', 'Variant Barcode', 'Image Src', 'Image Position', 'Image Alt Text', 'Gift Card', 'SEO Title'],
  ...['SEO Description', 'Google Shopping / MPN', 'Variant Image', 'Variant Weight Unit', 'Status'],
];

/** Shopify's option of a product without options. */
const NO_OPTIONS = [['Title', 'Default Title']] as const;

/** Fields with a column in Shopify's file. */
const SHOPIFY_FIELDS = new Set<FieldKey>([
  ...(['id', 'name', 'brand', 'model', 'description', 'price', 'oldPrice', 'stock', 'hidden', 'variants'] as const),
]);
const METAFIELDS = FIELD_LIST.filter(({ key }) => !SHOPIFY_FIELDS.has(key)).map((field) => ({
  field,
  column: `${field.label} (product.metafields.catalogue.${field.key})`,
}));

/**
 * Products as Shopify's product file: one row for each available combination, and more rows for more pictures. Fields without a
 * Shopify column are metafields: 'Material (product.metafields.catalogue.fabric)'. Leaves out invalid products.
 */
export async function toShopifyCsv(
  products: readonly RawProduct[],
  categories: readonly CategoryName[],
): Promise<string> {
  const rows: CsvRow[] = [];
  const names = categoryTypes(categories);
  const add = (raw: RawProduct) => {
    const parsed = productSchema.safeParse(raw);
    if (parsed.success) rows.push(...toRows(raw, parsed.data, names.get(raw.category) ?? raw.category));
  };
  await forEachInChunks(products, add);
  return toCsvText(
    COLUMNS,
    METAFIELDS.map(({ column }) => column),
    rows,
  );
}

/** Cell of the column Type by category key: the name, or the key if the name is not unique or looks like a path or list. */
function categoryTypes(categories: readonly CategoryName[]): ReadonlyMap<string, string> {
  const isUnique = (name: string) => categories.filter((other) => other.name === name).length === 1;
  const isPlain = (name: string) => /^(?!\d+$)[^>|;\n]{1,60}$/.test(name);
  return new Map(categories.map(({ key, name }) => [key, isPlain(name) && isUnique(name) ? name : key]));
}

function toRows(raw: RawProduct, parsed: ParsedProduct, type: string): CsvRow[] {
  const { rows, isComplete } = combinationRows(parsed);
  // Pictures of variants follow the pictures of the product.
  const pictures = parsed.images.slice(0, new Set((raw.image_links ?? []).map(linkSrc)).size);
  const isMetafield = (key: FieldKey) => {
    switch (key) {
      case 'category':
        return slugify(type) !== raw.category;
      case 'image_links':
        return pictures.some(({ src, color, view }) => color || view || !src.startsWith('https:'));
      case 'available_colors':
      case 'colors':
        return !isComplete || raw[key]?.some((color) => typeof color === 'object' || color.startsWith('#'));
      case 'available_sizes':
      case 'size':
      case 'sizes':
        return !isComplete;
      case 'options':
        // An import turns an option with a single value into a specification.
        return !isComplete || raw.options?.some(({ values }) => new Set(values.map(String)).size < 2);
      default:
        return true;
    }
  };
  const metafields = METAFIELDS.filter(({ field }) => isMetafield(field.key));
  const first = {
    Title: raw.name,
    'Body (HTML)': toHtml(parsed.description),
    Vendor: raw.brand,
    Type: type,
    Published: String(!raw.hidden),
    'Gift Card': 'false',
    'Google Shopping / MPN': raw.model ?? '',
    Status: raw.hidden ? 'draft' : 'active',
    ...Object.fromEntries(metafields.map(({ field, column }) => [column, formatFieldCell(field, raw[field.key])])),
  };
  return Array.from({ length: Math.max(rows.length, pictures.length) }, (_, at) => ({
    Handle: raw.id,
    ...(at === 0 && first),
    ...pictureCells(pictures[at], at),
    ...variantCells(rows[at], at === 0, raw.stock !== undefined),
  }));
}

function pictureCells(picture: ProductPicture | undefined, at: number): CsvRow {
  if (!picture) return {};
  return { 'Image Src': picture.src, 'Image Position': String(at + 1), 'Image Alt Text': picture.alt ?? '' };
}

/** Cells of a combination. Option names are in the first row only. `hasStock`: the product has a stock, so that it is tracked. */
function variantCells(row: CombinationRow | undefined, isFirst: boolean, hasStock: boolean): CsvRow {
  if (!row) return {};
  const { number = '', barcode = '', price, oldPrice, stock, images: [image = ''] = [], overriddenBy } = row.variant;
  const isTracked = hasStock || overriddenBy.stock !== undefined;
  const cells = (row.options.length > 0 ? row.options : NO_OPTIONS).flatMap(([name, value], at) => [
    [`Option${at + 1} Name`, isFirst ? name : ''],
    [`Option${at + 1} Value`, value],
  ]);
  return {
    ...Object.fromEntries(cells),
    'Variant SKU': number,
    'Variant Inventory Tracker': isTracked ? 'shopify' : '',
    'Variant Inventory Qty': isTracked ? String(stock) : '',
    'Variant Inventory Policy': 'deny',
    'Variant Fulfillment Service': 'manual',
    'Variant Price': price.toFixed(money.digits),
    'Variant Compare At Price': oldPrice?.toFixed(money.digits) ?? '',
    'Variant Requires Shipping': 'true',
    'Variant Taxable': 'true',
    'Variant Barcode': barcode,
    'Variant Image': typeof image === 'string' ? image : image.src,
  };
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\\': '&#92;' };

/** Plain text as HTML paragraphs. */
function toHtml(text: string): string {
  return text
    .replace(/[&<>\\]/g, (sign) => ENTITIES[sign] ?? '')
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('\n');
}

/** Columns that every row has. */
const REPEATED_FIELDS = ['id', 'name'] as const;
const OWN_FIELDS = FIELDS_IN_FILE_ORDER.filter((key) => key !== 'variants');
const OPTIONAL = [
  ...OWN_FIELDS.filter((key) => !(REPEATED_FIELDS as readonly string[]).includes(key)),
  ...VARIANT_COLUMNS.map((column) => `variant:${column}`),
];

/**
 * CSV file with all fields. Columns have the field names of the data file: 'price', 'variant:price'. A product has one row, or one row
 * for each entry of its `variants`; the first row also has the fields of the product. Includes invalid products.
 */
export async function toAllFieldsCsv(products: readonly RawProduct[]): Promise<string> {
  const rows: CsvRow[] = [];
  await forEachInChunks(products, (raw) => rows.push(...toFieldRows(raw)));
  return toCsvText(REPEATED_FIELDS, OPTIONAL, rows);
}

function toFieldRows(raw: RawProduct): CsvRow[] {
  const cellsOf = (keys: typeof FIELDS_IN_FILE_ORDER) =>
    Object.fromEntries(keys.map((key) => [key, formatFieldCell(FIELDS[key], raw[key])]));
  // Skips empty variants, because they have no effect.
  const variants = (Array.isArray(raw.variants) ? raw.variants : []).map(toVariantCells).filter(hasCells);
  const [first, ...others] = variants;
  return [
    { ...cellsOf(OWN_FIELDS), ...first },
    ...others.map((variant) => ({ ...cellsOf(REPEATED_FIELDS), ...variant })),
  ];
}

function toVariantCells(variant: unknown): CsvRow {
  const values = isRecord(variant) ? variant : {};
  return Object.fromEntries(
    VARIANT_COLUMNS.map((column) => [`variant:${column}`, formatFieldCell(VARIANT_CELLS[column], values[column])]),
  );
}

const hasCells = (row: CsvRow) => Object.values(row).some(Boolean);
