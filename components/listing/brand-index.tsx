import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Wrap } from '@/components/ui/layout';
import { Link } from '@/components/ui/link';
import { StaticMarkup } from '@/components/ui/static-markup';
import { counted } from '@/lib/counted';
import { routes } from '@/lib/site/routes';
import styles from './brand-index.module.css';

/** All makers by name, with how much each has here. */
export function BrandIndex({ brands }: { brands: readonly { slug: string; name: string; count: number }[] }) {
  return (
    <Wrap className={styles.page}>
      <Breadcrumbs
        crumbs={[
          { name: 'Home', href: routes.home() },
          { name: 'Brands', href: routes.brands() },
        ]}
      />
      <h1>Brands</h1>
      <StaticMarkup name="brands" as="ul" className={styles.list}>
        {brands.map(({ slug, name, count }) => (
          <li key={slug}>
            <Link href={routes.brand(slug)}>
              <bdi className={styles.name}>{name}</bdi>
              <span className={styles.count}>{counted(count, 'product')}</span>
            </Link>
          </li>
        ))}
      </StaticMarkup>
    </Wrap>
  );
}
