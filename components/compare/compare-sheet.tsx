import { useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import check from '@/components/ui/check.module.css';
import layout from '@/components/ui/layout.module.css';
import { useNarrow } from '@/components/ui/use-narrow';
import { useTrack } from '@/components/ui/use-track';
import { compareTable } from '@/lib/compare/compare-table';
import { counted } from '@/lib/counted';
import type { IndexRow } from '@/lib/listing/row';
import { shareAddress } from '@/lib/share';
import { routes } from '@/lib/site/routes';
import { keepComparison } from '@/lib/visitor/comparison';
import styles from './compare.module.css';
import { ComparePlace } from './compare-place';
import { CompareTableView } from './compare-table-view';
import { visibleTable } from './visible-table';

/** The products that stand side by side on a phone; the style sheet says the same. */
const SHOWN = 2;

type Props = {
  rows: readonly IndexRow[];
  isDifferences: boolean;
  onDifferences: (isOn: boolean) => void;
  onRemove: (id: string) => void;
};

/** The comparison as a sheet: its few controls, and the table. */
export function CompareSheet({ rows, isDifferences, onDifferences, onRemove }: Props) {
  const [said, setSaid] = useState('');
  const isNarrow = useNarrow();
  const [isUnfolded, setUnfolded] = useState(false);
  const { track, current, show } = useTrack<HTMLElement>(SHOWN);
  const first = Math.min(current, rows.length - SHOWN);
  // Where little is in sight at once, lines that say the same are folded from the start.
  const isFolded = isDifferences || (isNarrow && !isUnfolded);
  const { table, hidden } = visibleTable(compareTable(rows), isFolded && rows.length > 1);
  const fold = (isOn: boolean) => {
    setUnfolded(!isOn);
    onDifferences(isOn);
  };
  const placement = rows[0]?.placements[0];
  const alike = placement?.subcategory
    ? routes.subcategory(placement.category, placement.subcategory.slug)
    : routes.allProducts();
  const share = async () => {
    setSaid('');
    setSaid(await shareAddress('Comparison', window.location.href));
  };
  return (
    <>
      <div className={styles.bar}>
        {rows.length > 1 && (
          <label className={check.check}>
            <input type="checkbox" checked={isFolded} onChange={({ target }) => fold(target.checked)} />
            Differences only
          </label>
        )}
        {isNarrow && rows.length > SHOWN && (
          <ComparePlace first={first} shown={SHOWN} count={rows.length} onTurn={(by) => show(first + by)} />
        )}
        <p className={layout.note} role="status">
          {hidden > 0 ? `Hidden, for they say the same: ${counted(hidden, 'line')}.` : said || 'What differs is bold.'}
        </p>
        {rows.length < 4 && (
          <ButtonLink look="quiet" href={alike} onClick={() => keepComparison(rows.map(({ card }) => card.id))}>
            Add another
          </ButtonLink>
        )}
        <Button look="quiet" onClick={share}>
          Share
        </Button>
        <Button look="quiet" onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <CompareTableView box={track} rows={rows} table={table} onRemove={onRemove} />
      <p className={styles.source}>{window.location.href}</p>
    </>
  );
}
