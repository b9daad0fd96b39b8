'use client';

import { useDeferredValue, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import layout from '@/components/ui/layout.module.css';
import { Pagination } from '@/components/ui/pagination';
import { writeAddress } from '@/components/ui/use-query';
import { adminMessages } from '@/lib/admin/admin-messages';
import { DEFAULT_LIST, type ListState, listQuery, parseListState } from '@/lib/admin/list/list-url';
import { ROWS_ON_PAGE, selectRows } from '@/lib/admin/list/select-rows';
import type { AdminRow } from '@/lib/admin/store-types';
import { pageLinks } from '@/lib/listing/paginate';
import { adminRoutes } from '@/lib/site/admin-routes';
import { asset } from '@/lib/site/asset';
import adminStyles from '../admin.module.css';
import { useAdmin } from '../frame/admin-context';
import { usePageQuery } from '../frame/use-page-query';
import { BulkChange } from './bulk-change';
import { ConfirmDelete } from './confirm-delete';
import { ListFilters } from './list-filters';
import { ProductRows } from './product-rows';
import styles from './products.module.css';

/** The products of the ledger: narrowed, sorted and paged by the address, so that a reload or a shared link shows the same. */
export function ProductList() {
  const { rows, snapshot } = useAdmin();
  const query = usePageQuery();
  const state = parseListState(query, snapshot.categories);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  // Typing stays quick over ten thousand products: the rows follow when there is time.
  const shownQuery = useDeferredValue(query);
  const shownState = parseListState(shownQuery, snapshot.categories);

  const found = selectRows(rows, shownState);
  const { shown, page, pages } = pageOf(found, shownState.page);
  /** Narrowing or sorting returns to the first page; typing on is one step for Back. */
  const change = (changes: Partial<ListState>, mode: 'push' | 'replace' = 'push') =>
    writeAddress(addressOf({ ...state, page: 1, ...changes }), mode);
  const inReach = found.filter(({ id }) => selected.has(id));

  return (
    <>
      <div className={`${adminStyles.buttons} ${styles.head}`}>
        <h1>Products</h1>
        <ButtonLink look="primary" href={adminRoutes.addProduct()}>
          {adminMessages.addButton}
        </ButtonLink>
      </div>
      <ListFilters state={state} onChange={change} />
      <div className={styles.summary}>
        <p className={inReach.length > 0 ? layout.hidden : styles.count} role="status">
          {found.length} of {rows.filter(({ isDeleted }) => !isDeleted).length} products
        </p>
        {inReach.length > 0 && (
          <BulkBar
            rows={inReach}
            onSelectAll={() => setSelected(new Set(found.map(({ id }) => id)))}
            count={found.length}
            onClear={() => setSelected(new Set())}
          />
        )}
      </div>
      {found.length === 0 ? (
        <EmptyState message={adminMessages.noMatches}>
          <Button onClick={() => writeAddress(addressOf(DEFAULT_LIST), 'push')}>Reset filters</Button>
        </EmptyState>
      ) : (
        <>
          <ProductRows rows={shown} state={shownState} selected={selected} onSelect={setSelected} onSort={change} />
          <Pagination
            current={page}
            links={pageLinks(page, pages)}
            hrefOf={(number) => addressOf({ ...state, page: number })}
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

const addressOf = (next: ListState) => `${asset(adminRoutes.products())}${listQuery(next)}`;

/** The rows of a page of the list; the last one for a page beyond it. */
function pageOf<Row>(found: readonly Row[], wanted: number): { shown: Row[]; page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(found.length / ROWS_ON_PAGE));
  const page = Math.min(wanted, pages);
  return { shown: found.slice((page - 1) * ROWS_ON_PAGE, page * ROWS_ON_PAGE), page, pages };
}

type Props = { rows: readonly AdminRow[]; count: number; onSelectAll: () => void; onClear: () => void };

/** The deeds for the ticked products together; each is undone by one Undo. */
function BulkBar({ rows, count, onSelectAll, onClear }: Props) {
  const { isReadOnly } = useAdmin();
  const [task, setTask] = useState<'delete' | 'change'>();
  const present = rows.filter(({ isDeleted }) => !isDeleted);
  const ids = present.map(({ id }) => id);
  const close = () => setTask(undefined);
  return (
    <section className={`${layout.band} ${styles.bar}`} aria-label="Selected products">
      <p>
        <strong>{rows.length} selected</strong>
      </p>
      {rows.length < count && (
        <Button look="quiet" onClick={onSelectAll}>
          Select all {count}
        </Button>
      )}
      <Button look="quiet" onClick={onClear}>
        Clear
      </Button>
      {ids.length > 0 && !isReadOnly && (
        <div className={styles.tasks}>
          <Button onClick={() => setTask('change')}>Change</Button>
          <Button onClick={() => setTask('delete')}>Delete</Button>
        </div>
      )}
      {task === 'delete' && <ConfirmDelete ids={ids} names={present.map(({ raw }) => raw.name)} onClose={close} />}
      {task === 'change' && <BulkChange rows={present} onClose={close} />}
    </section>
  );
}
