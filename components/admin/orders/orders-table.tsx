'use client';

import { useState } from 'react';
import { SortHeader, type SortOrder, TableScroll } from '@/components/ui/table';
import { formatPrice } from '@/lib/money';
import type { Order } from '@/lib/site/content';
import adminStyles from '../admin.module.css';

const COLUMNS = [
  { key: 'id', name: 'Order' },
  { key: 'customer', name: 'Customer' },
  { key: 'amount', name: 'Amount' },
  { key: 'status', name: 'Status' },
  { key: 'date', name: 'Date' },
] as const;
type Column = (typeof COLUMNS)[number]['key'];

/** The sample orders of `data/orders.json`. A click on a header sorts by that column; a second click reverses the order. */
export function OrdersTable({ orders }: { orders: readonly Order[] }) {
  const [sort, setSort] = useState<{ by: Column; order: SortOrder }>({ by: 'date', order: 'descending' });
  const sign = sort.order === 'ascending' ? 1 : -1;
  const sorted = [...orders].sort((a, b) => sign * (a[sort.by] < b[sort.by] ? -1 : a[sort.by] > b[sort.by] ? 1 : 0));
  return (
    <div className={adminStyles.stackedTable}>
      <TableScroll label="Sample orders">
        <thead>
          <tr>
            {COLUMNS.map(({ key, name }) => (
              <SortHeader
                key={key}
                name={name}
                order={sort.by === key ? sort.order : undefined}
                onSort={(order) => setSort({ by: key, order })}
                isNumber={key === 'amount'}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.map(({ id, customer, amount, status, date }) => (
            <tr key={id}>
              <th scope="row" className={adminStyles.mono}>
                {id}
              </th>
              <td>{customer}</td>
              <td className={adminStyles.number}>{formatPrice(amount)}</td>
              <td>
                <span className={adminStyles.status} data-state={status}>
                  {status}
                </span>
              </td>
              <td>
                <time dateTime={date}>{date}</time>
              </td>
            </tr>
          ))}
        </tbody>
      </TableScroll>
    </div>
  );
}
