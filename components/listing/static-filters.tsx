import type { FacetOption, Facets, FacetView } from '@/lib/listing/count';
import { PRICE_STEPS } from '@/lib/listing/price-scale';
import { FacetFold } from './facet-fold';
import styles from './filter-panel.module.css';
import { CheckListView, PriceView, ShippingView, TilesView } from './filter-views';
import { firstFolds } from './open-folds';

/** The facets as they stand in the exported page, with nothing chosen and of long lists the values with the most goods. */
export function StaticFilters({ facets }: { facets: Facets }) {
  const open = firstFolds(facets, {});
  return (
    // Outside a dialog a form of this method sends nothing: no Enter puts what is typed into the address. Back to this page must
    // not tick what its address does not say.
    <form className={styles.panel} id="filters" method="dialog" autoComplete="off">
      {facets.map(
        (view) =>
          view.isOffered && (
            <FacetFold key={view.key} legend={view.legend} isOpen={open.includes(view.legend)}>
              <StaticFacet view={view} />
            </FacetFold>
          ),
      )}
    </form>
  );
}

function StaticFacet({ view }: { view: FacetView }) {
  const { legend, parameter: name } = view;
  switch (view.look) {
    case 'checks':
      return <StaticCheckList legend={legend} name={name} options={view.options} most={view.firstShown} />;
    case 'tiles':
      return <TilesView name={name} options={view.options} />;
    case 'slider':
      return <PriceView legend={legend} name={name} step={PRICE_STEPS} max={undefined} text="any price" />;
    case 'state':
      return <ShippingView state={undefined} isHiding={false} />;
  }
}

type CheckListProps = { legend: string; name: string; options: readonly FacetOption[]; most: number | undefined };

function StaticCheckList({ legend, name, options, most = options.length }: CheckListProps) {
  const shown = [...options].sort((a, b) => b.count - a.count).slice(0, most);
  return (
    <CheckListView name={name} options={options.filter((option) => shown.includes(option))}>
      {options.length > most && (
        <input
          className={styles.find}
          type="search"
          data-find={name}
          aria-label={`Find a ${legend.toLowerCase()}`}
          placeholder={`Find among ${options.length}`}
        />
      )}
    </CheckListView>
  );
}
