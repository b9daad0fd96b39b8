'use client';

import { Icon } from '@/components/ui/icon';
import icon from '@/components/ui/icon-button.module.css';
import { Hidden } from '@/components/ui/layout';
import text from '@/components/ui/text-button.module.css';
import { sizeControls } from '@/lib/catalogue/size-controls';
import type { IndexRow } from '@/lib/listing/row';
import { acknowledge } from '@/lib/request/findings';
import { moveLine, removeLines, setLine } from '@/lib/request/operations';
import type { RequestLine } from '@/lib/request/request';
import type { ReviewedLine } from '@/lib/request/review';
import { PencilIcon } from './pencil-icon';
import { useDeeds } from './request-context';
import styles from './request-lines.module.css';
import type { Sized } from './sizes-dialog';

type ToolsProps = { line: RequestLine; number: number; isOpen: boolean; panel: string; onToggle: () => void };

/** The two tools of every line: the pencil, which opens the rest of it, and the way out of the list. */
export function LineTools({ line, number, isOpen, panel, onToggle }: ToolsProps) {
  const { change } = useDeeds();
  const remove = () =>
    void change((now) => removeLines(now, [line.id]), { said: `Removed: ${line.name}.`, hasUndo: true });
  return (
    <div className={styles.tools}>
      <button
        type="button"
        className={icon.square}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        onClick={onToggle}
      >
        <PencilIcon />
        <Hidden>Edit line {number}</Hidden>
      </button>
      <button type="button" className={icon.square} onClick={remove}>
        <Icon name="close" />
        <Hidden>Remove line {number}</Hidden>
      </button>
    </div>
  );
}

type Props = Neighbors & { reviewed: ReviewedLine; number: number; onSizes: (sized: Sized) => void };

/** The ids of the line before, and of that before which it stands once it is moved down; `isLast` where none is below. */
export type Neighbors = { before: string | undefined; afterNext: string | undefined; isLast: boolean };

/** The deeds for a line that is open. */
export function LineActions({ reviewed: { line, row }, number, before, afterNext, isLast, onSizes }: Props) {
  const { change } = useDeeds();
  const move = (beforeId: string | undefined, words: string) =>
    change((now) => moveLine(now, line.id, beforeId), { said: `Line ${number} moved ${words}.` });
  return (
    <div className={styles.actions}>
      {row && sizeControls(row.sizes).length > 0 && (
        <button type="button" className={text.text} onClick={() => onSizes({ row, choice: line.choice })}>
          More sizes<Hidden> of line {number}</Hidden>
        </button>
      )}
      <button
        type="button"
        className={text.text}
        disabled={before === undefined}
        onClick={() => void move(before, 'up')}
      >
        Move<Hidden> line {number}</Hidden> up
      </button>
      <button type="button" className={text.text} disabled={isLast} onClick={() => void move(afterNext, 'down')}>
        Move<Hidden> line {number}</Hidden> down
      </button>
    </div>
  );
}

/** Takes over what the catalog says of a product now. */
export function AcceptNews({ line, row, number }: { line: RequestLine; row: IndexRow; number: number }) {
  const { change } = useDeeds();
  return (
    <button
      type="button"
      className={text.text}
      onClick={() => void change((now) => setLine(now, line.id, (old) => acknowledge(old, row)))}
    >
      Accept<Hidden> what has changed in line {number}</Hidden>
    </button>
  );
}
