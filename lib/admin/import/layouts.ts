import { CSV_FIELDS, FIELD_LIST } from '../../catalogue/fields/field-list';
import { money } from '../../money';
import { OWN_COLUMNS, ownHeader } from './own-columns';
import { isRole, type Role } from './roles';

/** The key of a known layout of product files; 'other' for a table that is none of them. */
export type LayoutKey = 'own' | 'shopify' | 'woocommerce' | 'google' | 'other';

/** A known way to lay out products in columns. */
export type Layout = {
  name: string;
  /** Names of columns, brought to one spelling, that it always has. */
  has: readonly string[];
  /** Roles of the columns, by their names in that spelling. */
  columns: Readonly<Record<string, Role>>;
  /** Columns of an option: its number, and what they hold of it. */
  option?: RegExp;
  /** Whether a row with another name begins another product, even under the same handle. */
  splitsByName?: boolean;
  /** Whether a row's image is one of the product, whatever variant the row is. */
  hasProductImages?: boolean;
  /** Whether rows with choices that bear one number, or one name and maker, are one product. */
  repeatsProducts?: boolean;
  /** Whether a product may name several categories, between commas. */
  listsCategories?: boolean;
};

/** The known layouts of product files. 'other' knows columns by the names and labels of our fields, and by what people and programs call them. */
export const LAYOUTS: Readonly<Record<LayoutKey, Layout>> = {
  own: {
    name: 'This shop’s own list',
    has: ['id'],
    columns: Object.fromEntries(CSV_FIELDS.map(({ key }) => [plainHeader(key), key as Role])),
  },
  // Shopify's export, and the names of the same columns since 2025.
  shopify: {
    name: 'Shopify',
    has: ['title'],
    splitsByName: true,
    hasProductImages: true,
    columns: {
      ...Object.fromEntries(OWN_COLUMNS.map((field) => [plainHeader(ownHeader(field)), `own ${field.key}` as Role])),
      ...byColumn({
        group: 'handle, url handle',
        name: 'title',
        description: 'body html, description',
        brand: 'vendor',
        category: 'type',
        otherCategory: 'product category',
        published: 'published, status, published on online store',
        sku: 'variant sku, sku',
        price: 'variant price, price',
        oldPrice: 'variant compare at price, compare at price',
        stock: 'variant inventory qty, inventory quantity',
        barcode: 'variant barcode, barcode',
        image_links: 'image src, product image url',
        imagePosition: 'image position',
        imageAlt: 'image alt text',
        variantImage: 'variant image, variant image url',
        model: 'google shopping mpn',
      }),
    },
    option: /^option ?([123]) (name|value)$/,
  },
  woocommerce: {
    name: 'WooCommerce',
    has: ['type', 'sku', 'name', 'regular price'],
    listsCategories: true,
    columns: byColumn({
      number: 'id',
      kind: 'type',
      sku: 'sku',
      barcode: 'gtin upc ean or isbn',
      parent: 'parent',
      name: 'name',
      published: 'published',
      isBestseller: 'is featured',
      summary: 'short description',
      description: 'description',
      availability: 'in stock',
      stock: 'stock',
      salePrice: 'sale price',
      price: 'regular price',
      category: 'categories',
      image_links: 'images',
      brand: 'brands, brand',
    }),
    option: /^attribute (\d{1,2}) (name|value s)$/,
  },
  google: {
    name: 'Google Merchant',
    has: ['id', 'title', 'price', 'availability'],
    columns: byColumn({
      sku: 'id',
      group: 'item group id',
      name: 'title',
      description: 'description',
      price: 'price',
      salePrice: 'sale price',
      brand: 'brand',
      model: 'mpn',
      barcode: 'gtin',
      category: 'product type',
      otherCategory: 'google product category',
      image_links: 'image link, additional image link',
      color: 'color',
      size: 'size',
      availability: 'availability',
      choice: 'pattern',
      fabric: 'material',
      feature: 'product highlight',
      stock: 'sell on google quantity, quantity',
    }),
  },
  other: {
    name: 'Other columns',
    has: [],
    repeatsProducts: true,
    columns: {
      ...Object.fromEntries(
        FIELD_LIST.flatMap(({ key, label }) =>
          isRole(key) ? [key, label].map((name) => [plainHeader(name), key] as const) : [],
        ),
      ),
      ...byColumn({
        sku: 'sku, item number, item no, article number, artikelnummer, art nr, reference, ref, part number, product code, code, מק ט, מקט, رمز المنتج',
        barcode: 'barcode, gtin, ean, upc, isbn, strichcode, ברקוד, الباركود',
        group: 'handle, slug, item group id, group, parent sku, style, style number',
        name: 'name, title, product, product title, item, item name, bezeichnung, artikelname, nom, nombre, produkt, שם, שם מוצר, שם המוצר, الاسم, اسم المنتج',
        brand:
          'vendor, manufacturer, maker, marke, hersteller, marque, marca, brand name, מותג, יצרן, العلامة التجارية, الماركة',
        model: 'model number, mpn, model no',
        price: `unit price, retail price, regular price, variant price, preis, prix, precio, vk, מחיר, السعر, price ${money.code.toLowerCase()}`,
        oldPrice:
          'compare at price, list price, msrp, rrp, was price, uvp, alter preis, original price, מחיר קודם, السعر السابق',
        salePrice: 'sale price, special price, offer price, angebotspreis, מחיר מבצע, سعر العرض',
        stock:
          'quantity, qty, inventory, stock quantity, on hand, bestand, lagerbestand, menge, available quantity, מלאי, כמות, المخزون, الكمية',
        availability: 'availability, in stock',
        category:
          'categories, department, collection, product type, kategorie, categorie, categoria, warengruppe, קטגוריה, الفئة, القسم',
        subcategory: 'sub category, unterkategorie, תת קטגוריה, الفئة الفرعية',
        description: 'body html, body, long description, details, beschreibung, descripcion, text, תיאור, الوصف',
        summary: 'short description, kurzbeschreibung',
        features: 'bullet points, highlights, specifications',
        image_links:
          'image, image url, images, picture, pictures, photo, photos, image link, additional image link, bild, bilder, bild url, image src, image 1, image 2, image 3, image 4, image 5, תמונה, الصورة',
        size: 'size, groesse, große, größe, taille, talla, size name, מידה, المقاس',
        color: 'color, colour, farbe, couleur, color name, צבע, اللون',
        available_sizes: 'sizes, available sizes, größen, groessen',
        available_colors: 'colors, colours, available colors, farben',
        fabric: 'material, composition, fabric, חומר, المادة',
        date: 'created at, date added, release date, datum',
        published: 'published, status, active, visible',
        isBestseller: 'featured, is featured, bestseller',
        currency: 'currency, waehrung, währung',
        rating: 'average rating, stars',
      }),
    },
  },
};

/** The layout of a file by the names of its columns. */
export function findLayout(columns: readonly string[]): LayoutKey {
  const plain = columns.map(plainHeader);
  if (columns.includes('id') && columns.every((column) => CSV_FIELDS.some(({ key }) => key === column))) return 'own';
  const isShopify =
    plain.includes('url handle') ||
    (plain.includes('handle') && plain.some((column) => /^(?:variant|option ?1) /.test(column)));
  const candidates: LayoutKey[] = [...(isShopify ? ['shopify' as const] : []), 'woocommerce', 'google'];
  return candidates.find((key) => LAYOUTS[key].has.every((column) => plain.includes(column))) ?? 'other';
}

/** The role of a column in a layout; 'ignore' for one that it does not know. */
export function roleIn({ columns, option }: Layout, column: string): Role {
  const plain = plainHeader(column);
  if (Object.hasOwn(columns, plain)) return columns[plain] ?? 'ignore';
  const [, number, part] = option?.exec(plain) ?? [];
  return number ? `option ${Number(number)} ${part === 'value s' ? 'values' : (part as 'name' | 'value')}` : 'ignore';
}

/** The plain name of a column: 'Body (HTML)' -> 'body html', 'oldPrice' -> 'old price', 'g:image_link' -> 'image link'. */
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

/** The roles of columns by their names: { group: 'handle, slug' } -> { handle: 'group', slug: 'group' }. */
function byColumn(roles: Partial<Record<Role, string>>): Record<string, Role> {
  return Object.fromEntries(
    Object.entries(roles).flatMap(([role, names = '']) => names.split(', ').map((name) => [name, role as Role])),
  );
}
