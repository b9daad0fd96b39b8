import { ListingView } from '@/components/listing/listing-view';
import { allProductsListing } from '@/lib/listing/listings';
import { listingMetadata } from '@/lib/seo/listing-metadata';
import { routes } from '@/lib/site/routes';

export const metadata = listingMetadata(allProductsListing(), 1);

/** The twin of /all-products/, which is the canonical address. */
export default function ProductsPage() {
  return <ListingView listing={allProductsListing()} page={1} path={routes.products()} />;
}
