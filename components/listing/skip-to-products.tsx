import { buttonClass } from '@/components/ui/button';
import styles from './listing.module.css';

/** The id of the results of a listing. */
export const PRODUCTS_ID = 'products';

/** A link for the keyboard, past the filters to the results. Seen while it has the focus. */
export function SkipToProducts() {
  return (
    <a className={buttonClass('secondary', styles.skip)} href={`#${PRODUCTS_ID}`}>
      Skip to products
    </a>
  );
}
