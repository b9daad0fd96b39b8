import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import * as absence from '@/lib/site/absence-messages';
import { asset } from '@/lib/site/asset';
import { routes } from '@/lib/site/routes';
import styles from './pages.module.css';

/** A plain search form, begun with what is known of the question. */
export function StoreSearch({ words }: { words: string }) {
  return (
    // Anew with other words: the field is the visitor's once it is there.
    <form className={styles.search} key={words} action={asset(routes.search())} method="get">
      <TextField
        label={absence.searchStore}
        name="query"
        type="search"
        enterKeyHint="search"
        defaultValue={words}
        required
      />
      <Button type="submit" look="primary">
        Search
      </Button>
    </form>
  );
}
