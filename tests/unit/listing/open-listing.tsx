import { render } from '@testing-library/react';
import { ProductListing } from '@/components/listing/product-listing';
import { buildFacetIndex, filterRows, staticFacets } from '@/lib/listing/filter-rows';
import { paginate } from '@/lib/listing/paginate';
import { DEFAULT_STATE } from '@/lib/listing/url-state';
import { indexRowsOf } from '@/tests/fixtures/index-rows';

const scope = { kind: 'all' } as const;
export const PATH = '/all-products/';
// Enough brands for the search field in the list of brands.
const PRODUCTS = Array.from({ length: 20 }, (_, index) => ({
  brand: `Maker ${index}`,
  price: 10 + index,
  sizes: index < 2 ? ['L'] : [],
  ...(index === 19 && { restrictions: { states: ['NY'] } }),
}));
const rows = indexRowsOf(...PRODUCTS);
const { facets } = filterRows(buildFacetIndex(rows, scope), {});

/** The index rows of 20 products, from 'Maker 0' at $10 to 'Maker 19' at $29. */
export const listingIndex = () => rows;

/** Renders a page of the listing at a URL. `isMarked`: sets `data-query`, as the loader does before the first paint. */
export function openListing(query = '', { page = 1, isMarked = query !== '' } = {}) {
  const path = page === 1 ? PATH : `${PATH}page/${page}/`;
  window.history.replaceState(null, '', path + query);
  if (isMarked) document.documentElement.dataset.query = query;
  const initial = {
    cards: paginate(rows, page).map(({ card }) => card),
    count: rows.length,
    total: rows.length,
    state: { ...DEFAULT_STATE, page },
    chips: [],
    facets: staticFacets(facets),
  };
  const empty = { message: 'No products found', fallback: { name: 'Ask us', href: '/contact/' } };
  return render(<ProductListing scope={scope} basePath={PATH} path={path} initial={initial} empty={empty} />);
}
