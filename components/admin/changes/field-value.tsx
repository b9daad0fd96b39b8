import styles from './changes.module.css';

const MAX = 160;

/** The value of a field in few words: text as it stands, anything else as the data file writes it. */
export function FieldValue({ value }: { value: unknown }) {
  if (value === undefined || value === '') return <i className={styles.nothing}>nothing</i>;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return <bdi className={styles.value}>{text.length > MAX ? `${text.slice(0, MAX)}…` : text}</bdi>;
}
