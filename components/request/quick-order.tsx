'use client';

import {
  type ChangeEvent,
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Button } from '@/components/ui/button';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import { TextArea } from '@/components/ui/field';
import layout from '@/components/ui/layout.module.css';
import stack from '@/components/ui/stack.module.css';
import { formatCount } from '@/lib/format';
import { offerOf } from '@/lib/listing/index-row';
import { addLines, newLine } from '@/lib/request/edit-list';
import { joinRows, type QuickOrderRow, rowProblems } from '@/lib/request/quick-order/quick-order-row';
import { quickOrderText } from '@/lib/request/quick-order/quick-order-text';
import type { QuickOrderResult } from '@/lib/request/quick-order/read-quick-order';
import { parseQuantity } from '@/lib/request/request-list';
import { catalogNotLoaded } from '@/lib/request/request-messages';
import { queryCatalogue } from '@/lib/search/client';
import { loadErrorMessage } from '@/lib/storage/offline/load-error';
import styles from './quick-order.module.css';
import { QuickOrderLine } from './quick-order-line';
import { useRequestActions } from './use-request-list';

type Props = {
  /** Example lines. */
  samples: readonly string[];
  /** Called after rows were added to the list. */
  onAdded: () => void;
};

/** Finds the products of pasted lines, spreadsheet rows or a file, and adds the ticked rows to the list. */
export const QuickOrder = withErrorBoundary('quick-order', function QuickOrder({ samples, onAdded }: Props) {
  const text = useSyncExternalStore(quickOrderText.subscribe, quickOrderText.get, () => '');
  const [result, setResult] = useState<QuickOrderResult>();
  const [status, setStatus] = useState('');
  const section = useRef<HTMLDivElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const { change, report: clearReport } = useRequestActions();

  const find = useCallback(async (input: string) => {
    quickOrderText.set(input);
    if (input.trim() === '') return setStatus('Enter an item number and a quantity.');
    setStatus('Finding items…');
    try {
      const found = await queryCatalogue({ kind: 'quick-order', text: input });
      // A transition, because rendering hundreds of rows takes time.
      startTransition(() => {
        setResult(found);
        setStatus('');
      });
    } catch {
      setStatus(await loadErrorMessage(catalogNotLoaded));
    }
  }, []);
  useEffect(() => {
    const submitted = quickOrderText.takeSubmitted();
    if (submitted !== undefined) void find(submitted);
  }, [find]);
  const hasResults = result !== undefined;
  useEffect(() => {
    if (hasResults) section.current?.querySelector<HTMLElement>('h3')?.focus();
  }, [hasResults]);

  const openFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const selected = target.files?.[0];
    target.value = '';
    if (!selected) return;
    try {
      const { readOrderFile } = await import('@/lib/request/quick-order/read-file');
      const rows = await readOrderFile(new Uint8Array(await selected.arrayBuffer()));
      await find([text.trim(), rows].filter(Boolean).join('\n'));
    } catch {
      setStatus(`${selected.name} could not be read. Save it as CSV or XLSX, or paste its rows.`);
    }
  };
  const changeRow = useCallback(
    (changed: number, row: QuickOrderRow) =>
      setResult((old) => old && { ...old, rows: old.rows.map((other, index) => (index === changed ? row : other)) }),
    [],
  );
  const add = async () => {
    if (!result) return;
    const ticked = result.rows.filter(isAddable);
    const rows = result.rows.filter((row) => !ticked.includes(row));
    const undo = () => {
      quickOrderText.set(text);
      setResult(result);
    };
    const report = { text: `Added ${formatCount(ticked.length, 'line')}.`, hasUndo: true, undo };
    if (!(await change((list) => addLines(list, ticked.map(toLine)), report))) return;
    quickOrderText.set([joinRows(rows), result.rest].filter(Boolean).join('\n'));
    setResult(rows.length > 0 ? { rows, rest: result.rest } : undefined);
    onAdded();
  };
  const ready = result?.rows.filter(isAddable).length ?? 0;
  const edit = () => {
    setResult(undefined);
    clearReport();
    setTimeout(() => section.current?.querySelector('textarea')?.focus());
  };

  return (
    <div className={`${stack.stack} ${styles.quickOrder}`} ref={section}>
      {!result && (
        <>
          <TextArea
            label="Items, one per line"
            hint="Item number and quantity, with color and size if you know them: ITEM x2 Black L. Or paste rows from a spreadsheet."
            rows={5}
            value={text}
            placeholder={samples.join('\n')}
            spellCheck={false}
            autoComplete="off"
            onChange={({ target }) => quickOrderText.set(target.value)}
            onPaste={({ currentTarget }) => setTimeout(() => void find(currentTarget.value))}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
              event.preventDefault();
              void find(text);
            }}
          />
          <div className={stack.row}>
            <Button variant="primary" onClick={() => void find(text)}>
              Find items
            </Button>
            <Button onClick={() => file.current?.click()}>Open a CSV or Excel file</Button>
            <input
              ref={file}
              type="file"
              aria-label="CSV or Excel file"
              accept=".csv,.tsv,.txt,.xlsx"
              hidden
              onChange={openFile}
            />
            {samples.length > 0 && text === '' && (
              <Button variant="quiet" onClick={() => void find(samples.join('\n'))}>
                Try an example
              </Button>
            )}
          </div>
        </>
      )}
      <p role="status">{status}</p>
      {result && (
        <div className={styles.results} data-results>
          <h3 tabIndex={-1}>{summarize(ready, result.rows.length)}</h3>
          <ol>
            {result.rows.map((row, index) => (
              <QuickOrderLine key={index} row={row} index={index} onChange={changeRow} />
            ))}
          </ol>
          {result.rest && (
            <p className={layout.note}>
              Only the first {result.rows.length} rows are shown. Add them, then find the others: they stay in the
              field.
            </p>
          )}
          <div className={`${stack.row} ${styles.bar}`}>
            <Button variant="primary" onClick={ready > 0 ? add : undefined} aria-disabled={ready === 0}>
              {ready > 0 ? `Add ${formatCount(ready, 'line')}` : 'Add lines'}
            </Button>
            <Button variant="quiet" onClick={edit}>
              Edit text
            </Button>
          </div>
        </div>
      )}
    </div>
  );
});

const isAddable = (row: QuickOrderRow) => row.isTicked && rowProblems(row).length === 0;

function toLine(row: QuickOrderRow) {
  const { product, selection, quantity } = row;
  if (!product) throw new Error('A row without a product cannot be added');
  const note = [row.note, ...row.unmatched].filter(Boolean).join(' ');
  return newLine(product.card, offerOf(product), { choice: selection, quantity: parseQuantity(quantity) ?? 1, note });
}

/** '7 rows: 4 ready, 3 need a choice'. */
function summarize(ready: number, rows: number): string {
  const open = rows - ready;
  const parts = [ready > 0 && `${ready} ready`, open > 0 && `${open} ${open === 1 ? 'needs' : 'need'} a choice`];
  return `${formatCount(rows, 'row')}: ${parts.filter(Boolean).join(', ')}`;
}
