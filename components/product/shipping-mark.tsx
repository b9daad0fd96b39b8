import type { HTMLAttributes } from 'react';
import styles from '@/components/ui/layout.module.css';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'shipping-mark': HTMLAttributes<HTMLElement> & { 'data-states'?: string | undefined };
    }
  }
}

/** How many places a product is not shipped to. Where its element is defined it says what that means for the visitor's state. */
export function ShippingMark({ places, states = [] }: { places: number; states?: readonly string[] | undefined }) {
  return (
    <shipping-mark className={`${styles.tag} ${styles.warning}`} data-states={states.join(' ') || undefined}>
      {`Not to ${places} ${places === 1 ? 'place' : 'places'}`}
    </shipping-mark>
  );
}
