import { buttonClass } from '@/components/ui/button';
import styles from './listing.module.css';

/** Element id of the results. */
export const PRODUCTS_ID = 'products';

/** A skip link from the filters to the results for keyboard users. Visible while it has the focus. */
export function SkipToProducts() {
  return (
    <a className={buttonClass('secondary', styles.skip)} href={`#${PRODUCTS_ID}`}>
      Skip to products
    </a>
  );
}
