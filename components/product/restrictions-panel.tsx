import { Still } from '@/components/ui/still';
import { listPlaces, statesOfCities } from '@/lib/catalogue/restrictions';
import type { Restrictions } from '@/lib/catalogue/schema/restrictions';
import { HomeStatePicker } from './home-state-picker';
import styles from './restrictions-panel.module.css';

/** What the seller does not do with this product. Stated, never enforced, and never legal advice. */
export function RestrictionsPanel({ restrictions }: { restrictions: Restrictions }) {
  const places = listPlaces(restrictions);
  return (
    <section className={styles.panel} aria-labelledby="limits">
      <Still name="limits">
        <h2 id="limits">Limits</h2>
        <ul>
          {restrictions.minimumAge && <li>The buyer must be {restrictions.minimumAge} or older.</li>}
          {places.length > 0 && <li>The seller does not ship this product to {joinWords(places)}.</li>}
          {restrictions.usOnly && <li>The seller does not ship this product outside the U.S.</li>}
        </ul>
      </Still>
      {places.length > 0 && <HomeStatePicker states={restrictions.states} partly={statesOfCities(restrictions)} />}
    </section>
  );
}

function joinWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
