import type { ProductFormat } from './product-format';

/** WooCommerce's product CSV, with headings in the language of the site. https://woocommerce.com/document/product-csv-importer-exporter/ */
export const woocommerce: ProductFormat = {
  name: 'woocommerce',
  label: 'WooCommerce',
  detect: [
    'type|typ|tipo',
    'sku|artikelnummer|ugs',
    'regular price|regularer preis|tarif regulier|precio normal|prezzo di listino|reguliere prijs|preco normal',
  ],
  columns: {
    rowId: 'ID',
    kind: 'Type, Typ, Tipo',
    sku: 'SKU, Artikelnummer, UGS',
    barcode:
      'GTIN UPC EAN or ISBN, GTIN UPC EAN oder ISBN, GTIN UPC EAN ou ISBN, GTIN UPC EAN o ISBN, GTIN UPC EAN of ISBN',
    parent: 'Parent, Übergeordnetes Produkt, Superior, Genitore, Hoofd',
    name: 'Name, Nom, Nombre, Nome, Naam',
    published:
      'Published, Veröffentlicht, Publié, Publicado, Pubblicato, Gepubliceerd, Visibility in catalog, Sichtbarkeit im Katalog, Visibilité dans le catalogue, Visibilidad en el catálogo, Visibilità nel catalogo',
    isBestseller: 'Is featured?, Ist hervorgehoben?, Mis en avant?, ¿Está destacado?, In primo piano?',
    summary: 'Short description, Kurzbeschreibung, Description courte, Descripción corta, Breve descrizione',
    description: 'Description, Beschreibung, Descripción, Descrizione, Beschrijving',
    availability: 'In stock?, Vorrätig?, En stock?, ¿Existencias?, ¿En inventario?, In stock',
    stock: 'Stock, Lagerbestand, Bestand, Lager, Inventar, Inventario, Magazzino, Voorraad',
    backorder:
      'Backorders allowed?, Lieferrückstände erlaubt?, Autoriser les commandes de produits en rupture?, ¿Permitir reservas de productos agotados?, Arretrati consentiti?',
    saleFrom:
      'Date sale price starts, Datum an dem Angebotspreis beginnt, Date de début de promo, Día en que empieza el precio rebajado, Data di inizio del prezzo in offerta',
    saleUntil:
      'Date sale price ends, Datum an dem Angebotspreis endet, Date de fin de promo, Día en que termina el precio rebajado, Data di fine del prezzo in offerta',
    salePrice: 'Sale price, Angebotspreis, Tarif promo, Precio rebajado, Prezzo in offerta, Actieprijs',
    price:
      'Regular price, Regulärer Preis, Tarif régulier, Precio normal, Prezzo di listino, Reguliere prijs, Preço normal',
    weight: 'Weight, Gewicht, Poids, Peso',
    spec: 'Length, Width, Height, Länge, Breite, Höhe, Longueur, Largeur, Hauteur, Longitud, Anchura, Altura, Lunghezza, Larghezza, Altezza',
    tags: 'Tags, Schlagwörter, Étiquettes, Etiquetas, Tag',
    category: 'Categories, Kategorien, Catégories, Categorías, Categorie',
    image: 'Images, Bilder, Imágenes, Immagini, Afbeeldingen',
    brand: 'Brands, Brand, Marken, Marke, Marques, Marcas, Marchi',
  },
  patterns: ([1, 2, 3, 4, 5] as const).flatMap((number) => [
    [
      new RegExp(`^(?:at+rib\\w* ${number} (?:name|naam)|(?:nom|nombre|nome) .*at+rib\\w* ${number})$`),
      `option${number}Name`,
    ] as const,
    [
      new RegExp(`^(?:at+rib\\w* ${number} (?:value|wert|waarde).*|(?:valeur|valor).* .*at+rib\\w* ${number})$`),
      `option${number}Values`,
    ] as const,
  ]),
  rows: 'parent',
  categories: 'list',
  isProduct: (get) => !/\b(?:grouped|external|gruppiert|extern)\b/i.test(get('kind')),
};
