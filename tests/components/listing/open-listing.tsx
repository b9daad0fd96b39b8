import { render } from '@testing-library/react';
import { ExportedListing } from '@/components/listing/exported-listing';
import { ListingShell } from '@/components/listing/listing-shell';
import { filterRows, toFacetTable } from '@/lib/listing/count';
import { exportedFacets } from '@/lib/listing/exported-facets';
import { columnsOf, indexRowsOf } from '@/tests/fixtures/index-rows';

const scope = { kind: 'all' } as const;
// Goods of so many makers that the list has a field to find one.
const GOODS = Array.from({ length: 20 }, (_, index) => ({
  brand: `Maker ${index}`,
  price: 10 + index,
  ...(index === 19 && { restrictions: { states: ['NY'] } }),
}));
const { facets } = filterRows(toFacetTable(indexRowsOf(...GOODS), scope), {});
/** The facets of that listing as a page after its first one is exported. */
export const { further } = exportedFacets(facets);
const place = {
  scope,
  basePath: '/all-products/',
  staticPath: '/all-products/',
  summary: 'Showing 9 of 20 Products',
  count: 20,
};
const empty = { message: 'No products found', wayOut: { name: 'Ask us', href: '/contact/' } };

/** The index of the listing's 20 goods, of 'Maker 0' at $10 to 'Maker 19' at $29. */
export const listingIndex = () => columnsOf(...GOODS);

/** Opens a listing at a query, as the exported page has it; `isMarked` as the loader marks one that narrows it before the first paint. */
export function openListing(query = '', isMarked = query !== '', shown = facets) {
  window.history.replaceState(null, '', `/all-products/${query}`);
  if (isMarked) document.documentElement.dataset.query = query;
  return render(
    <ListingShell {...place} empty={empty}>
      <ExportedListing facets={shown} summary={place.summary}>
        <p>The exported goods.</p>
      </ExportedListing>
    </ListingShell>,
  );
}
