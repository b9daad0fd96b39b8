import { ButtonLink } from '@/components/ui/button';
import { CATEGORIES } from '@/lib/catalogue/categories/categories';
import { routes } from '@/lib/site/routes';
import styles from './pages.module.css';

/** Links to the categories, for empty pages. */
export function CategoryLinks() {
  return (
    <ul className={styles.categories}>
      {CATEGORIES.map(({ key, name }) => (
        <li key={key}>
          <ButtonLink href={routes.category(key)}>{name}</ButtonLink>
        </li>
      ))}
    </ul>
  );
}
