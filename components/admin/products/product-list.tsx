'use client';

import { type ChangeEvent, useDeferredValue, useRef, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { download } from '@/components/ui/download';
import { SelectField, TextField } from '@/components/ui/field';
import { EmptyState } from '@/components/ui/layout';
import layout from '@/components/ui/layout.module.css';
import { Pagination } from '@/components/ui/pagination';
import { writeUrl } from '@/components/ui/use-url';
import { adminMessages } from '@/lib/admin/admin-messages';
import { adminRoutes } from '@/lib/admin/admin-routes';
import {
  DEFAULT_LIST,
  type ListState,
  listQuery,
  parseListState,
  ROWS_PER_PAGE,
  STATE_FILTERS,
  selectRows,
} from '@/lib/admin/products/list-url';
import type { AdminRow } from '@/lib/admin/store-types';
import { pageLinks } from '@/lib/listing/page-links';
import { asset } from '@/lib/site/routes';
import adminStyles from '../admin.module.css';
import { ImportDialog } from '../import/import-dialog';
import { useAdmin } from '../layout/admin-context';
import { BulkEditDialog } from './bulk-edit-dialog';
import { CategoryOptions } from './category-options';
import { useListPosition, usePageQuery } from './list-position';
import { DeleteDialog, ProductTable } from './product-table';
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

type FilterProps = { state: ListState; onChange: (changes: Partial<ListState>, mode?: 'push' | 'replace') => void };

/** Filters of the product list: text, category, state. `since` (set by the link after an import) is shown with a reset button. */
export function ListFilters({ state, onChange }: FilterProps) {
  return (
    <div className={styles.filters}>
      <TextField
        label="Name, brand or ID"
        type="search"
        enterKeyHint="done"
        autoComplete="off"
        value={state.name}
        onChange={(event) => onChange({ name: event.target.value }, 'replace')}
      />
      <SelectField
        label="Category"
        value={state.category}
        onChange={(event) => onChange({ category: event.target.value })}
      >
        <option value="">All categories</option>
        <CategoryOptions />
      </SelectField>
      <SelectField
        label="State"
        value={state.state}
        onChange={(event) => onChange({ state: event.target.value as ListState['state'] })}
      >
        <option value="">Not deleted</option>
        {Object.entries(STATE_FILTERS).map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </SelectField>
      {state.since > 0 && (
        <p>
          {adminMessages.changedSince(new Date(state.since))}{' '}
          <Button variant="quiet" onClick={() => onChange({ since: 0 })}>
            Show all
          </Button>
        </p>
      )}
    </div>
  );
}

const MAX_BYTES = 20_000_000;

/** Buttons that import a file and export the product list. */
export function ImportExport() {
  const { store, notify, isReadOnly } = useAdmin();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<{ name: string; content: Uint8Array }>();
  const [isExporting, setExporting] = useState(false);
  const onFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const selected = target.files?.[0];
    if (!selected) return;
    if (selected.size > MAX_BYTES) notify({ text: adminMessages.fileTooBig, isError: true });
    else setFile({ name: selected.name, content: new Uint8Array(await selected.arrayBuffer()) });
    // Allows the operator to select the same file again.
    target.value = '';
  };
  return (
    <>
      <Button disabled={isReadOnly} onClick={() => input.current?.click()}>
        Import
      </Button>
      <input
        ref={input}
        type="file"
        aria-label="Import a file"
        accept=".csv,.tsv,.txt,.xlsx,.json"
        hidden
        onChange={onFile}
      />
      <Button onClick={() => setExporting(true)}>Export</Button>
      {file && <ImportDialog {...file} onClose={() => setFile(undefined)} />}
      {isExporting && (
        <Dialog title="Export products" onClose={() => setExporting(false)}>
          <div className={adminStyles.stack}>
            <p>{adminMessages.exportHint}</p>
            <Button onClick={async () => download(await store.exportTable('fields'))}>CSV with all fields</Button>
            <Button onClick={async () => download(await store.exportTable('shopify'))}>Shopify CSV</Button>
            <Button onClick={async () => download(await store.exportJson())}>JSON</Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
