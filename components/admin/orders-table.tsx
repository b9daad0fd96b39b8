import { TableScroll } from '@/components/ui/table-scroll';
import { formatPrice } from '@/lib/catalogue/price';
import type { Order } from '@/lib/content';
import styles from './admin.module.css';

/** The sample orders of the specification. */
export function OrdersTable({ orders }: { orders: readonly Order[] }) {
  return (
    <TableScroll label="Sample orders">
      <thead>
        <tr>
          <th scope="col">Order</th>
          <th scope="col">Customer</th>
          <th scope="col" className={styles.number}>
            Amount
          </th>
          <th scope="col">Status</th>
          <th scope="col">Date</th>
        </tr>
      </thead>
      <tbody>
        {orders.map(({ id, customer, amount, status, date }) => (
          <tr key={id}>
            <th scope="row" className={styles.mono}>
              {id}
            </th>
            <td>{customer}</td>
            <td className={styles.number}>{formatPrice(amount)}</td>
            <td>{status}</td>
            <td>
              <time dateTime={date}>{date}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </TableScroll>
  );
}
