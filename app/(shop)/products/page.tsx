import { ListingView } from '@/components/listing/listing-view';
import { allProductsListing } from '@/lib/listing/listings';
import { unlinkedRoutes } from '@/lib/site/unlinked-routes';
import { viewListing } from '@/lib/views/view-listing';

const view = viewListing(allProductsListing(), 1, unlinkedRoutes.products());

export const { metadata } = view;

/** The twin of /all-products/, which is the canonical address. */
export default function ProductsPage() {
  return <ListingView view={view} />;
}
