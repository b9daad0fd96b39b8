import { PageLayout } from '@/components/layout/page-layout';
import styles from '@/components/listing/banner.module.css';
import brandTileStyles from '@/components/ui/brand-tile.module.css';
import layout from '@/components/ui/layout.module.css';
import { Link } from '@/components/ui/link';
import { getBrands, getProducts } from '@/lib/catalogue/load';
import { formatCount } from '@/lib/format';
import { pageMetadata } from '@/lib/seo/metadata';
import { byFrequency, summarizeNames } from '@/lib/seo/sentences';
import { routes } from '@/lib/site/routes';
import { shopPages } from '@/lib/site/shop-pages';

const largest = byFrequency(getProducts().map(({ brand }) => brand.name)).map(({ name }) => name);

export const metadata = pageMetadata({
  ...shopPages.brands,
  description: `All brands: ${summarizeNames(largest, { max: 3 })}.`,
});

/** All brands with their number of products. */
export default function BrandsPage() {
  return (
    <PageLayout page={shopPages.brands}>
      <ul className={styles.brands}>
        {getBrands().map(({ slug, name, products }) => (
          <li key={slug}>
            <Link className={brandTileStyles.brandTile} href={routes.brand(slug)}>
              <bdi>{name}</bdi>
              <span className={layout.note}>{formatCount(products.length, 'product')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </PageLayout>
  );
}
