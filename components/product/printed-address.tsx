import styles from './product-view.module.css';

/** The address of the page, for print only. */
export function PrintedAddress({ address }: { address: string }) {
  return <div className={styles.address}>{address}</div>;
}
