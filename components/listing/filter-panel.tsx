import { memo, type Ref } from 'react';
import tileStyles from '@/components/ui/tile.module.css';
import { fromMinorUnits } from '@/lib/catalogue/minor-units';
import { counted } from '@/lib/counted';
import type { Filters } from '@/lib/listing/address';
import type { FacetOption, Facets, FacetView } from '@/lib/listing/count';
import { OPEN_FACETS } from '@/lib/listing/open-facets';
import { PRICE_STEPS, priceText, stepOfPrice } from '@/lib/listing/price-scale';
import { formatCount, money } from '@/lib/money';
import * as messages from '@/lib/site/messages';
import styles from './filter-panel.module.css';

/** From this many options on a list gets a field to search it. */
const SEARCHABLE = 12;

type Props = {
  facets: Facets;
  /** The filters that the counts belong to. */
  filters: Filters;
  /** The filters with which the panel was drawn first: their values stand on top. */
  first: Filters;
  /** The facets that are open at first, by the words over them. */
  folds: readonly string[];
  /** Is given the list of states, which names them in the browser. */
  stateList?: Ref<HTMLSelectElement>;
};

/**
 * All facets of a listing, each to be folded: fields of a form that `useFilterForm` listens to, named after the parameters of the
 * address. Without state, so that the exported page and the browser draw the same. Options that lead to nothing stay, disabled.
 */
export function FilterPanel({ facets, filters, first, folds, stateList }: Props) {
  return facets.map((view) => {
    const { key, legend } = view;
    const chosen = chosenOf(view, filters);
    return (
      view.isOffered && (
        <details
          key={key}
          className={styles.group}
          open={folds.includes(legend)}
          aria-label={legend}
          suppressHydrationWarning
        >
          <summary>
            {legend}
            {chosen.length > 0 && <span> {chosen.length} chosen</span>}
          </summary>
          {!view.isAwaited && (
            <FacetFields view={view} chosen={chosen} raised={chosenOf(view, first)} stateList={stateList} />
          )}
        </details>
      )
    );
  });
}

/** The facets that are open at first: the first ones, and those of which something is chosen. */
export function firstFolds(facets: Facets, filters: Filters): readonly string[] {
  const offered = facets.filter(({ isOffered }) => isOffered);
  return offered
    .filter((view, index) => index < OPEN_FACETS || chosenOf(view, filters).length > 0)
    .map(({ legend }) => legend);
}

/** The chosen options of a facet: sizes of several kinds share one parameter. */
function chosenOf(view: FacetView, filters: Filters): readonly string[] {
  const values = filters[view.parameter] ?? [];
  return 'options' in view ? values.filter((value) => view.options.some((option) => option.value === value)) : values;
}

type FacetProps = { view: FacetView; chosen: readonly string[]; raised: readonly string[] } & Pick<Props, 'stateList'>;

function FacetFields({ view, chosen, raised, stateList }: FacetProps) {
  const { legend, parameter: name } = view;
  const isChosen = ({ value }: FacetOption) => chosen.includes(value);
  switch (view.look) {
    case 'checks':
      return <CheckList legend={legend} name={name} view={view} chosen={chosen} raised={raised} />;
    case 'tiles':
      return (
        <div className={styles.tiles}>
          {view.options.map((option) => (
            <TileOption key={option.value} name={name} isChosen={isChosen(option)} {...option} />
          ))}
        </div>
      );
    case 'slider':
      return <PriceFields legend={legend} name={name} highest={view.highest} max={chosen[0]} />;
    case 'state':
      return <ShippingFields name={name} stateList={stateList} />;
  }
}

type ListProps = {
  legend: string;
  name: string;
  view: Extract<FacetView, { options: unknown }>;
  chosen: readonly string[];
  raised: readonly string[];
};

/** Check boxes with counts, whose order does not change while they are used. */
function CheckList({ legend, name, view: { options, among = options.length }, chosen, raised }: ListProps) {
  const isRaised = ({ value }: FacetOption) => raised.includes(value);
  const isLong = among > SEARCHABLE;
  return (
    <>
      {isLong && (
        <input
          type="search"
          enterKeyHint="done"
          data-find={name}
          aria-label={`Find a ${legend.toLowerCase()}`}
          placeholder={`Find among ${among}`}
        />
      )}
      <div className={styles.list}>
        {[...options.filter(isRaised), ...options.filter((option) => !isRaised(option))].map((option) => (
          <ListOption key={option.value} name={name} isChosen={chosen.includes(option.value)} {...option} />
        ))}
        {isLong && (
          <p className={styles.hint} hidden>
            None of that name.
          </p>
        )}
      </div>
    </>
  );
}

type OptionProps = FacetOption & { name: string; isChosen: boolean };

/** A box is the browser's own and never waits for an answer: see `matchFields`. */
function Check({ name, value, count, isChosen, title }: Omit<OptionProps, 'label'> & { title?: string }) {
  return (
    <input
      type="checkbox"
      name={name}
      value={value}
      defaultChecked={isChosen}
      disabled={count === 0 && !isChosen}
      aria-label={title}
    />
  );
}

const ListOption = memo(function ListOption({ label, ...option }: OptionProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is Check
    <label className={styles.option}>
      <Check {...option} />
      <bdi>{label}</bdi>
      {option.count !== undefined && (
        <span>
          {formatCount(option.count)}
          {/* Hidden by the style sheet: a class at each of many options would weigh. */}
          <span>{option.count === 1 ? ' product' : ' products'}</span>
        </span>
      )}
    </label>
  );
});

const TileOption = memo(function TileOption({ label, ...option }: OptionProps) {
  const { count } = option;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is Check
    <label className={label.length > 4 ? `${tileStyles.tile} ${styles.wide}` : tileStyles.tile}>
      <Check {...option} title={count === undefined ? undefined : `${label}, ${counted(count, 'product')}`} />
      {label}
    </label>
  );
});

type PriceProps = { legend: string; name: string; highest: number; max: string | undefined };

/** The slider, without a name because its scale is none of money, and the field for an exact figure. */
function PriceFields({ legend, name, highest, max }: PriceProps) {
  const price = max === undefined ? undefined : Number(max);
  return (
    <>
      <div className={styles.price} data-highest={highest}>
        <input
          type="range"
          min={0}
          max={PRICE_STEPS}
          defaultValue={stepOfPrice(price, highest)}
          aria-label={legend}
          aria-valuetext={priceText(price)}
          suppressHydrationWarning
        />
        <span className={styles.money}>
          {money.before}
          <input
            type="number"
            name={name}
            inputMode="decimal"
            min={0}
            step={fromMinorUnits(1)}
            placeholder="any"
            defaultValue={max}
            aria-label={`${legend} in ${money.plural}`}
          />
          {money.after}
        </span>
      </div>
      <p className={styles.hint}>Goods priced on request always show.</p>
    </>
  );
}

/** State that this browser remembers: it marks what is not shipped there, and on request hides it. */
function ShippingFields({ name, stateList }: { name: string } & Pick<Props, 'stateList'>) {
  return (
    <>
      <select
        className={styles.select}
        aria-label="My state"
        data-states=""
        ref={stateList}
        suppressHydrationWarning
        // The states are the browser's to name: they would weigh in each page.
        dangerouslySetInnerHTML={{ __html: `<option value="">${messages.chooseState}</option>` }}
      />
      <label className={styles.option}>
        <input type="checkbox" name={name} disabled suppressHydrationWarning />
        <span>Hide what is not shipped there</span>
      </label>
    </>
  );
}
