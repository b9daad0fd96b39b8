import type { ReactNode, Ref } from 'react';
import { Hidden } from '@/components/ui/layout';
import panelStyles from './filter-panel.module.css';
import styles from './listing-layout.module.css';
import { SortSelect } from './sort-select';

type Props = {
  /** The filters, and a button after them. */
  panel: ReactNode;
  summary: string;
  heading?: Ref<HTMLHeadingElement>;
  chips?: ReactNode;
  /** The button that opens the filters on a phone. */
  opener: ReactNode;
  /** The words for listeners on what was answered. */
  said?: ReactNode;
  children: ReactNode;
};

/** The filters beside the goods, the same in the exported page and in the browser; `data-` marks tell the shell what was reached for. */
export function ListingFrame({ panel, summary, heading, chips, opener, said, children }: Props) {
  return (
    <>
      <aside className={styles.aside} aria-label="Filters" data-filters="">
        {/* Outside a dialog a form of this method sends nothing: no Enter puts what is typed into the address. Back to this page
            must not tick what its address does not say. */}
        <form className={panelStyles.panel} id="filters" method="dialog" autoComplete="off">
          {panel}
        </form>
      </aside>
      <div className={styles.main}>
        <div className={styles.bar}>
          <h2 className={styles.count} ref={heading} tabIndex={-1}>
            {summary}
          </h2>
          {chips}
          {opener}
          <SortSelect />
          <noscript className={styles.count}>Filters need JavaScript.</noscript>
        </div>
        <Hidden>
          <span role="status">{said}</span>
        </Hidden>
        <div className={styles.goods}>{children}</div>
      </div>
    </>
  );
}
