import { readFileSync } from 'node:fs';
import { placeholder } from '../../lib/catalogue/drawings/address';
import { furtherFacts } from '../../lib/catalogue/fields/fact-sheet';
import { getBrands, getCategories, getProducts } from '../../lib/catalogue/load';
import { formatPrice, isPriced, priceRange } from '../../lib/catalogue/price';
import type { Product } from '../../lib/catalogue/schema/product';
import { SIZE_GUIDES } from '../../lib/catalogue/size-guides';
import { fromWords, outerPrices, priceSpan } from '../../lib/catalogue/variants/price-span';
import { counted } from '../../lib/counted';
import { allListings, type Listing } from '../../lib/listing/listings';
import { drawingOf, productShareImage } from '../../lib/seo/product-share-image';
import { shareImage } from '../../lib/seo/share-image';
import { faq } from '../../lib/site/content';
import { introduction } from '../../lib/site/introduction';
import * as messages from '../../lib/site/messages';
import { routes } from '../../lib/site/routes';
import { textPages } from '../../lib/site/shop-pages';
import { site } from '../../lib/site/site';
import type { Sheet } from './sheet';

const STORE = { store: site.name, mark: site.mark };
const CELLS = 4;
const KIND: Readonly<Record<string, string>> = { category: 'Category', brand: 'Brand', all: 'Catalog' };

const drawings = new Map<string, string>();

/** Each drawing is read once, without its title: what is seen of two may be one, and then so are their sheets. */
function readDrawing(image: string): string {
  const drawing = drawings.get(image) ?? readFileSync(`public${image}`, 'utf8').replace(/<title>.*?<\/title>/s, '');
  drawings.set(image, drawing);
  return drawing;
}

/** The share images that the pages name, by file: '/share/products/x.png'. Products above the limit share those of their drawings. */
export function shareSubjects(): Map<string, Sheet> {
  const subjects = new Map<string, Sheet>();
  for (const product of getProducts()) {
    const file = productShareImage(product);
    const isOwn = file === shareImage(routes.product(product.id));
    if (!subjects.has(file)) subjects.set(file, isOwn ? productSheet(product) : drawingSheet(product));
  }
  for (const listing of allListings()) subjects.set(shareImage(listing.hrefOf(1)), listingSheet(listing));
  for (const [path, sheet] of pageSheets()) subjects.set(shareImage(path), sheet);
  return subjects;
}

function sectionOf({ placements: [placement] }: Product): string {
  const category = getCategories().find(({ key }) => key === placement?.category)?.name ?? '';
  return placement?.subcategory ? `${category} / ${placement.subcategory.name}` : category;
}

function productSheet(product: Product): Sheet {
  const { brand, model, name } = product;
  const span = priceSpan(product);
  return {
    ...STORE,
    section: sectionOf(product),
    over: brand.name,
    ...(model && { aside: `Item ${model}` }),
    title: name,
    facts: furtherFacts(product),
    figure: isPriced(span) ? fromWords(span) : messages.contactForPrice,
    ...(span.oldPrice !== undefined && { struck: formatPrice(span.oldPrice) }),
    drawings: [readDrawing(drawingOf(product))],
  };
}

/** The sheet for all products of one drawing: what they have in common. */
function drawingSheet(product: Product): Sheet {
  const [placement] = product.placements;
  const category = getCategories().find(({ key }) => key === placement?.category);
  const kind = product.drawings?.[0]?.kind ?? category?.name ?? '';
  return {
    ...STORE,
    section: '',
    over: category?.name ?? '',
    title: kind.charAt(0).toUpperCase() + kind.slice(1),
    facts: [],
    figure: introduction.tagline,
    drawings: [readDrawing(drawingOf(product))],
  };
}

function listingSheet({ title, crumbs, subcategories, products, scope }: Listing): Sheet {
  const prices = priceRange(outerPrices(products));
  const makers = [...new Set(products.map(({ brand }) => brand.name))];
  const narrower = scope.kind === 'category' ? subcategories.filter((narrow) => narrow.products.length > 0) : [];
  return {
    ...STORE,
    section: '',
    over: scope.kind === 'subcategory' ? (crumbs.at(-2)?.name ?? '') : (KIND[scope.kind] ?? ''),
    title,
    facts: [
      ...narrower.map(({ name, products: own }) => ({ label: name, value: counted(own.length, 'product') })),
      ...(prices ? [{ label: 'Prices', value: prices }] : []),
      ...(makers.length > 1 ? [{ label: 'Makers', value: makers.join(', ') }] : []),
    ],
    figure: counted(products.length, 'product'),
    drawings: differentDrawings(products),
  };
}

function pageSheets(): [path: string, sheet: Sheet][] {
  const drawings = getCategories().flatMap(({ products }) => differentDrawings(products).slice(0, 1));
  const sheet = { ...STORE, section: '', over: site.name, facts: [], figure: introduction.tagline, drawings };
  const own = sheetsOfData();
  return textPages.map(({ path, title }) => [path, { ...sheet, title, ...own[path] }]);
}

/** Parts of the sheets of pages that come from the data, by path. */
function sheetsOfData(): Record<string, Partial<Sheet>> {
  const { phone, email, hours } = site;
  const numbered = (texts: readonly string[]) => texts.map((value, index) => ({ label: String(index + 1), value }));
  return {
    [routes.home()]: {
      over: 'Catalog',
      title: introduction.tagline,
      facts: getCategories().map(({ name, products }) => ({ label: name, value: counted(products.length, 'product') })),
      figure: counted(getProducts().length, 'product'),
    },
    [routes.brands()]: { figure: counted(getBrands().length, 'maker') },
    [routes.faq()]: {
      facts: numbered(faq.map(({ question }) => question)),
      figure: counted(faq.length, 'answer'),
    },
    [routes.sizeGuide()]: {
      facts: numbered(SIZE_GUIDES.map(({ name }) => name)),
      figure: counted(SIZE_GUIDES.length, 'guide'),
    },
    [routes.contact()]: {
      facts: [
        ...(email ? [{ label: 'E-mail', value: email }] : []),
        ...(hours ? [{ label: 'Hours', value: hours }] : []),
      ],
      figure: phone ?? site.name,
    },
  };
}

/** The drawings of the first products that do not look alike; that of the category where there are no products. */
function differentDrawings(products: readonly Product[]): string[] {
  const byKind = new Map<string, string>();
  for (const product of products) {
    const image = drawingOf(product);
    const kind = product.drawings?.[0]?.kind ?? image;
    if (!byKind.has(kind)) byKind.set(kind, image);
    if (byKind.size === CELLS) break;
  }
  const images = byKind.size > 0 ? [...byKind.values()] : [placeholder(getCategories()[0]?.key ?? '')];
  return images.map(readDrawing);
}
