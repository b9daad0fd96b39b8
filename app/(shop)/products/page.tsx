import { ListingView } from '@/components/listing/listing-view';
import { allProductsListing } from '@/lib/listing/listings';
import { listingMetadata } from '@/lib/seo/listing-metadata';
import { unlinkedRoutes } from '@/lib/site/unlinked-routes';

export const metadata = listingMetadata(allProductsListing(), 1);

/** The second address of /all-products/, which is canonical. */
export default function ProductsPage() {
  return <ListingView listing={allProductsListing()} page={1} path={unlinkedRoutes.products()} />;
}
