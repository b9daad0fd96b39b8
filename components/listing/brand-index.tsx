import brandTileStyles from '@/components/ui/brand-tile.module.css';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Container, PageHeader } from '@/components/ui/layout';
import layout from '@/components/ui/layout.module.css';
import { Link } from '@/components/ui/link';
import { formatCount } from '@/lib/format';
import { routes } from '@/lib/site/routes';
import styles from './banner.module.css';

/** The page of all brands with their number of products. */
export function BrandIndex({ brands }: { brands: readonly { slug: string; name: string; count: number }[] }) {
  return (
    <Container>
      <Breadcrumbs
        crumbs={[
          { name: 'Home', href: routes.home() },
          { name: 'Brands', href: routes.brands() },
        ]}
      />
      <PageHeader title="Brands" />
      <ul className={styles.brands}>
        {brands.map(({ slug, name, count }) => (
          <li key={slug}>
            <Link className={brandTileStyles.brandTile} href={routes.brand(slug)}>
              <bdi>{name}</bdi>
              <span className={layout.note}>{formatCount(count, 'product')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Container>
  );
}
