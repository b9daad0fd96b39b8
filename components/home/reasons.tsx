import type { ShopReason } from '@/lib/site/content';
import styles from './home.module.css';

/** Why choose us: only what this site can show to be so. */
export function Reasons({ reasons }: { reasons: readonly ShopReason[] }) {
  return (
    <ul className={styles.reasons}>
      {reasons.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
