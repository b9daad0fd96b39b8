'use client';

import { useDeferredValue, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/layout';
import layout from '@/components/ui/layout.module.css';
import { Pagination } from '@/components/ui/pagination';
import { writeUrl } from '@/components/ui/use-url';
import { adminMessages } from '@/lib/admin/admin-messages';
import { adminRoutes } from '@/lib/admin/admin-routes';
import { DEFAULT_LIST, type ListState, listQuery, parseListState } from '@/lib/admin/products/list-url';
import { ROWS_PER_PAGE, selectRows } from '@/lib/admin/products/select-rows';
import type { AdminRow } from '@/lib/admin/store-types';
import { pageLinks } from '@/lib/listing/page-links';
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

/** The product list. Filters, sort order and page are in the URL, so that reloads and shared links show the same rows. */
export function ProductList() {
  const { rows, snapshot } = useAdmin();
  const query = usePageQuery();
  useListPosition(query);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const state = parseListState(query, snapshot.categories);
  // Deferred, so that typing stays fast with 10,000 products.
  const shownState = parseListState(useDeferredValue(query), snapshot.categories);

  const matches = selectRows(rows, shownState);
  const pageCount = Math.max(1, Math.ceil(matches.length / ROWS_PER_PAGE));
  const page = Math.min(shownState.page, pageCount);
  const selectedRows = matches.filter(({ id }) => selected.has(id));
  /** Changes the URL. Resets the page to 1 unless `changes` has a page. Mode 'replace' adds no history entry, for typed text. */
  const changeUrl = (changes: Partial<ListState>, mode: 'push' | 'replace' = 'push') =>
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
      <ListFilters state={state} onChange={changeUrl} />
      <div className={styles.summary}>
        <p className={selectedRows.length > 0 ? layout.visuallyHidden : styles.count} role="status">
          {matches.length} of {rows.filter(({ isDeleted }) => !isDeleted).length} products
        </p>
        {selectedRows.length > 0 && (
          <BulkActionBar
            rows={selectedRows}
            matchCount={matches.length}
            onSelectAll={() => setSelected(new Set(matches.map(({ id }) => id)))}
            onClear={() => setSelected(new Set())}
          />
        )}
      </div>
      {matches.length === 0 ? (
        <EmptyState message={adminMessages.noMatches}>
          <Button onClick={() => writeUrl(listUrl(DEFAULT_LIST), 'push')}>Reset filters</Button>
        </EmptyState>
      ) : (
        <>
          <ProductTable
            rows={matches.slice((page - 1) * ROWS_PER_PAGE, page * ROWS_PER_PAGE)}
            state={shownState}
            selected={selected}
            onSelect={setSelected}
            onSort={changeUrl}
          />
          <Pagination
            current={page}
            links={pageLinks(page, pageCount)}
            hrefOf={(number) => listUrl({ ...state, page: number })}
            onPage={(number) => {
              changeUrl({ page: number });
              window.scrollTo({ top: 0 });
            }}
          />
        </>
      )}
    </>
  );
}

type Props = { rows: readonly AdminRow[]; matchCount: number; onSelectAll: () => void; onClear: () => void };

/** Bar with actions for the selected products. Undo reverts an action for all of them. */
function BulkActionBar({ rows, matchCount, onSelectAll, onClear }: Props) {
  const { isReadOnly } = useAdmin();
  const [dialog, setDialog] = useState<'delete' | 'change'>();
  const editableRows = rows.filter(({ isDeleted }) => !isDeleted);
  const close = () => setDialog(undefined);
  return (
    <section className={`${layout.band} ${styles.bulkBar}`} aria-label="Selected products">
      <p>
        <strong>{rows.length} selected</strong>
      </p>
      {rows.length < matchCount && (
        <Button variant="quiet" onClick={onSelectAll}>
          Select all {matchCount}
        </Button>
      )}
      <Button variant="quiet" onClick={onClear}>
        Clear
      </Button>
      {editableRows.length > 0 && !isReadOnly && (
        <div className={styles.bulkActions}>
          <Button onClick={() => setDialog('change')}>Change</Button>
          <Button onClick={() => setDialog('delete')}>Delete</Button>
        </div>
      )}
      {dialog === 'delete' && <DeleteDialog rows={editableRows} onClose={close} />}
      {dialog === 'change' && <BulkEditDialog rows={editableRows} onClose={close} />}
    </section>
  );
}
