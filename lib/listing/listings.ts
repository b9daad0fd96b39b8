import 'server-only';
import type { CategoryKey } from '../catalogue/categories';
import {
  type CategoryGroup,
  getBrands,
  getCategories,
  getCategory,
  getProducts,
  type ProductGroup,
} from '../catalogue/load';
import { priceWords } from '../catalogue/price';
import type { Product } from '../catalogue/schema/product';
import { outerPrices } from '../catalogue/variants/price-span';
import { sortFeatured } from '../index/sort';
import { readOnce } from '../read-once';
import * as messages from '../site/messages';
import { routes } from '../site/routes';
import * as searchMessages from '../site/search-messages';
import { filterRows, toFacetTable } from './count';
import { type ExportedFacets, exportedFacets } from './exported-facets';
import { countPages } from './paginate';
import { factRowOf } from './rows';
import type { Scope } from './scope';
import * as units from './units';

/** A link by its name, such as one of the way from home to a page. */
export type NamedLink = { name: string; href: string };
/** A narrower or a neighboring listing that a page links to. */
export type ListedSubcategory = NamedLink & { products: readonly Product[]; isCurrent: boolean };

/** A listing with all that a page of goods is made of; the products stand in their default order. */
export type Listing = {
  title: string;
  /** The sentence under its heading: the category's own, or one of facts. */
  description: string;
  crumbs: NamedLink[];
  subcategories: ListedSubcategory[];
  products: readonly Product[];
  scope: Scope;
  /** The facets before anything is chosen, of the first page and of further ones: what these show until the index is there. */
  facets: ExportedFacets;
  pages: number;
  hrefOf: (page: number) => string;
  empty: { message: string; wayOut: NamedLink };
};

const home: NamedLink = { name: 'Home', href: routes.home() };
const made = new Map<string, Listing>();

const allRows = readOnce(() => getProducts().map(factRowOf));

/** Counts from the same code as in the browser, over the same rows. */
function facetsOf(products: readonly Product[], scope: Scope): ExportedFacets {
  return exportedFacets(filterRows(toFacetTable(products.map(factRowOf), scope, units, allRows()), {}).facets);
}

/** Listings are asked for once per numbered page; each is made once. */
function once(scope: Scope, make: () => Omit<Listing, 'scope' | 'facets' | 'pages'>): Listing {
  const key = JSON.stringify(scope);
  let listing = made.get(key);
  if (!listing) {
    const parts = make();
    let facets: ExportedFacets | undefined;
    listing = {
      ...parts,
      products: sortFeatured(parts.products),
      scope,
      pages: countPages(parts.products.length),
      // Counted once it is asked for: of most listings a build asks for the number of pages alone.
      get facets() {
        facets ??= facetsOf(parts.products, scope);
        return facets;
      },
    };
    made.set(key, listing);
  }
  return listing;
}

/** The goods of a category. */
export function categoryListing(key: CategoryKey): Listing {
  return once({ kind: 'category', category: key }, () => {
    const category = getCategory(key);
    const href = routes.category(key);
    return {
      title: category.name,
      description: category.description,
      crumbs: [home, { name: category.name, href }],
      subcategories: subcategoriesOf(category),
      products: category.products,
      hrefOf: (page) => routes.category(key, page),
      empty: { message: searchMessages.noProducts, wayOut: { name: messages.allProducts, href: routes.allProducts() } },
    };
  });
}

/** The goods of a subcategory of a category. */
export function subcategoryListing(category: CategoryGroup, group: ProductGroup): Listing {
  const { key } = category;
  const { slug } = group;
  return once({ kind: 'subcategory', category: key, slug }, () => ({
    title: group.name,
    description: summarizeProducts(group),
    crumbs: [
      home,
      { name: category.name, href: routes.category(key) },
      { name: group.name, href: routes.subcategory(key, slug) },
    ],
    subcategories: subcategoriesOf(category, slug),
    products: group.products,
    hrefOf: (page) => routes.subcategory(key, slug, page),
    empty: {
      message: messages.noProductsFor(group.name),
      wayOut: { name: `All ${category.name}`, href: routes.category(key) },
    },
  }));
}

/** Every product. */
export function allProductsListing(): Listing {
  return once({ kind: 'all' }, () => ({
    title: messages.allProducts,
    description: summarizeProducts({ name: messages.allProducts, products: getProducts() }),
    crumbs: [home, { name: messages.allProducts, href: routes.allProducts() }],
    subcategories: [],
    products: getProducts(),
    hrefOf: (page) => routes.allProducts(page),
    empty: { message: searchMessages.noProducts, wayOut: { name: 'Home', href: routes.home() } },
  }));
}

/** The goods of a maker. */
export function brandListing(brand: ProductGroup): Listing {
  const { slug } = brand;
  return once({ kind: 'brand', slug }, () => ({
    title: brand.name,
    description: summarizeProducts(brand),
    crumbs: [home, { name: 'Brands', href: routes.brands() }, { name: brand.name, href: routes.brand(slug) }],
    subcategories: [],
    products: brand.products,
    hrefOf: (page) => routes.brand(slug, page),
    empty: { message: searchMessages.noProducts, wayOut: { name: 'All brands', href: routes.brands() } },
  }));
}

/** Every listing of the site, the twins of categories left out. */
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

/** A listing's goods in one sentence of facts: '28 products from 12 makers, $16.99 to $89.00.' */
export function summarizeProducts({ products }: Pick<ProductGroup, 'name' | 'products'>): string {
  if (products.length === 0) return 'No products at the moment.';
  const makers = new Set(products.map(({ brand }) => brand.slug)).size;
  const count = `${products.length} ${products.length === 1 ? 'product' : 'products'}`;
  const from = `${count} from ${makers} ${makers === 1 ? 'maker' : 'makers'}`;
  return `${from}, ${priceWords(outerPrices(products))}.`;
}

function subcategoriesOf(category: CategoryGroup, current?: string): ListedSubcategory[] {
  return category.subcategories.map(({ slug, name, products }) => ({
    name,
    href: routes.subcategory(category.key, slug),
    products,
    isCurrent: slug === current,
  }));
}
