import { Icon } from '@/components/ui/icon';
import remark from '@/components/ui/remark.module.css';
import styles from './order-pad.module.css';

type Props = { remarks: readonly string[]; isLoud?: boolean; id?: string };

/** Sentences on a line that its reader should look at. */
export function PadRemarks({ remarks, isLoud = false, id }: Props) {
  if (remarks.length === 0) return null;
  return (
    <ul className={styles.remarks} id={id}>
      {remarks.map((words) => (
        <li key={words} className={remark.remark} data-fault={isLoud || undefined}>
          <Icon name="alert" />
          {words}
        </li>
      ))}
    </ul>
  );
}
