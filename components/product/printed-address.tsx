import { Still } from '@/components/ui/still';
import styles from './printed-address.module.css';

/** Where a printed sheet came from; on the screen the browser says so itself. */
export function PrintedAddress({ address }: { address: string }) {
  return (
    <Still name="address" className={styles.address}>
      {address}
    </Still>
  );
}
