'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { Hidden } from '@/components/ui/layout';
import { adminMessages } from '@/lib/admin/admin-messages';
import {
  cellsOfRow,
  finerFacts,
  isReadableCell,
  rowWords,
  SHEET_FACTS,
  type ShownCell,
  type VariantSheet,
} from '@/lib/admin/grid/variant-sheet';
import { CELL_FACTS } from '@/lib/catalogue/fields/variant-cells';
import adminStyles from '../admin.module.css';
import styles from './form.module.css';
import { controlId } from './form-controls';
import type { VariantEdits } from './use-variant-cells';

/** Rows that are shown at first, and more of them at a time. */
const SHOWN = 40;

/** Variants as a list of what each value says, for screens without room for a grid. */
export function VariantList({ sheet, edits }: { sheet: VariantSheet; edits: VariantEdits }) {
  const [shown, setShown] = useState(SHOWN);
  const finer = finerFacts(sheet);
  const { rows } = sheet;
  return (
    <div className={styles.rows} id={controlId('variants')} tabIndex={-1}>
      <div className={adminStyles.buttons}>
        <Button onClick={edits.undo} aria-disabled={!edits.undo}>
          Undo<Hidden> of the variants</Hidden>
        </Button>
        <Button onClick={edits.redo} aria-disabled={!edits.redo}>
          Redo<Hidden> of the variants</Hidden>
        </Button>
      </div>
      {rows.slice(0, shown).map((choice) => {
        const cells = cellsOfRow(sheet, choice, finer);
        return (
          <details key={rowWords(choice)} className={styles.unfolds}>
            <summary>
              <strong>{rowWords(choice)}</strong> <span>{saidWords(cells)}</span>
            </summary>
            <div>
              {cells.map(({ name, own, inherited, isVaried }, column) => {
                const fact = SHEET_FACTS[column] ?? 'price';
                return (
                  <TextField
                    key={name}
                    label={CELL_FACTS[fact].label}
                    value={own}
                    placeholder={isVaried ? 'varies' : inherited}
                    autoComplete="off"
                    inputMode={fact === 'price' || fact === 'oldPrice' || fact === 'stock' ? 'decimal' : undefined}
                    error={isReadableCell(fact, own) ? undefined : adminMessages.unreadableCell}
                    isCounted
                    onChange={({ target }) => edits.change({ [name]: target.value }, name)}
                  />
                );
              })}
            </div>
          </details>
        );
      })}
      {rows.length > shown && (
        <Button onClick={() => setShown(shown + SHOWN)}>{adminMessages.showMore(rows.length - shown)}</Button>
      )}
    </div>
  );
}

/** 'price 82.00, stock 4'; what others say where the row says nothing. */
function saidWords(cells: readonly ShownCell[]): string {
  const said = cells.flatMap(({ own }, column) => {
    const fact = SHEET_FACTS[column];
    return own && fact ? `${CELL_FACTS[fact].label.toLowerCase()} ${own}` : [];
  });
  if (said.length > 0) return said.join(', ');
  return cells.some(({ isVaried }) => isVaried) ? 'varies' : 'as the product';
}
