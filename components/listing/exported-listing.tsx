import type { ReactNode } from 'react';
import { StaticMarkup } from '@/components/ui/static-markup';
import type { Facets } from '@/lib/listing/count';
import { FilterPanel, firstFolds } from './filter-panel';
import { ListingFrame } from './listing-frame';
import styles from './listing-layout.module.css';
import { OpenFilters } from './open-filters';

type Props = { facets: Facets; summary: string; children: ReactNode };

/** A listing as it stands in the exported page, with nothing set; the live listing takes it over as it stands there. */
export function ExportedListing({ facets, summary, children }: Props) {
  return (
    <StaticMarkup name="listing">
      {/* React takes over an element that it has not drawn: it would keep events from one of its own until then. */}
      <div className={styles.layout} data-exported="">
        <ListingFrame
          panel={<FilterPanel facets={facets} filters={{}} first={{}} folds={firstFolds(facets, {})} />}
          summary={summary}
          opener={<OpenFilters chosen={0} />}
        >
          <ExportedGoods>{children}</ExportedGoods>
        </ListingFrame>
      </div>
    </StaticMarkup>
  );
}

type GoodsProps = {
  isBusy?: boolean;
  /** The goods; null where they stand already. */
  children: ReactNode;
};

/** The goods of the exported page, and what is said in their place while an address that narrows them has no answer. */
export function ExportedGoods({ isBusy, children }: GoodsProps) {
  return (
    <>
      <div data-failure="" />
      <p className={styles.filtering} role="status">
        Applying the filters…
      </p>
      <StaticMarkup name="goods" className={styles.static} aria-busy={isBusy || undefined}>
        {children}
      </StaticMarkup>
    </>
  );
}
