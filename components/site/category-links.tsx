import { ButtonLink } from '@/components/ui/button';
import type { CategoryKey } from '@/lib/catalogue/categories';
import { routes } from '@/lib/site/routes';
import styles from './pages.module.css';

/** A way on from a page that has nothing to show. */
export function CategoryLinks({ categories }: { categories: readonly { key: CategoryKey; name: string }[] }) {
  return (
    <ul className={styles.categories}>
      {categories.map(({ key, name }) => (
        <li key={key}>
          <ButtonLink href={routes.category(key)}>{name}</ButtonLink>
        </li>
      ))}
    </ul>
  );
}
