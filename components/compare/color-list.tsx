import type { Color } from '@/lib/catalogue/schema/colors';
import styles from './compare.module.css';

/** Colors by swatch and name. */
export function ColorList({ colors }: { colors: readonly Color[] }) {
  return (
    <ul className={styles.colors}>
      {colors.map(({ name, hex }) => (
        <li key={name}>
          <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
            <rect width="12" height="12" fill={hex} />
          </svg>
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  );
}
