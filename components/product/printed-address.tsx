import { StaticMarkup } from '@/components/ui/static-markup';
import styles from './printed-address.module.css';

/** Where a printed sheet came from; on the screen the browser says so itself. */
export function PrintedAddress({ address }: { address: string }) {
  return (
    <StaticMarkup name="address" className={styles.address}>
      {address}
    </StaticMarkup>
  );
}
