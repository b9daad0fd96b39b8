import { CSV_FIELDS, FIELD_LIST } from '../../catalogue/fields/field-list';
import { COLUMN_WORDS } from './column-words';
import { numberedRole } from './numbered-role';
import { LIST_ROLES, OWN_COLUMNS, ownHeader } from './own-columns';
import { bareHeader, plainHeader, withoutFillers } from './plain-header';
import { isRole, type Role } from './roles';

/** The key of a known layout of product files; 'other' for a table that is none of them. */
export type LayoutKey = 'own' | 'list' | 'shopify' | 'woocommerce' | 'google' | 'other';

/** A known way to lay out products in columns. */
export type Layout = {
  name: string;
  /** Names of columns, brought to one spelling, that it always has; of those between strokes one. */
  has: readonly string[];
  /** Roles of the columns, by their names in that spelling. */
  columns: Readonly<Record<string, Role>>;
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
  list: {
    name: 'This shop’s own list with all fields',
    has: ['id', 'product name', 'option 1 name'],
    columns: Object.fromEntries(LIST_ROLES.map(([name, role]) => [plainHeader(name), role])),
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
        group: ['handle, url handle'],
        name: ['title'],
        description: ['body (html), description'],
        brand: ['vendor'],
        category: ['type'],
        otherCategory: ['product category'],
        published: ['published, status, published on online store'],
        sku: ['variant sku, sku'],
        price: ['variant price, price'],
        oldPrice: ['variant compare at price, compare-at price'],
        stock: ['variant inventory qty, inventory quantity'],
        backorder: ['variant inventory policy, continue selling when out of stock'],
        barcode: ['variant barcode, barcode'],
        weight: ['variant grams, weight value (grams)'],
        weightUnit: ['variant weight unit, weight unit for display'],
        tags: ['tags'],
        image_links: ['image src, product image url'],
        imagePosition: ['image position'],
        imageAlt: ['image alt text'],
        variantImage: ['variant image, variant image url'],
        model: ['google shopping / mpn'],
      }),
    },
  },
  // WooCommerce writes the names of its columns in the language of the site.
  woocommerce: {
    name: 'WooCommerce',
    has: [
      'type|typ|tipo',
      'sku|artikelnummer|ugs',
      'regular price|regularer preis|tarif regulier|precio normal|prezzo di listino|reguliere prijs|preco normal',
    ],
    listsCategories: true,
    columns: byColumn({
      number: ['id'],
      kind: ['type, Typ, tipo'],
      sku: ['sku, Artikelnummer, UGS'],
      barcode: ['gtin upc ean or isbn, GTIN UPC EAN oder ISBN, GTIN UPC EAN ou ISBN, GTIN UPC EAN o ISBN'],
      parent: ['parent, Übergeordnetes Produkt, superior, genitore, hoofd'],
      name: ['name, nom, nombre, nome, naam'],
      published: [
        'published, visibility in catalog, veröffentlicht, Sichtbarkeit im Katalog, publié, visibilité dans le catalogue, publicado, visibilidad en el catálogo, pubblicato, visibilità nel catalogo, gepubliceerd',
      ],
      isBestseller: ['is featured, ist hervorgehoben, mis en avant, está destacado, in primo piano'],
      summary: ['short description, Kurzbeschreibung, description courte, descripción corta, breve descrizione'],
      description: ['description, Beschreibung, descripción, descrizione, beschrijving'],
      availability: ['in stock, vorrätig, en stock, existencias'],
      stock: ['stock, Lagerbestand, Bestand, Inventar, inventario, magazzino, voorraad'],
      backorder: [
        'backorders allowed, Lieferrückstände erlaubt, autoriser les commandes de produits en rupture, permitir reservas de productos agotados, arretrati consentiti',
      ],
      saleFrom: [
        'date sale price starts, Datum an dem Angebotspreis beginnt, date de début de promo, día en que empieza el precio rebajado, data di inizio del prezzo in offerta',
      ],
      saleUntil: [
        'date sale price ends, Datum an dem Angebotspreis endet, date de fin de promo, día en que termina el precio rebajado, data di fine del prezzo in offerta',
      ],
      salePrice: ['sale price, Angebotspreis, tarif promo, precio rebajado, prezzo in offerta, actieprijs'],
      price: ['regular price, Regulärer Preis, tarif régulier, precio normal, prezzo di listino, reguliere prijs'],
      otherPrice: ['price'],
      weight: ['weight, Gewicht, poids, peso, gewicht'],
      feature: [
        'length, width, height, Länge, Breite, Höhe, longueur, largeur, hauteur, longitud, anchura, altura, ancho, alto, lunghezza, larghezza, altezza',
      ],
      tags: ['tags, Schlagwörter, étiquettes, etiquetas, tag'],
      category: ['categories, Kategorien, catégories, categorías, categorie'],
      imageAlt: ['image alt text'],
      image_links: ['images, Bilder, imágenes, immagini, afbeeldingen'],
      brand: ['brands, brand, Marken, Marke, marques, marcas, marchi'],
    }),
  },
  google: {
    name: 'Google Merchant',
    has: ['id', 'title', 'price', 'availability'],
    columns: byColumn({
      sku: ['id'],
      group: ['item group id'],
      name: ['title'],
      description: ['description'],
      price: ['price'],
      salePrice: ['sale price'],
      saleDays: ['sale price effective date'],
      brand: ['brand'],
      model: ['mpn'],
      barcode: ['gtin'],
      category: ['product type'],
      otherCategory: ['google product category'],
      image_links: ['image link, additional image link'],
      color: ['color'],
      size: ['size'],
      availability: ['availability'],
      choice: ['pattern'],
      fabric: ['material'],
      weight: ['shipping weight, product weight'],
      feature: [
        'product highlight, gender, age group, energy efficiency class, product length, product width, product height',
      ],
      stock: ['sell on google quantity, quantity, inventory'],
    }),
  },
  other: {
    name: 'Other columns',
    has: [],
    repeatsProducts: true,
    columns: {
      ...byColumn(COLUMN_WORDS),
      ...Object.fromEntries(
        FIELD_LIST.flatMap(({ key, label }) =>
          isRole(key) ? [key, label].map((name) => [plainHeader(name), key] as const) : [],
        ),
      ),
    },
  },
};

/** The layout of a file by the names of its columns. */
export function findLayout(columns: readonly string[]): LayoutKey {
  const plain = new Set(columns.flatMap((column) => [plainHeader(column), plainHeader(bareHeader(column))]));
  if (columns.includes('id') && columns.every((column) => CSV_FIELDS.some(({ key }) => key === column))) return 'own';
  const isShopify =
    plain.has('url handle') ||
    (plain.has('handle') && [...plain].some((column) => /^(?:variant|option ?1) /.test(column)));
  const candidates: LayoutKey[] = [...(isShopify ? ['shopify' as const] : []), 'list', 'woocommerce', 'google'];
  const hasAll = (key: LayoutKey) =>
    LAYOUTS[key].has.every((names) => names.split('|').some((name) => plain.has(name)));
  return candidates.find(hasAll) ?? 'other';
}

/** The role of a column in a layout; 'ignore' for one that it does not know. */
export function roleIn({ columns }: Layout, column: string): Role {
  const plain = plainHeader(column);
  const isFact = !Object.hasOwn(columns, plain) && FACT.test(column);
  const bare = plainHeader(bareHeader(column));
  for (const name of isFact ? [] : [plain, bare, withoutFillers(bare)])
    if (Object.hasOwn(columns, name)) return columns[name] ?? 'ignore';
  return isFact ? 'feature' : (numberedRole(plain) ?? 'ignore');
}

/** Columns of facts that bear a name of their own: as the arranged table of a sender has them, and one shop system. */
const FACT = /^feature: .|\(product\.metafields\./i;

/** The roles of columns by their names: { group: ['handle, slug'] } -> { handle: 'group', slug: 'group' }. */
function byColumn(roles: Partial<Record<Role, readonly string[]>>): Record<string, Role> {
  return Object.fromEntries(
    Object.entries(roles).flatMap(([role, names = []]) =>
      names.flatMap((some) => some.split(', ').map((name) => [plainHeader(name), role as Role] as const)),
    ),
  );
}
