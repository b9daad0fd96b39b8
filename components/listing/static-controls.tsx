import { StaticMarkup } from '@/components/ui/static-markup';
import type { Facets } from '@/lib/listing/count';
import sheetStyles from './filter-sheet.module.css';
import styles from './listing-layout.module.css';
import { SortSelect } from './sort-select';
import { StaticFilters } from './static-filters';

/** Filters, count and sort as they stand in the exported page; `data-` marks tell the shell what was reached for. */
export function StaticControls({ facets, summary }: { facets: Facets; summary: string }) {
  return (
    <>
      <StaticMarkup name="filters" as="aside" className={styles.aside} aria-label="Filters" data-filters="">
        <StaticFilters facets={facets} />
      </StaticMarkup>
      <StaticMarkup name="bar" className={styles.bar}>
        <h2 className={styles.count}>{summary}</h2>
        <button type="button" className={sheetStyles.open} aria-haspopup="dialog" data-filters="" data-opens-sheet="">
          Filters
        </button>
        <SortSelect />
      </StaticMarkup>
    </>
  );
}
