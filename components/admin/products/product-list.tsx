'use client';

import { useDeferredValue, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import layout from '@/components/ui/layout.module.css';
import { Pagination } from '@/components/ui/pagination';
import { writeUrl } from '@/components/ui/use-url';
import { adminMessages } from '@/lib/admin/admin-messages';
import { adminRoutes } from '@/lib/admin/admin-routes';
import { DEFAULT_LIST, type ListState, listQuery, parseListState } from '@/lib/admin/products/list-url';
import { ROWS_PER_PAGE, selectRows } from '@/lib/admin/products/select-rows';
import type { AdminRow } from '@/lib/admin/store-types';
import { pageLinks } from '@/lib/listing/paginate';
import { asset } from '@/lib/site/asset';
import adminStyles from '../admin.module.css';
import { useAdmin } from '../layout/admin-context';
import { usePageQuery } from '../layout/use-page-query';
import { BulkEditDialog } from './bulk-edit-dialog';
import { DeleteDialog } from './delete-dialog';
import { ImportExport } from './import-export';
import { ListFilters } from './list-filters';
import { useListPosition } from './list-position';
import { ProductTable } from './product-table';
import styles from './products.module.css';

const listUrl = (state: Partial<ListState>) => `${asset(adminRoutes.products())}${listQuery(state)}`;

/** The product list. Its filters, sort order and page are in the URL, so that a reload or a shared link shows the same. */
export function ProductList() {
  const { rows, snapshot } = useAdmin();
  const query = usePageQuery();
  useListPosition(query);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const state = parseListState(query, snapshot.categories);
  // Typing stays fast with ten thousand products: the rows are rendered afterwards.
  const shownState = parseListState(useDeferredValue(query), snapshot.categories);

  const found = selectRows(rows, shownState);
  const pages = Math.max(1, Math.ceil(found.length / ROWS_PER_PAGE));
  const page = Math.min(shownState.page, pages);
  const selectedRows = found.filter(({ id }) => selected.has(id));
  /** Returns to the first page, unless the page itself changes. Typed characters are one step for Back. */
  const change = (changes: Partial<ListState>, mode: 'push' | 'replace' = 'push') =>
    writeUrl(listUrl({ ...state, page: 1, ...changes }), mode);

  return (
    <>
      <div className={`${adminStyles.buttons} ${styles.header}`}>
        <h1>Products</h1>
        <div className={adminStyles.buttons}>
          <ImportExport />
          <ButtonLink variant="primary" href={adminRoutes.addProduct()}>
            {adminMessages.addButton}
          </ButtonLink>
        </div>
      </div>
      <ListFilters state={state} onChange={change} />
      <div className={styles.summary}>
        <p className={selectedRows.length > 0 ? layout.visuallyHidden : styles.count} role="status">
          {found.length} of {rows.filter(({ isDeleted }) => !isDeleted).length} products
        </p>
        {selectedRows.length > 0 && (
          <BulkActionBar
            rows={selectedRows}
            count={found.length}
            onSelectAll={() => setSelected(new Set(found.map(({ id }) => id)))}
            onClear={() => setSelected(new Set())}
          />
        )}
      </div>
      {found.length === 0 ? (
        <EmptyState message={adminMessages.noMatches}>
          <Button onClick={() => writeUrl(listUrl(DEFAULT_LIST), 'push')}>Reset filters</Button>
        </EmptyState>
      ) : (
        <>
          <ProductTable
            rows={found.slice((page - 1) * ROWS_PER_PAGE, page * ROWS_PER_PAGE)}
            state={shownState}
            selected={selected}
            onSelect={setSelected}
            onSort={change}
          />
          <Pagination
            current={page}
            links={pageLinks(page, pages)}
            hrefOf={(number) => listUrl({ ...state, page: number })}
            onPage={(number) => {
              change({ page: number });
              window.scrollTo({ top: 0 });
            }}
          />
        </>
      )}
    </>
  );
}

type Props = { rows: readonly AdminRow[]; count: number; onSelectAll: () => void; onClear: () => void };

/** The actions on the selected products; each has one Undo. */
function BulkActionBar({ rows, count, onSelectAll, onClear }: Props) {
  const { isReadOnly } = useAdmin();
  const [dialog, setDialog] = useState<'delete' | 'change'>();
  const present = rows.filter(({ isDeleted }) => !isDeleted);
  const close = () => setDialog(undefined);
  return (
    <section className={`${layout.band} ${styles.bulkBar}`} aria-label="Selected products">
      <p>
        <strong>{rows.length} selected</strong>
      </p>
      {rows.length < count && (
        <Button variant="quiet" onClick={onSelectAll}>
          Select all {count}
        </Button>
      )}
      <Button variant="quiet" onClick={onClear}>
        Clear
      </Button>
      {present.length > 0 && !isReadOnly && (
        <div className={styles.bulkActions}>
          <Button onClick={() => setDialog('change')}>Change</Button>
          <Button onClick={() => setDialog('delete')}>Delete</Button>
        </div>
      )}
      {dialog === 'delete' && <DeleteDialog rows={present} onClose={close} />}
      {dialog === 'change' && <BulkEditDialog rows={present} onClose={close} />}
    </section>
  );
}
