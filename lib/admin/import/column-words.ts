import type { Role } from './roles';

/**
 * Names that people and programs give to columns, by what the column says: in English, German, French, Spanish, Italian, Portuguese, Dutch,
 * Polish, Swedish, Danish, Hebrew and Arabic. Case, accents and signs count for nothing.
 */
export const COLUMN_WORDS: Partial<Record<Role, readonly string[]>> = {
  sku: [
    'item sku, seller sku, custom label, cod art, cod articolo, idprod, id prod',
    'kod produktu, indeks, symbol, nr katalogowy, numer katalogowy, artikelnr, artikelnummer, produktnummer, varenummer, varenr, código do produto, número do artigo',
    'sku, item number, item no, item code, item sku, article number, article no, part number, part no, product code, product number, product sku, product reference, variant sku, variation sku, stock code, catalog number, code, reference, ref',
    'Artikelnummer, Artikelnr, Art-Nr, Artikel-Nr, Bestellnummer, Best-Nr, Bestellnr, ArtNr, Produktnummer',
    'référence, réf, référence produit, référence article, code article, code produit, numéro article',
    'código, código de producto, código de artículo, referencia, ref producto, número de artículo',
    'codice, codice articolo, codice prodotto, riferimento, cod, código do produto, referência',
    'artikelcode, bestelnummer, מק"ט, מקט, رمز المنتج',
  ],
  number: ['product id, item id, id product, entity id, post id, token'],
  parent: [
    'parent sku',
    'parent, parent sku, parent id, parent product, parent code, master sku, parent item number, configurable sku',
    'Vater-Artikelnummer, Vaterartikel, Hauptartikelnummer, Hauptartikel, Elternartikel, référence parent, parent référence, código padre, sku padre, codice padre',
  ],
  kind: ['kind'],
  barcode: [
    'external product id, cod ean',
    'kod kreskowy, kod EAN, streckkod, stregkode, código de barras',
    'barcode, bar code, gtin, gtin13, gtin14, gtin ean, ean, ean13, ean 13, ean code, upc, upc ean, isbn, global trade item number, gtin upc ean or isbn',
    'Strichcode, EAN-Code, EAN/GTIN, GTIN/EAN, code-barres, code barres, código de barras, codice a barre, codice ean, streepjescode, ברקוד, الباركود',
  ],
  group: [
    'handle, url handle, url key, slug, item group id, itemgroup id, group id, style number, style code, style no, identificador URL',
  ],
  name: [
    'item name, descrizione articolo',
    'nazwa, nazwa produktu, benämning, namn, produktnamn, artikelnamn, navn, varenavn, produktnavn, nome do produto, nome do artigo',
    'name, title, product, product name, product title, item, item name, item title, article, article name',
    'Bezeichnung, Artikelname, Artikelbezeichnung, Produktname, Produktbezeichnung, Artikel, Produkt, Titel',
    'nom, désignation, libellé, nom du produit, titre, intitulé, produit, nombre, nombre del producto, título, producto, denominación',
    'nome, nome prodotto, nome do produto, titolo, prodotto, denominazione, produto, titulo, naam, productnaam, omschrijving kort',
    'שם, שם מוצר, שם המוצר, الاسم, اسم المنتج',
  ],
  brand: [
    'c brand',
    'producent, marka, varumärke, märke, tillverkare, mærke, fabricante, fabrikant',
    'brand, brand name, vendor, manufacturer, manufacturer name, maker, make, supplier brand, product brand',
    'Marke, Hersteller, Herstellername, marque, fabricant, fabricante, marca, produttore, marchio, merk, fabrikant, מותג, יצרן, العلامة التجارية, الماركة',
  ],
  model: [
    'model number, mpn, model no, manufacturer part number, manufacturer number, manufacturer sku, Hersteller-Artikelnummer, Herstellernummer, HAN, référence fabricant, referencia del fabricante, codice produttore',
  ],
  price: [
    'standard price, start price, buy it now price, prezzo al pubblico, prix public, precio público',
    'cena, cena brutto, cena sprzedaży, cena detaliczna, pris, pris inkl moms, försäljningspris, utpris, salgspris, preço final',
    'price, unit price, retail price, regular price, variant price, selling price, sales price gross, gross price, price incl vat, price including tax, price tax included, price inc vat, our price, current price, online price',
    'Preis, VK, VK-Preis, Verkaufspreis, Bruttopreis, Preis brutto, VK brutto, Endpreis, Ladenpreis, Einzelpreis, Stückpreis',
    'prix, prix TTC, prix de vente, prix de vente TTC, prix unitaire, PV TTC, tarif, tarif TTC, precio, precio con IVA, precio unitario, precio de venta, PVP',
    'prezzo, prezzo con IVA, prezzo di vendita, prezzo unitario, preço, preço de venda, prijs, verkoopprijs, prijs incl btw, מחיר, السعر',
  ],
  otherPrice: [
    'cena netto, pris exkl moms, pris ekskl moms, preço líquido',
    'net price, price net, price excl vat, price excluding tax, price tax excluded, price ex vat, Nettopreis, Preis netto, VK netto, prix HT, prix de vente HT, tarif HT, precio sin IVA, precio neto, prezzo netto, prezzo senza IVA, preço sem IVA, prijs excl btw',
  ],
  oldPrice: [
    'cena przed obniżką, stara cena, cena katalogowa, cena regularna, ordinarie pris, tidigare pris, rekommenderat pris, førpris, normalpris, preço de tabela',
    'compare at price, list price, msrp, srp, rrp, was price, original price, old price, strike price, price before discount, regular price before sale',
    'UVP, alter Preis, Streichpreis, Listenpreis, Altpreis, Originalpreis, ancien prix, prix barré, prix conseillé, precio anterior, precio antes, precio tachado, precio original, precio de lista',
    'prezzo precedente, prezzo originale, prezzo barrato, prezzo di listino, vecchio prezzo, preço anterior, preço antigo, preço original, oude prijs, adviesprijs, van prijs, מחיר קודם, السعر السابق',
  ],
  salePrice: [
    'cena promocyjna, cena po obniżce, kampanjpris, reapris, erbjudandepris, tilbudspris, preço em promoção',
    'sale price, special price, offer price, discount price, discounted price, promo price, promotional price, promotion price, reduced price, clearance price',
    'Angebotspreis, Sonderpreis, Aktionspreis, Sonderangebot, prix promo, prix promotionnel, prix soldé, prix réduit, precio de oferta, precio oferta, precio rebajado, precio especial, precio promocional',
    'prezzo scontato, prezzo offerta, prezzo speciale, prezzo promozionale, preço promocional, preço de oferta, actieprijs, aanbiedingsprijs, מחיר מבצע, سعر العرض',
  ],
  saleFrom: [
    'sale from date',
    'promocja od, kampanj from, kampanj från, tilbud fra, início da promoção',
    'sale from, sale start, sale starts, sale start date, sale price from, sale price start date, date sale price starts, special price from, special price from date, special from date, discount from, offer from, offer starts, promo start',
    'Angebot ab, Angebot von, Aktion von, Sonderpreis ab, Sonderpreis von, début promo, début promotion, promo du, inicio oferta, oferta desde, inizio offerta, inizio promozione, offerta dal, actie van',
  ],
  saleUntil: [
    'sale through date',
    'promocja do, kampanj tom, kampanj till, tilbud til, fim da promoção',
    'sale until, sale end, sale ends, sale end date, sale price to, sale price end date, date sale price ends, special price to, special price to date, special to date, discount to, offer until, offer to, offer ends, promo end',
    'Angebot bis, Aktion bis, Sonderpreis bis, fin promo, fin promotion, promo au, fin oferta, oferta hasta, fine offerta, fine promozione, offerta al, actie tot, actie t/m',
  ],
  saleDays: ['sale price effective date, sale dates'],
  stock: [
    'stan magazynowy, stan, ilość, zapas, lagersaldo, antal, lagerantal, lagerbeholdning, existências',
    'stock, quantity, qty, inventory, inventory quantity, inventory qty, stock quantity, stock level, current stock, on hand, in stock quantity, available quantity, units, units in stock, variant inventory qty',
    'Bestand, Lagerbestand, Menge, Lagermenge, Stückzahl, Stück, Lager, stock disponible, quantité, quantité en stock, qté, cantidad, existencias, cantidad en stock, inventario',
    'quantità, giacenza, disponibilità, scorte, pezzi, quantidade, estoque, aantal, voorraad, מלאי, כמות, المخزون, الكمية',
  ],
  availability: [
    'dostępność, tillgänglighet, disponibilidade',
    'availability, in stock, is in stock, stock status, Verfügbarkeit, lieferbar, disponibilité, en stock, disponibilidad, disponível, beschikbaarheid',
  ],
  backorder: [
    'backorders allowed, allow backorders, allow backorder, backorders, continue selling when out of stock, inventory policy',
  ],
  published: [
    'action',
    'aktywny, aktywna, widoczny, opublikowany, na sprzedaż, w sprzedaży, aktiv, synlig, publicerad, offentliggjort, exibir na loja, exibir, visível na loja, mostrar na loja, mostrar en la tienda, mostrar en tienda, im Shop anzeigen, afficher en boutique, vis i shop, visa i butik, toon in winkel',
    'published, status, active, visible, enabled, is active, is visible, is published, online, product status, publish, visibility, visibility in catalog, product online, listing status, product visible, show in shop, for sale, live, is enabled, listed',
    'aktiv, sichtbar, veröffentlicht, freigegeben, actif, en ligne, publié, statut, activé, visibilité, activo, publicado, estado, visibilidad, habilitado, en venta',
    'attivo, pubblicato, stato, visibile, visibilità, abilitato, ativo, publicado na loja, situação, visível, actief, zichtbaar, gepubliceerd',
  ],
  withheld: [
    'ukryty, nieaktywny, wycofany, dold, inaktiv vara, utgått, skjult, udgået, oculto na loja',
    'hidden, is hidden, disabled, is disabled, archived, is archived, inactive, draft, is draft, discontinued, is discontinued, deleted, blocked, private, unlisted, not for sale',
    'inaktiv, versteckt, gesperrt, archiviert, Entwurf, ausgelaufen, Auslaufartikel, deaktiviert, masqué, archivé, inactif, désactivé, brouillon, oculto, archivado, inactivo, desactivado, borrador, descatalogado',
    'nascosto, archiviato, inattivo, disattivato, bozza, fuori catalogo, arquivado, inativo, verborgen, gearchiveerd, inactief',
  ],
  category: [
    'group, product group, categorytext, category text, store category, cat, grupa produktu',
    'kategoria, kategorie produktu, grupa towarowa, varugrupp, kategori, varegruppe, categorias, seção',
    'category, categories, category path, category name, department, collection, collections, product type, product category, product group name, reporting category, main category, section',
    'Kategorie, Kategorien, Warengruppe, Produktgruppe, Rubrik, Kategoriepfad, catégorie, catégories, rayon, famille, categoría, categorías, familia, sección, categoria, categorie, reparto, departamento, productgroep, rubriek, קטגוריה, الفئة, القسم',
  ],
  otherCategory: ['google product category, default category'],
  subcategory: [
    'sub group, undergruppe, scat',
    'podkategoria, underkategori, undergrupp, subcategorias',
    'subcategory, sub category, Unterkategorie, Unterrubrik, Untergruppe, sous-catégorie, sous-famille, subfamilia, sottofamiglia, subcategoría, sottocategoria, subcategoria, subcategorie, תת קטגוריה, الفئة الفرعية',
  ],
  description: [
    'opis, opis produktu, beskrivning, produktbeskrivning, beskrivelse, descrição do produto',
    'description, body html, body, long description, full description, product description, details, text, html description, content',
    'Beschreibung, Langbeschreibung, Artikelbeschreibung, Produktbeschreibung, Langtext, description longue, descriptif, descripción, descripción larga, descrizione, descrizione lunga, descrição, omschrijving, beschrijving, תיאור, الوصف',
  ],
  summary: [
    'krótki opis, kort beskrivning, kort beskrivelse',
    'short description, summary, excerpt, subtitle, Kurzbeschreibung, Kurztext, résumé, description courte, récapitulatif, descripción corta, resumen, descrizione breve, descrição curta, resumo, korte omschrijving, korte beschrijving',
  ],
  features: [
    'bullet point, bullet point1',
    'cechy, parametry, egenskaper, egenskaber',
    'features, bullet points, highlights, specifications, specs, Merkmale, Eigenschaften, caractéristiques, características, caratteristiche, kenmerken',
  ],
  feature: [
    'comprimento, wysokość, szerokość, głębokość, długość, höjd, bredd, djup, højde, bredde, dybde, profundidade',
    'gender, age group, season, country of origin, made in, care, care instructions, warranty, dimensions, width, height, depth, length cm, capacity, volume, diameter, thickness, finish, power, voltage, condition note, fit, closure, waterproof, battery',
    'Herkunftsland, Abmessungen, Breite, Höhe, Tiefe, Durchmesser, Inhalt, Pflege, Pflegehinweise, Garantie, Geschlecht, Saison, pays d’origine, dimensions, largeur, hauteur, profondeur, entretien, garantie, genre, saison, país de origen, dimensiones, ancho, alto, profundidad, cuidados, garantía, género, temporada, paese di origine, dimensioni, larghezza, altezza, profondità, cura, garanzia, genere, stagione, largura, altura',
  ],
  weight: [
    'waga, masa, vikt, vægt, peso',
    'weight, product weight, item weight, variant weight, weight kg, weight lbs, weight lb, weight g, weight grams, shipping weight, Gewicht, Artikelgewicht, Versandgewicht, poids, peso, gewicht kg',
  ],
  weightUnit: [
    'weight unit of measure, item weight unit of measure, website shipping weight unit of measure',
    'weight unit, variant weight unit, weight uom, unit of weight, Gewichtseinheit, unité de poids, unidad de peso, unità di peso',
  ],
  tags: [
    'tagi, słowa kluczowe, taggar, nøgleord',
    'tags, tag, tagged with, keywords, product tags, Schlagwörter, Schlagworte, Stichwörter, étiquettes, mots-clés, etiquetas, palabras clave, etichette, parole chiave, trefwoorden',
  ],
  image_links: [
    'imgurl, imgurl alternative, picurl, pic url, link immagine, main image url, other image url, large image url',
    'zdjęcie, zdjęcia, obraz, URL zdjęcia, bild, bilder, bildadress, billede, billeder, imagens do produto',
    'image, image url, image urls, images, picture, pictures, picture url, photo, photos, photo url, image link, image links, additional image link, additional images, image src, main image, main image url, product image, product images, product image url, thumbnail, media, cover image, primary image, base image',
    'Bild, Bilder, Bild-URL, Bild URL, Bildlink, Produktbild, Artikelbild, Abbildung, image principale, images supplémentaires, photo principale, imagen, imágenes, URL imagen, URL de imagen, foto, fotos, immagine, immagini, URL immagine, imagem, imagens, afbeelding, afbeeldingen, תמונה, الصورة',
  ],
  variantImage: ['variant image, variant image url, variation image'],
  imageAlt: [
    'image alt, image alt text, alt text, alt, image description, image label, Alternativtext, Alt-Text, Bildbeschreibung, texte alternatif, texto alternativo, testo alternativo, alt tekst',
  ],
  imagePosition: ['image position'],
  size: [
    'rozmiar, wielkość, storlek, størrelse',
    'size, size name, sizes value, Größe, Groesse, Kleidergröße, Schuhgröße, taille, pointure, talla, número de talla, taglia, misura, tamanho, maat, מידה, المقاس',
  ],
  color: [
    'kolor, barwa, färg, farve',
    'color, colour, color name, colour name, Farbe, Farbton, couleur, coloris, colore, cor, kleur, צבע, اللون',
  ],
  available_sizes: ['sizes, available sizes, Größen, Groessen, tailles, tallas, taglie, tamanhos, maten'],
  available_colors: [
    'colors, colours, available colors, available colours, Farben, couleurs, colores, colori, cores, kleuren',
  ],
  choice: [
    'pattern, style name, variant, variation, variant name, variation name, option, Variante, Ausführung, variante, déclinaison, modelo de variante, Muster, motif, Duft, scent, flavor, flavour, saveur',
  ],
  fabric: [
    'materiał, skład, material',
    'material, materials, composition, fabric, Stoff, Zusammensetzung, matière, matériau, matériaux, composición, tejido, materiale, composizione, tecido, materiaal, חומר, المادة',
  ],
  date: [
    'created at, date added, release date, date created, Datum, Erstelldatum, Erscheinungsdatum, date de création, fecha de alta, data di creazione, toegevoegd op, hinzugefügt am, ajouté le, aggiunto il',
  ],
  isBestseller: ['featured, is featured, bestseller, best seller'],
  currency: [
    'currency id',
    'waluta',
    'currency, currency code, Währung, Waehrung, devise, moneda, divisa, valuta, moeda',
  ],
  rating: ['average rating, stars'],
};
