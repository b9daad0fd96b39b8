'use client';

import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Button } from '@/components/ui/button';
import { Hidden } from '@/components/ui/layout';
import { adminMessages } from '@/lib/admin/admin-messages';
import {
  type CellChanges,
  copiedCells,
  filledDown,
  filledWith,
  type GridCells,
  pastedCells,
} from '@/lib/admin/grid/grid-edits';
import { type CellPlace, countCells, edgesOf, movedBy, type Selection } from '@/lib/admin/grid/selection';
import { cellsOfRow, finerFacts, SHEET_FACTS, type VariantSheet } from '@/lib/admin/grid/variant-sheet';
import type { Choice } from '@/lib/catalogue/choice';
import { CELL_FACTS, cellName } from '@/lib/catalogue/fields/variant-cells';
import adminStyles from '../admin.module.css';
import styles from './form.module.css';
import { controlId } from './form-controls';
import { useRowWindow } from './use-row-window';
import type { VariantEdits } from './use-variant-cells';
import { VariantRow } from './variant-row';

/** The height of a row in px, as the style sheet has it. */
const ROW = 44;
/** A table as a grid that has the focus, while one of its cells is active. */
const gridProps = (active: string | undefined) =>
  ({ role: 'grid', tabIndex: 0, 'aria-multiselectable': true, 'aria-activedescendant': active }) as const;
const FIRST: CellPlace = { row: 0, column: 0 };

type Props = { sheet: VariantSheet; edits: VariantEdits };

/** Variants as a spreadsheet: arrows, ranges, fill down, copy and paste, undo; the grid pattern of the ARIA Authoring Practices. */
export function VariantGrid({ sheet, edits }: Props) {
  const { rows } = sheet;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const [selection, setSelection] = useState<Selection>({ at: FIRST, from: FIRST });
  const [typed, setTyped] = useState<string>();
  const [said, setSaid] = useState('');
  const view = useRowWindow(box, rows.length, ROW);
  const size = { rows: rows.length, columns: SHEET_FACTS.length };
  const finer = useMemo(() => finerFacts(sheet), [sheet.sold, sheet.rows]);
  const at: CellPlace = { row: Math.min(selection.at.row, rows.length - 1), column: selection.at.column };
  const edges = edgesOf({ at, from: { ...selection.from, row: Math.min(selection.from.row, rows.length - 1) } });
  const shownOf = (choice: Choice = {}) => cellsOfRow(sheet, choice, finer);
  const nameAt = (row: number, column: number) => cellName(rows[row] ?? {}, SHEET_FACTS[column] ?? 'price');
  const ownAt = (row: number, column: number) => sheet.cells[nameAt(row, column)] ?? '';
  const shownAt = (row: number, column: number) => ownAt(row, column) || (shownOf(rows[row])[column]?.inherited ?? '');
  const cells: GridCells = { nameAt, shownAt };

  const select = (next: Selection) => {
    setSelection(next);
    view.reveal(next.at.row);
  };
  const change = (changes: CellChanges, words?: string) => {
    edits.change(changes);
    setSaid(words ?? adminMessages.cellsChanged(Object.keys(changes).length));
  };
  const fillDown = () => change(filledDown(edges, cells));
  const back = (step: (() => void) | undefined, words: string) => {
    step?.();
    if (step) setSaid(words);
  };
  /** Ends typing: the text goes into the cell, and the focus to the cell below it, beside it, or nowhere else. */
  const endTyping = (text: string | undefined, to?: 'ArrowDown' | 'ArrowRight') => {
    setTyped(undefined);
    if (text !== undefined && text !== ownAt(at.row, at.column)) edits.change({ [nameAt(at.row, at.column)]: text });
    const next = to && movedBy({ at, from: at }, { key: to, isFar: false, isWider: false }, { ...size, page: 1 });
    if (next) select(next);
    if (text === undefined || to) table.current?.focus();
  };

  const withControl: Record<string, () => void> = {
    a: () => setSelection({ at: { row: 0, column: 0 }, from: { row: rows.length - 1, column: size.columns - 1 } }),
    d: fillDown,
    y: () => back(edits.redo, adminMessages.redone),
    z: () => back(edits.undo, adminMessages.undone),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey: isWider, altKey } = event;
    const isFar = event.ctrlKey || event.metaKey;
    if (typed !== undefined || altKey) return;
    const moved = movedBy({ at, from: selection.from }, { key, isFar, isWider }, { ...size, page: view.page() });
    const letter = isWider && key.toLowerCase() === 'z' ? 'y' : key.toLowerCase();
    if (moved) select(moved);
    else if (isFar && Object.hasOwn(withControl, letter)) withControl[letter]?.();
    else if (isFar) return;
    else if (key === 'Delete' || key === 'Backspace') change(filledWith('', edges, cells));
    else if (key === 'Enter' || key === 'F2') setTyped(ownAt(at.row, at.column));
    else if (key === 'Escape') setSelection({ at, from: at });
    else if (key.length === 1) setTyped(key);
    else return;
    event.preventDefault();
  };

  const onCopy = (event: ClipboardEvent) => {
    if (typed !== undefined) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', copiedCells(edges, cells));
    setSaid(adminMessages.cellsCopied(countCells(edges)));
    if (event.type === 'cut') change(filledWith('', edges, cells));
  };
  const onPaste = (event: ClipboardEvent) => {
    if (typed !== undefined) return;
    event.preventDefault();
    // The form takes what is pasted for pictures.
    event.stopPropagation();
    const pasted = pastedCells(event.clipboardData.getData('text/plain'), edges, size, cells);
    const { top: row, left: column, bottom, right } = pasted.edges;
    setSelection({ at: { row, column }, from: { row: bottom, column: right } });
    change(pasted.changes, adminMessages.cellsPasted(Object.keys(pasted.changes).length, pasted.cut));
  };

  const onPointer = (event: PointerEvent) => {
    const cell = (event.target as Element).closest<HTMLElement>('[data-spot]');
    const [row = 0, column = 0] = cell?.dataset.spot?.split('-').map(Number) ?? [];
    const spot = { row, column };
    const isHere = row === at.row && column === at.column;
    if (!cell || (event.target as Element).closest('input')) return;
    if (event.type === 'pointerover') {
      if (event.buttons === 1 && event.pointerType === 'mouse') setSelection({ at: spot, from: selection.from });
      return;
    }
    const isSecond = isHere && countCells(edges) === 1 && document.activeElement === table.current;
    if (isSecond) return setTyped(ownAt(row, column));
    setSelection({ at: spot, from: event.shiftKey ? selection.from : spot });
    table.current?.focus({ preventScroll: true });
  };

  const isDrawn = at.row >= view.first && at.row < view.last;
  const cellId = (row: number, column: number) => `${id}-${row}-${column}`;
  return (
    <>
      <div className={adminStyles.buttons}>
        <Button onClick={() => back(edits.undo, adminMessages.undone)} aria-disabled={!edits.undo}>
          Undo<Hidden> of the variants</Hidden>
        </Button>
        <Button onClick={() => back(edits.redo, adminMessages.redone)} aria-disabled={!edits.redo}>
          Redo<Hidden> of the variants</Hidden>
        </Button>
        <Button onClick={fillDown} aria-disabled={edges.top === edges.bottom}>
          Fill down
        </Button>
        <p className={adminStyles.hint} role="status">
          {said}
        </p>
      </div>
      <div className={styles.box} ref={box} onScroll={view.look}>
        <table
          ref={table}
          id={controlId('variants')}
          className={styles.grid}
          {...gridProps(isDrawn ? cellId(at.row, at.column) : undefined)}
          aria-label="Variants"
          aria-describedby={`${id}-keys`}
          aria-rowcount={rows.length + 1}
          aria-colcount={SHEET_FACTS.length + 1}
          onKeyDown={onKeyDown}
          onCopy={onCopy}
          onCut={onCopy}
          onPaste={onPaste}
          onMouseDown={keepSelection}
          onPointerDown={onPointer}
          onPointerOver={onPointer}
        >
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col" aria-colindex={1}>
                Combination
              </th>
              {SHEET_FACTS.map((fact, index) => (
                <th key={fact} scope="col" aria-colindex={index + 2} className={styles[fact]}>
                  {CELL_FACTS[fact].label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Spacer rows={view.first} />
            {rows.slice(view.first, view.last).map((choice, index) => (
              <VariantRow
                key={view.first + index}
                {...{ sheet, choice, finer, edges, at, cellId }}
                row={view.first + index}
                typed={at.row === view.first + index ? typed : undefined}
                endTyping={endTyping}
              />
            ))}
            <Spacer rows={rows.length - view.last} />
          </tbody>
        </table>
      </div>
      <p className={adminStyles.hint} id={`${id}-keys`}>
        {adminMessages.gridKeys}
      </p>
    </>
  );
}

/** Cells are selected, and not the text in them. */
function keepSelection(event: MouseEvent) {
  if (!(event.target as Element).closest('input')) event.preventDefault();
}

/** The room of rows that are not drawn. */
function Spacer({ rows }: { rows: number }) {
  if (rows <= 0) return null;
  return (
    <tr>
      <td height={rows * ROW} />
    </tr>
  );
}
