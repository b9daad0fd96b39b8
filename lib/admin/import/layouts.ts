import { CSV_FIELDS, FIELD_LIST } from '../../catalogue/fields/field-list';
import { isRole, type Role } from './roles';

/** The key of a known layout of product files; 'other' for a table that is none of them. */
export type LayoutKey = 'own' | 'shopify' | 'woocommerce' | 'google' | 'other';

/** A known way to lay out products in columns. */
export type Layout = {
  key: LayoutKey;
  name: string;
  /** Names of columns, brought to one spelling, that it always has. */
  has: readonly string[];
  /** What its columns mean, by their names in that spelling. */
  columns: Readonly<Record<string, Role>>;
  /** Columns with a number in their names. */
  numbered?: (column: string) => Role | undefined;
  /** Whether a row with another name begins another product, even under the same handle. */
  splitsByName?: boolean;
  /** Whether a product may name several categories, between commas. */
  listsCategories?: boolean;
};

const OWN: Layout = {
  key: 'own',
  name: 'This shop’s own list',
  has: ['id'],
  columns: Object.fromEntries(CSV_FIELDS.map(({ key }) => [plainHeader(key), key as Role])),
};

// Shopify's export, and the names of the same columns since 2025.
const SHOPIFY: Layout = {
  key: 'shopify',
  name: 'Shopify',
  has: ['title'],
  splitsByName: true,
  columns: {
    handle: 'group',
    'url handle': 'group',
    title: 'name',
    'body html': 'description',
    description: 'description',
    vendor: 'brand',
    type: 'category',
    'product category': 'otherCategory',
    published: 'published',
    status: 'published',
    'published on online store': 'published',
    'variant sku': 'sku',
    sku: 'sku',
    'variant price': 'price',
    price: 'price',
    'variant compare at price': 'oldPrice',
    'compare at price': 'oldPrice',
    'variant inventory qty': 'stock',
    'inventory quantity': 'stock',
    'image src': 'image_links',
    'product image url': 'image_links',
    'variant image': 'image_links',
    'variant image url': 'image_links',
    'image position': 'imagePosition',
    'google shopping mpn': 'model',
  },
  numbered: (column) => {
    const [, number, part] = /^option ?([123]) (name|value)$/.exec(column) ?? [];
    return number ? (`option ${Number(number)} ${part as 'name' | 'value'}` as const) : undefined;
  },
};

const WOOCOMMERCE: Layout = {
  key: 'woocommerce',
  name: 'WooCommerce',
  has: ['type', 'sku', 'name', 'regular price'],
  listsCategories: true,
  columns: {
    id: 'number',
    type: 'kind',
    sku: 'sku',
    parent: 'parent',
    name: 'name',
    published: 'published',
    'is featured': 'isBestseller',
    'short description': 'summary',
    description: 'description',
    'in stock': 'availability',
    stock: 'stock',
    'sale price': 'salePrice',
    'regular price': 'price',
    categories: 'category',
    images: 'image_links',
    brands: 'brand',
    brand: 'brand',
  },
  numbered: (column) => {
    const [, number, part] = /^attribute (\d{1,2}) (name|value s)$/.exec(column) ?? [];
    return number ? (`option ${Number(number)} ${part === 'name' ? 'name' : 'values'}` as const) : undefined;
  },
};

const GOOGLE: Layout = {
  key: 'google',
  name: 'Google Merchant',
  has: ['id', 'title', 'price', 'availability'],
  columns: {
    id: 'sku',
    'item group id': 'group',
    title: 'name',
    description: 'description',
    price: 'price',
    'sale price': 'salePrice',
    brand: 'brand',
    mpn: 'model',
    'product type': 'category',
    'google product category': 'otherCategory',
    'image link': 'image_links',
    'additional image link': 'image_links',
    color: 'color',
    size: 'size',
    availability: 'availability',
    material: 'fabric',
    'product highlight': 'feature',
    'sell on google quantity': 'stock',
    quantity: 'stock',
  },
};

/** Any other columns are known by the names and labels of our fields, and by what people and programs call them besides. */
const OTHER: Layout = {
  key: 'other',
  name: 'Other columns',
  has: [],
  columns: {
    ...Object.fromEntries(
      FIELD_LIST.flatMap(({ key, label }) =>
        isRole(key)
          ? [
              [plainHeader(key), key],
              [plainHeader(label), key],
            ]
          : [],
      ),
    ),
    ...spread(
      'sku',
      'sku, item number, item no, article number, artikelnummer, art nr, reference, ref, part number, product code, code, barcode',
    ),
    ...spread('group', 'handle, slug, item group id, group, parent sku, style, style number'),
    ...spread(
      'name',
      'name, title, product, product title, item, item name, bezeichnung, artikelname, nom, nombre, produkt',
    ),
    ...spread('brand', 'vendor, manufacturer, maker, marke, hersteller, marque, marca, brand name'),
    ...spread('model', 'model number, mpn, model no'),
    ...spread('price', 'unit price, retail price, regular price, variant price, preis, prix, precio, vk, price usd'),
    ...spread('oldPrice', 'compare at price, list price, msrp, rrp, was price, uvp, alter preis, original price'),
    ...spread('salePrice', 'sale price, special price, offer price, angebotspreis'),
    ...spread(
      'stock',
      'quantity, qty, inventory, stock quantity, on hand, bestand, lagerbestand, menge, available quantity',
    ),
    ...spread('availability', 'availability, in stock'),
    ...spread(
      'category',
      'categories, department, collection, product type, kategorie, categorie, categoria, warengruppe',
    ),
    ...spread('subcategory', 'sub category, unterkategorie'),
    ...spread('description', 'body html, body, long description, details, beschreibung, descripcion, text'),
    ...spread('summary', 'short description, kurzbeschreibung'),
    ...spread('features', 'bullet points, highlights, specifications'),
    ...spread(
      'image_links',
      'image, image url, images, picture, pictures, photo, photos, image link, additional image link, bild, bilder, bild url, image src, image 1, image 2, image 3, image 4, image 5',
    ),
    ...spread('size', 'size, groesse, große, größe, taille, talla, size name'),
    ...spread('color', 'color, colour, farbe, couleur, color name'),
    ...spread('available_sizes', 'sizes, available sizes, größen, groessen'),
    ...spread('available_colors', 'colors, colours, available colors, farben'),
    ...spread('fabric', 'material, composition, fabric'),
    ...spread('date', 'created at, date added, release date, datum'),
    ...spread('published', 'published, status, active, visible'),
    ...spread('isBestseller', 'featured, is featured, bestseller'),
    ...spread('currency', 'currency, waehrung, währung'),
    ...spread('rating', 'average rating, stars'),
  },
};

const LAYOUTS: readonly Layout[] = [OWN, SHOPIFY, WOOCOMMERCE, GOOGLE, OTHER];
const byKey = new Map(LAYOUTS.map((layout) => [layout.key, layout]));

/** The layout of a key, or the plain table where none is known by it. */
export function layoutOf(key: LayoutKey): Layout {
  return byKey.get(key) ?? OTHER;
}

/** The layout of a file by the names of its columns. */
export function findLayout(columns: readonly string[]): Layout {
  const plain = columns.map(plainHeader);
  if (columns.includes('id') && columns.every((column) => CSV_FIELDS.some(({ key }) => key === column))) return OWN;
  const isShopify =
    plain.includes('url handle') ||
    (plain.includes('handle') && plain.some((column) => /^(?:variant|option ?1) /.test(column)));
  const candidates = [...(isShopify ? [SHOPIFY] : []), WOOCOMMERCE, GOOGLE];
  return candidates.find(({ has }) => has.every((column) => plain.includes(column))) ?? OTHER;
}

/** What a column means in a layout; 'ignore' for one that it does not know. */
export function roleIn(layout: Layout, column: string): Role {
  const plain = plainHeader(column);
  if (Object.hasOwn(layout.columns, plain)) return layout.columns[plain] ?? 'ignore';
  return layout.numbered?.(plain) ?? 'ignore';
}

/** One spelling of a column's name: 'Body (HTML)' -> 'body html', 'oldPrice' -> 'old price', 'g:image_link' -> 'image link'. */
function plainHeader(column: string): string {
  return column
    .slice(0, 200)
    .normalize('NFC')
    .replace(/^g:/, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function spread(role: Role, columns: string): Record<string, Role> {
  return Object.fromEntries(columns.split(', ').map((column) => [column, role]));
}
