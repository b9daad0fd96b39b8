import { BrandIndex } from '@/components/listing/brand-index';
import { getBrands, getProducts } from '@/lib/catalogue/load';
import { byCount, listNames } from '@/lib/listing/name-list';
import { pageMetadata } from '@/lib/seo/metadata';
import { shopPages } from '@/lib/site/shop-pages';

const largest = byCount(getProducts().map(({ brand }) => brand.name)).map(({ name }) => name);

export const metadata = pageMetadata({
  ...shopPages.brands,
  description: `All brands: ${listNames(largest, { most: 3 })}.`,
});

export default function BrandsPage() {
  return (
    <BrandIndex brands={getBrands().map(({ slug, name, products }) => ({ slug, name, count: products.length }))} />
  );
}
