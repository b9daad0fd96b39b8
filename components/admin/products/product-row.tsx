'use client';

import { Hidden } from '@/components/ui/layout';
import { Link } from '@/components/ui/link';
import type { AdminRow } from '@/lib/admin/store-types';
import { formatPrice, isPriced } from '@/lib/catalogue/price';
import { DEFAULT_STOCK } from '@/lib/catalogue/stock';
import { adminRoutes } from '@/lib/site/admin-routes';
import * as messages from '@/lib/site/messages';
import adminStyles from '../admin.module.css';
import { useAdmin } from '../frame/admin-context';
import styles from './products.module.css';
import { RowActions } from './row-actions';
import { StateMark } from './state-mark';
import { Thumbnail } from './thumbnail';

type Props = { row: AdminRow; isSelected: boolean; onSelect: (isSelected: boolean) => void };

/** A product in the list, with what can be done to it. */
export function ProductRow({ row, isSelected, onSelect }: Props) {
  const { snapshot } = useAdmin();
  const { id, raw, isDeleted } = row;

  return (
    <tr className={styles.row}>
      <td className={styles.select}>
        <label className={adminStyles.tick}>
          <input
            type="checkbox"
            aria-label={`Select ${raw.name}`}
            checked={isSelected}
            onChange={(event) => onSelect(event.target.checked)}
          />
        </label>
      </td>
      <th scope="row">
        <div className={styles.product}>
          <Thumbnail raw={raw} />
          <div>
            {isDeleted ? raw.name : <Link href={adminRoutes.editProduct(id)}>{raw.name}</Link>}
            <span className={adminStyles.hint}>
              {raw.brand} <span className={adminStyles.id}>{id}</span>
            </span>
            {!isDeleted && raw.hidden && <span className={styles.note}>Hidden</span>}
          </div>
        </div>
      </th>
      <td className={styles.wide}>
        {snapshot.categories.find(({ key }) => key === raw.category)?.name ?? raw.category}
        {raw.subcategory && <span className={adminStyles.hint}>{raw.subcategory}</span>}
      </td>
      <td className={`${adminStyles.number} ${styles.price}`}>
        {isPriced(raw) ? formatPrice(raw.price) : messages.contactForPrice}
        {typeof raw.oldPrice === 'number' && (
          <span className={adminStyles.hint}>
            <s>
              <Hidden>Before </Hidden>
              {formatPrice(raw.oldPrice)}
            </s>
          </span>
        )}
      </td>
      <td className={`${adminStyles.number} ${styles.wide}`}>{raw.stock ?? DEFAULT_STOCK}</td>
      <td className={styles.state}>
        <StateMark row={row} />
      </td>
      <td className={styles.rowActions}>
        <RowActions row={row} />
      </td>
    </tr>
  );
}
