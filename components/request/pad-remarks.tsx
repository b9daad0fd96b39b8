import { Icon } from '@/components/ui/icon';
import styles from './pad-remarks.module.css';

type Props = { remarks: readonly string[]; isLoud?: boolean; id?: string };

/** Sentences on a line that its reader should look at. */
export function PadRemarks({ remarks, isLoud = false, id }: Props) {
  if (remarks.length === 0) return null;
  return (
    <ul className={styles.remarks} data-loud={isLoud || undefined} id={id}>
      {remarks.map((remark) => (
        <li key={remark}>
          <Icon name="alert" />
          {remark}
        </li>
      ))}
    </ul>
  );
}
