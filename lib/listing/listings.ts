import 'server-only';
import type { CategoryKey } from '../catalogue/categories/categories';
import {
  type CategoryGroup,
  getBrands,
  getCategories,
  getCategory,
  getProducts,
  type ProductGroup,
} from '../catalogue/load';
import type { Product } from '../catalogue/schema/product';
import { lowestAndHighestPrices } from '../catalogue/variants/price-range';
import { formatCount } from '../format';
import { summarizePrices } from '../money';
import { readOnce } from '../read-once';
import * as searchMessages from '../search/search-messages';
import * as messages from '../site/messages';
import { routes } from '../site/routes';
import { buildFacetIndex, type FacetViews, filterRows, staticFacets } from './filter-rows';
import { listingRowOf } from './load-rows';
import { countPages } from './paginate';
import type { Scope } from './scope';
import { sortFeatured } from './sort';

/** A link with its text, such as a breadcrumb. */
export type NamedLink = { name: string; href: string };
/** A subcategory that a listing links to. */
export type SubcategoryLink = NamedLink & { products: readonly Product[]; isCurrent: boolean };

/** The data of a listing page. Products are in their default order. */
export type Listing = {
  title: string;
  /** The sentence under the heading: the description of the category, or a summary of the products. */
  description: string;
  crumbs: NamedLink[];
  subcategories: SubcategoryLink[];
  products: readonly Product[];
  scope: Scope;
  /** The facets without any filter, shortened for static pages (see `staticFacets`). */
  facets: FacetViews;
  pages: number;
  hrefOf: (page: number) => string;
  empty: { message: string; fallback: NamedLink };
};

const home: NamedLink = { name: 'Home', href: routes.home() };
const listings = new Map<string, Listing>();

const allRows = readOnce(() => getProducts().map(listingRowOf));

/** Uses the same code and rows as the browser, so that the static page has the same counts. */
function countFacets(products: readonly Product[], scope: Scope): FacetViews {
  return staticFacets(filterRows(buildFacetIndex(products.map(listingRowOf), scope, allRows()), {}).facets);
}

type Fields = Pick<Listing, 'title' | 'products' | 'hrefOf'> & {
  /** Default: a summary of the products. */
  description?: string;
  /** Between the home page and the listing. */
  parents?: readonly NamedLink[];
  subcategories?: SubcategoryLink[];
  /** Shown if the listing has no products. */
  message?: string;
  fallback: NamedLink;
};

/** Caches listings, because each numbered page of a listing needs it. */
function cachedListing(scope: Scope, create: () => Fields): Listing {
  const key = JSON.stringify(scope);
  const cached = listings.get(key);
  if (cached) return cached;
  const { title, products, hrefOf, description, parents = [], subcategories = [], message, fallback } = create();
  let facets: FacetViews | undefined;
  const listing: Listing = {
    title,
    description: description ?? summarizeProducts({ products }),
    crumbs: [home, ...parents, { name: title, href: hrefOf(1) }],
    subcategories,
    products: sortFeatured(products),
    scope,
    // Counted on first use: metadata and the sitemap do not need facets.
    get facets() {
      facets ??= countFacets(products, scope);
      return facets;
    },
    pages: countPages(products.length),
    hrefOf,
    empty: { message: message ?? searchMessages.noProducts, fallback },
  };
  listings.set(key, listing);
  return listing;
}

/** The listing of a category. */
export function categoryListing(key: CategoryKey): Listing {
  return cachedListing({ kind: 'category', category: key }, () => {
    const category = getCategory(key);
    return {
      title: category.name,
      description: category.description,
      subcategories: subcategoriesOf(category),
      products: category.products,
      hrefOf: (page) => routes.category(key, page),
      fallback: { name: messages.allProducts, href: routes.allProducts() },
    };
  });
}

/** The listing of a subcategory. */
export function subcategoryListing(category: CategoryGroup, { slug, name, products }: ProductGroup): Listing {
  const { key } = category;
  const href = routes.category(key);
  return cachedListing({ kind: 'subcategory', category: key, slug }, () => ({
    title: name,
    parents: [{ name: category.name, href }],
    subcategories: subcategoriesOf(category, slug),
    products,
    hrefOf: (page) => routes.subcategory(key, slug, page),
    message: messages.noProductsFor(name),
    fallback: { name: `All ${category.name}`, href },
  }));
}

/** The listing of all products. */
export function allProductsListing(): Listing {
  return cachedListing({ kind: 'all' }, () => ({
    title: messages.allProducts,
    products: getProducts(),
    hrefOf: (page) => routes.allProducts(page),
    fallback: home,
  }));
}

/** The listing of a brand. */
export function brandListing({ slug, name, products }: ProductGroup): Listing {
  return cachedListing({ kind: 'brand', slug }, () => ({
    title: name,
    parents: [{ name: 'Brands', href: routes.brands() }],
    products,
    hrefOf: (page) => routes.brand(slug, page),
    fallback: { name: 'All brands', href: routes.brands() },
  }));
}

/** All listings of the site. */
export function allListings(): Listing[] {
  return [
    ...getCategories().flatMap((category) => [
      categoryListing(category.key),
      ...category.subcategories.map((group) => subcategoryListing(category, group)),
    ]),
    allProductsListing(),
    ...getBrands().map(brandListing),
  ];
}

/** The paths of the numbered pages of all listings. */
export function listingPaths(): string[] {
  return allListings().flatMap(({ pages, hrefOf }) => Array.from({ length: pages }, (_, index) => hrefOf(index + 1)));
}

/** Summarizes products in one sentence: '28 products from 12 brands, $16.99 to $89.00.' */
export function summarizeProducts({ products }: Pick<ProductGroup, 'products'>): string {
  if (products.length === 0) return 'No products at the moment.';
  const brands = new Set(products.map(({ brand }) => brand.slug)).size;
  const from = `${formatCount(products.length, 'product')} from ${formatCount(brands, 'brand')}`;
  return `${from}, ${summarizePrices(lowestAndHighestPrices(products))}.`;
}

function subcategoriesOf(category: CategoryGroup, current?: string): SubcategoryLink[] {
  return category.subcategories.map(({ slug, name, products }) => ({
    name,
    href: routes.subcategory(category.key, slug),
    products,
    isCurrent: slug === current,
  }));
}
