import { ListingView } from '@/components/listing/listing-view';
import { getProductsPage, productsMetadata } from '@/lib/site/page-data/all-products';

export const metadata = productsMetadata();

/** The second address of /all-products/. */
export default function ProductsPage() {
  const { listing, page, path } = getProductsPage();
  return <ListingView listing={listing} page={page} path={path} />;
}
