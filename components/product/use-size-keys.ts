import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react';
import { isOfSpreadsheet, pasteQuantities } from '@/lib/request/paste-quantities';
import type { Quantities, SizeTable } from '@/lib/request/size-cells';

type Step = readonly [down: number, across: number];

/**
 * The keys of a spreadsheet in a grid of sizes. Up, down and Enter always leave a cell; left and right do at the ends of its
 * text, so that a number can still be mended with them. A cell that is reached is selected whole: what is typed takes its place.
 */
export function useSizeKeys(
  grid: RefObject<HTMLElement | null>,
  table: SizeTable,
  quantities: Quantities,
  change: (quantities: Quantities, left: readonly string[]) => void,
) {
  const onKeyDown = (event: KeyboardEvent) => {
    const field = event.target as HTMLInputElement;
    const from = field.dataset.cell;
    const step = from === undefined || isWithOthers(event) ? undefined : stepOf(event, field, table);
    if (from === undefined || !step) return;
    event.preventDefault();
    const key = neighbor(table, from, step);
    const next = [...(grid.current?.querySelectorAll('input') ?? [])].find(({ dataset }) => dataset.cell === key);
    next?.focus();
    next?.select();
  };
  const onPaste = (event: ClipboardEvent) => {
    const from = (event.target as HTMLElement).dataset.cell;
    const text = event.clipboardData.getData('text/plain');
    if (from === undefined || !isOfSpreadsheet(text)) return;
    event.preventDefault();
    const pasted = pasteQuantities(table, quantities, from, text);
    change(pasted.quantities, pasted.left);
  };
  return { onKeyDown, onPaste };
}

/** The keys that choose a word of an input method, and those of the browser. */
const isWithOthers = ({ ctrlKey, metaKey, altKey, shiftKey, key, nativeEvent }: KeyboardEvent) =>
  ctrlKey || metaKey || altKey || nativeEvent.isComposing || (shiftKey && key !== 'Enter');

function stepOf({ key, shiftKey }: KeyboardEvent, field: HTMLInputElement, { rows }: SizeTable): Step | undefined {
  const { selectionStart, selectionEnd, value } = field;
  switch (key) {
    case 'Enter': {
      const way = shiftKey ? -1 : 1;
      return rows ? [way, 0] : [0, way];
    }
    case 'ArrowDown':
      return [1, 0];
    case 'ArrowUp':
      return [-1, 0];
    case 'ArrowRight':
      return selectionEnd === value.length ? [0, 1] : undefined;
    case 'ArrowLeft':
      return selectionStart === 0 ? [0, -1] : undefined;
    default:
      return undefined;
  }
}

function neighbor({ cells }: SizeTable, from: string, [down, across]: Step): string | undefined {
  const y = cells.findIndex((row) => row.some(({ key }) => key === from));
  const x = cells[y]?.findIndex(({ key }) => key === from) ?? 0;
  // The fields of sizes that are not made take no focus.
  for (let steps = 1; ; steps += 1) {
    const cell = cells[y + steps * down]?.[x + steps * across];
    if (!cell || cell.isMade) return cell?.key;
  }
}
