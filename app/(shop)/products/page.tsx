import { ListingView } from '@/components/listing/listing-view';
import { allProductsListing } from '@/lib/listing/listings';
import { listingMetadata } from '@/lib/seo/listing-metadata';
import { unlinkedRoutes } from '@/lib/site/unlinked-routes';

const listing = allProductsListing();

export const metadata = listingMetadata({ listing, page: 1 });

/** The second address of /all-products/. */
export default function ProductsPage() {
  return <ListingView listing={listing} page={1} path={unlinkedRoutes.products()} />;
}
