import { NOTHING } from '@/lib/catalogue/fields/value-words';
import styles from './changes.module.css';

/** Words of a value, kept apart from those around them: they may run the other way. */
export function Words({ text }: { text: string }) {
  if (text === NOTHING) return <i className={styles.nothing}>{text}</i>;
  return <bdi className={styles.value}>{text}</bdi>;
}
