import { Icon } from '@/components/ui/icon';
import { Hidden } from '@/components/ui/layout';
import { asset, routes } from '@/lib/routes';
import styles from './search-field.module.css';

/** The header's search: a plain GET form, so that it reaches /search/ without script too. */
export function SearchField({ className }: { className?: string | undefined }) {
  return (
    <search className={className}>
      <form className={styles.form} action={asset(routes.search())} method="get">
        <input
          className={styles.input}
          type="search"
          name="query"
          aria-label="Search the catalog"
          placeholder="Search: boots, 3XL shirt, VTS-989"
          autoComplete="off"
          enterKeyHint="search"
        />
        <button className={styles.button} type="submit">
          <Icon name="search" />
          <Hidden>Search</Hidden>
        </button>
      </form>
    </search>
  );
}
