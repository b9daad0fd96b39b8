import { useRef } from 'react';
import { Hidden } from '@/components/ui/layout';
import { type CellPlace, type Edges, isWithin } from '@/lib/admin/grid/selection';
import { cellsOfRow, isReadableCell, rowWords, SHEET_FACTS, type VariantSheet } from '@/lib/admin/grid/variant-sheet';
import type { Choice } from '@/lib/catalogue/choice';
import { CELL_FACTS } from '@/lib/catalogue/fields/variant-cells';

const cellProps = (isSelected: boolean) => ({ role: 'gridcell', 'aria-selected': isSelected }) as const;

type Props = {
  sheet: VariantSheet;
  choice: Choice;
  finer: ReadonlySet<string>;
  row: number;
  edges: Edges;
  at: CellPlace;
  cellId: (row: number, column: number) => string;
  /** The text that is being typed into the cell with the focus, where that is in this row. */
  typed: string | undefined;
  endTyping: (text: string | undefined, to?: 'ArrowDown' | 'ArrowRight') => void;
};

/** A row of the grid: what a combination says, and grey what it inherits. */
export function VariantRow({ sheet, choice, finer, row, edges, at, cellId, typed, endTyping }: Props) {
  return (
    <tr aria-rowindex={row + 2}>
      <th scope="row" aria-colindex={1}>
        {rowWords(choice)}
      </th>
      {cellsOfRow(sheet, choice, finer).map(({ name, own, inherited, isVaried }, column) => {
        const fact = SHEET_FACTS[column] ?? 'price';
        const isAt = at.row === row && at.column === column;
        const isTyped = isAt && typed !== undefined;
        return (
          <td
            key={name}
            {...cellProps(isWithin(edges, { row, column }))}
            id={cellId(row, column)}
            data-spot={`${row}-${column}`}
            data-own={own !== '' || undefined}
            data-at={isAt || undefined}
            aria-colindex={column + 2}
            aria-invalid={own !== '' && !isReadableCell(fact, own) ? true : undefined}
          >
            {isTyped ? (
              <CellInput label={`${CELL_FACTS[fact].label}, ${rowWords(choice)}`} {...{ typed, endTyping }} />
            ) : (
              <>
                {own || (isVaried ? 'varies' : inherited)}
                {own && isVaried && (
                  <>
                    <span aria-hidden="true"> …</span>
                    <Hidden>, varies</Hidden>
                  </>
                )}
                {!own && !isVaried && inherited && <Hidden>, inherited</Hidden>}
              </>
            )}
          </td>
        );
      })}
    </tr>
  );
}

function CellInput({ label, typed, endTyping }: { label: string; typed: string } & Pick<Props, 'endTyping'>) {
  // A key that ends typing takes the focus away, which ends it too.
  const isOver = useRef(false);
  const end: Props['endTyping'] = (...given) => {
    if (isOver.current) return;
    isOver.current = true;
    endTyping(...given);
  };
  return (
    <input
      aria-label={label}
      autoComplete="off"
      defaultValue={typed}
      ref={(input) => input?.focus()}
      onBlur={({ target }) => end(target.value)}
      onKeyDown={(event) => {
        const { key, currentTarget } = event;
        const to = key === 'Enter' ? 'ArrowDown' : key === 'Tab' && !event.shiftKey ? 'ArrowRight' : undefined;
        if (!to && key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        end(to && currentTarget.value, to);
      }}
    />
  );
}
