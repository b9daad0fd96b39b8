import { BrandIndex } from '@/components/listing/brand-index';
import { getBrands, getProducts } from '@/lib/catalogue/load';
import { pageMetadata } from '@/lib/seo/metadata';
import { byFrequency, summarizeNames } from '@/lib/seo/sentences';
import { shopPages } from '@/lib/site/shop-pages';

const largest = byFrequency(getProducts().map(({ brand }) => brand.name)).map(({ name }) => name);

export const metadata = pageMetadata({
  ...shopPages.brands,
  description: `All brands: ${summarizeNames(largest, { max: 3 })}.`,
});

export default function BrandsPage() {
  return (
    <BrandIndex brands={getBrands().map(({ slug, name, products }) => ({ slug, name, count: products.length }))} />
  );
}
