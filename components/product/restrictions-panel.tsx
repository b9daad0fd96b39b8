import stack from '@/components/ui/stack.module.css';
import { restrictionSentences } from '@/lib/catalogue/restrictions';
import type { Restrictions } from '@/lib/catalogue/schema/restrictions';
import styles from './product-view.module.css';
import { ShipToStatePicker } from './ship-to-state-picker';

/** Shipping and age limits of a product. Only displayed, never enforced. */
export function RestrictionsPanel({ restrictions }: { restrictions: Restrictions }) {
  const hasPlaces = restrictions.states.length + restrictions.cities.length > 0;
  return (
    <section className={styles.restrictions} aria-labelledby="limits">
      <h2 id="limits">Shipping and age limits</h2>
      <ul className={stack.tight}>
        {restrictionSentences(restrictions).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {hasPlaces && <ShipToStatePicker states={restrictions.states} cities={restrictions.cities} />}
    </section>
  );
}
