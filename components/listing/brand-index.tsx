import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Wrap } from '@/components/ui/layout';
import layout from '@/components/ui/layout.module.css';
import { Link } from '@/components/ui/link';
import { PageHead } from '@/components/ui/page-head';
import plateStyles from '@/components/ui/plate.module.css';
import { counted } from '@/lib/counted';
import { routes } from '@/lib/site/routes';
import styles from './banner.module.css';

/** All brands by name, with the number of their products. */
export function BrandIndex({ brands }: { brands: readonly { slug: string; name: string; count: number }[] }) {
  return (
    <Wrap>
      <Breadcrumbs
        crumbs={[
          { name: 'Home', href: routes.home() },
          { name: 'Brands', href: routes.brands() },
        ]}
      />
      <PageHead title="Brands" />
      <ul className={styles.brands}>
        {brands.map(({ slug, name, count }) => (
          <li key={slug}>
            <Link className={plateStyles.plate} href={routes.brand(slug)}>
              <bdi>{name}</bdi>
              <span className={layout.note}>{counted(count, 'product')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Wrap>
  );
}
