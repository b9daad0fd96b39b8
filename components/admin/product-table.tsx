'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { SelectField, TextField } from '@/components/ui/field';
import { TableScroll } from '@/components/ui/table-scroll';
import { adminMessages } from '@/lib/admin/admin-messages';
import { formatPrice, isPriced } from '@/lib/catalogue/price';
import { messages } from '@/lib/messages';
import { asset } from '@/lib/routes';
import styles from './admin.module.css';

const PAGE = 25;

/** What the list reads of a row in `/catalogue.json`, which holds the data file as it stands. */
type Row = { id: string; name: string; brand: string; price: number; category: string; subcategory: string };
type Rows = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; rows: Row[] };

/** The bundled products with a filter by name and category. */
export function ProductTable() {
  const [attempt, setAttempt] = useState(0);
  const rows = useRows(attempt);
  const [name, setName] = useState('');
  const [category, setCategory] = useState('');
  const [page, setPage] = useState(0);
  if (rows.state === 'loading') return <p role="status">Loading the products…</p>;
  if (rows.state === 'failed') {
    return (
      <EmptyState message={adminMessages.loadFailed}>
        <Button onClick={() => setAttempt(attempt + 1)}>Retry</Button>
      </EmptyState>
    );
  }
  const wanted = name.trim().toLowerCase();
  const found = rows.rows.filter(
    (row) => (category === '' || row.category === category) && `${row.name} ${row.id}`.toLowerCase().includes(wanted),
  );
  const pages = Math.max(1, Math.ceil(found.length / PAGE));
  const current = Math.min(page, pages - 1);
  const restart = (change: () => void) => {
    change();
    setPage(0);
  };
  return (
    <>
      <div className={styles.filters}>
        <TextField
          label="Name or id"
          type="search"
          value={name}
          onChange={(event) => restart(() => setName(event.target.value))}
        />
        <SelectField
          label="Category"
          value={category}
          onChange={(event) => restart(() => setCategory(event.target.value))}
        >
          <option value="">All categories</option>
          {[...new Set(rows.rows.map((row) => row.category))].map((key) => (
            <option key={key}>{key}</option>
          ))}
        </SelectField>
      </div>
      <p role="status">
        {found.length} of {rows.rows.length} products
      </p>
      <TableScroll label="Products">
        <thead>
          <tr>
            <th scope="col">Id</th>
            <th scope="col">Name</th>
            <th scope="col">Brand</th>
            <th scope="col">Category</th>
            <th scope="col">Subcategory</th>
            <th scope="col" className={styles.number}>
              Price
            </th>
          </tr>
        </thead>
        <tbody>
          {found.slice(current * PAGE, (current + 1) * PAGE).map((row) => (
            <tr key={row.id}>
              <td className={styles.mono}>{row.id}</td>
              <th scope="row">{row.name}</th>
              <td>{row.brand}</td>
              <td>{row.category}</td>
              <td>{row.subcategory}</td>
              <td className={styles.number}>{isPriced(row) ? formatPrice(row.price) : messages.contactForPrice}</td>
            </tr>
          ))}
        </tbody>
      </TableScroll>
      <div className={styles.pager}>
        <Button onClick={() => setPage(current - 1)} disabled={current === 0}>
          Previous
        </Button>
        <span>
          Page {current + 1} of {pages}
        </span>
        <Button onClick={() => setPage(current + 1)} disabled={current >= pages - 1}>
          Next
        </Button>
      </div>
    </>
  );
}

/** Fetches the category map and lists each id once; a new `attempt` fetches again. */
function useRows(attempt: number): Rows {
  const [rows, setRows] = useState<Rows>({ state: 'loading' });
  useEffect(() => {
    const aborter = new AbortController();
    setRows({ state: 'loading' });
    fetch(asset('/catalogue.json'), { signal: aborter.signal })
      .then((response) => (response.ok ? response.json() : Promise.reject(new Error(String(response.status)))))
      .then((map: Record<string, { products: Row[] }>) => {
        const byId = new Map(
          Object.values(map).flatMap(({ products }) => products.map((row) => [row.id, row] as const)),
        );
        setRows({ state: 'ready', rows: [...byId.values()] });
      })
      .catch(() => !aborter.signal.aborted && setRows({ state: 'failed' }));
    return () => aborter.abort();
  }, [attempt]);
  return rows;
}
