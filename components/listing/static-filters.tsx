import type { FacetOption, Facets } from '@/lib/listing/facets';
import { PRICE_STEPS } from '@/lib/listing/price-scale';
import styles from './filter-panel.module.css';
import { CheckListView, PriceView, ShippingView, SizeTilesView } from './filter-views';

const FIRST_BRANDS = 12;

/** The facets as they stand in the exported page, with nothing chosen and the makers with the most goods. */
export function StaticFilters({ facets }: { facets: Facets }) {
  return (
    <form className={styles.panel} id="filters">
      {facets.sections.length > 1 && <CheckListView legend="Section" name="section" options={facets.sections} />}
      {facets.brands.length > 1 && <BrandList options={facets.brands} />}
      {facets.sizes.map(({ control, legend, options }) => (
        <SizeTilesView key={control} legend={legend} name="size" options={options} />
      ))}
      {facets.highestPrice > 0 && <PriceView step={PRICE_STEPS} max={undefined} text="any price" />}
      {facets.colors.length > 1 && <CheckListView legend="Color" name="color" options={facets.colors} />}
      <CheckListView
        legend="Offers"
        name="reduced"
        options={[{ value: '1', label: 'Reduced goods', count: facets.reduced }]}
      />
      <ShippingView state={undefined} isHiding={false} />
    </form>
  );
}

function BrandList({ options }: { options: readonly FacetOption[] }) {
  const most = [...options].sort((a, b) => b.count - a.count).slice(0, FIRST_BRANDS);
  return (
    <CheckListView legend="Brand" name="brand" options={options.filter((option) => most.includes(option))}>
      {options.length > FIRST_BRANDS && (
        <input
          className={styles.find}
          type="search"
          aria-label="Find a brand"
          placeholder={`Find among ${options.length}`}
        />
      )}
    </CheckListView>
  );
}
