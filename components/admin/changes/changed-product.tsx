import { Link } from '@/components/ui/link';
import type { AdminRow } from '@/lib/admin/store-types';
import { adminRoutes } from '@/lib/site/admin-routes';
import adminStyles from '../admin.module.css';
import styles from './changes.module.css';

/** The head of a row about a changed product: its name, leading to its form while there is one, and its id. */
export function ChangedProduct({ row: { id, raw, isDeleted } }: { row: AdminRow }) {
  return (
    <th scope="row" className={styles.product}>
      {isDeleted ? raw.name : <Link href={adminRoutes.editProduct(id)}>{raw.name}</Link>}
      <span className={adminStyles.id}>{id}</span>
    </th>
  );
}
