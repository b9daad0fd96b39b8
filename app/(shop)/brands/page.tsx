import { BrandIndex } from '@/components/listing/brand-index';
import { brandsMetadata, getBrandsPage } from '@/lib/site/page-data/brands';

export const metadata = brandsMetadata();

export default function BrandsPage() {
  const { brands } = getBrandsPage();
  return <BrandIndex brands={brands} />;
}
