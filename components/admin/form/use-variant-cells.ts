import { useState } from 'react';
import { type CellChanges, withCells } from '@/lib/admin/grid/grid-edits';
import type { VariantCells } from '@/lib/catalogue/fields/variant-cells';
import type { OperatorForm } from './form-controls';

type History = { past: readonly VariantCells[]; future: readonly VariantCells[]; typed: string | undefined };
const NOTHING: History = { past: [], future: [], typed: undefined };

/** The cells of the form's variants, each change of which can be undone and done again. */
export type VariantEdits = {
  cells: VariantCells;
  /** `typed`: the cell into which is typed, key by key; its keys are undone together. */
  change: (changes: CellChanges, typed?: string) => void;
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
};

export function useVariantCells({ values, set }: OperatorForm): VariantEdits {
  const { variants: cells } = values;
  const [{ past, future, typed: last }, setHistory] = useState(NOTHING);
  const [before, after] = [past.at(-1), future.at(-1)];
  return {
    cells,
    change(changes, typed) {
      if (Object.entries(changes).every(([name, text]) => text.trim() === (cells[name] ?? ''))) return;
      const isMore = typed !== undefined && typed === last;
      setHistory({ past: isMore ? past : [...past, cells], future: [], typed });
      set({ variants: withCells(cells, changes) });
    },
    undo:
      before &&
      (() => {
        setHistory({ past: past.slice(0, -1), future: [...future, cells], typed: undefined });
        set({ variants: before });
      }),
    redo:
      after &&
      (() => {
        setHistory({ past: [...past, cells], future: future.slice(0, -1), typed: undefined });
        set({ variants: after });
      }),
  };
}
