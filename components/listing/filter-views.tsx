import { type ChangeEvent, memo, type ReactNode } from 'react';
import { counted } from '@/lib/counted';
import type { FacetOption } from '@/lib/listing/count';
import { PRICE_STEPS } from '@/lib/listing/price-scale';
import * as messages from '@/lib/site/messages';
import styles from './filter-panel.module.css';

/*
 * The facets as plain markup, without state: the exported page draws them with nothing chosen, the live listing with handlers. Field
 * names are the parameters of the address.
 */

type OptionsProps = {
  name: string;
  options: readonly FacetOption[];
  /** The values that are set. A box is the browser's own and never waits for an answer: see `matchState`. */
  chosen?: readonly string[];
  onToggle?: (value: string, isChosen: boolean) => void;
};

type OptionProps = FacetOption & { name: string; isChosen: boolean };

/** The list around the boxes hears of their changes: so an option is drawn anew only when its own facts change. */
const toggleOf =
  (onToggle: OptionsProps['onToggle']) =>
  ({ target }: ChangeEvent<HTMLElement>) =>
    target instanceof HTMLInputElement && onToggle?.(target.value, target.checked);

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
      <span>
        {option.count}
        {/* Hidden by the style sheet: a class at each of many options would weigh. */}
        <span>{option.count === 1 ? ' product' : ' products'}</span>
      </span>
    </label>
  );
});

const TileOption = memo(function TileOption({ label, ...option }: OptionProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is Check
    <label className={label.length > 4 ? `${styles.tile} ${styles.wide}` : styles.tile}>
      <Check {...option} title={`${label}, ${counted(option.count, 'product')}`} />
      {label}
    </label>
  );
});

type CheckListProps = OptionsProps & { children?: ReactNode };

/** Check boxes with counts; `children` stand above them. */
export function CheckListView({ name, options, chosen = [], onToggle, children }: CheckListProps) {
  return (
    <>
      {children}
      <div className={styles.list} onChange={onToggle && toggleOf(onToggle)}>
        {options.map((option) => (
          <ListOption key={option.value} name={name} isChosen={chosen.includes(option.value)} {...option} />
        ))}
        {options.length === 0 && <p className={styles.hint}>None of that name.</p>}
      </div>
    </>
  );
}

/** Short labels side by side. */
export function TilesView({ name, options, chosen = [], onToggle }: OptionsProps) {
  return (
    <div className={styles.tiles} onChange={onToggle && toggleOf(onToggle)}>
      {options.map((option) => (
        <TileOption key={option.value} name={name} isChosen={chosen.includes(option.value)} {...option} />
      ))}
    </div>
  );
}

type PriceProps = {
  legend: string;
  name: string;
  step: number;
  max: number | undefined;
  text: string;
  handlers?: {
    onSlide: (event: ChangeEvent<HTMLInputElement>) => void;
    onType: (event: ChangeEvent<HTMLInputElement>) => void;
    onCommit: () => void;
    /** The finger scrolls the page: it did not mean the slider. */
    onCancel: () => void;
  };
};

/** The slider, without a name because its scale is not dollars, and the field for an exact figure. */
export function PriceView({ legend, name, step, max, text, handlers }: PriceProps) {
  return (
    <>
      <div className={styles.price}>
        <input
          type="range"
          min={0}
          max={PRICE_STEPS}
          aria-label={legend}
          aria-valuetext={text}
          {...(handlers
            ? {
                value: step,
                onChange: handlers.onSlide,
                onPointerUp: handlers.onCommit,
                onPointerCancel: handlers.onCancel,
                onKeyUp: handlers.onCommit,
                onBlur: handlers.onCommit,
              }
            : { defaultValue: step })}
        />
        <span className={styles.money}>
          $
          <input
            type="number"
            name={name}
            inputMode="decimal"
            min={0}
            step={0.01}
            placeholder="any"
            aria-label={`${legend} in dollars`}
            {...(handlers && {
              value: max ?? '',
              onChange: handlers.onType,
              onBlur: handlers.onCommit,
              onKeyDown: (event) => event.key === 'Enter' && handlers.onCommit(),
            })}
          />
        </span>
      </div>
      <p className={styles.hint}>Goods priced on request always show.</p>
    </>
  );
}

type ShippingProps = {
  name?: string;
  state: string | undefined;
  isHiding: boolean;
  handlers?: {
    names: Readonly<Record<string, string>>;
    onState: (code: string | undefined) => void;
    onHide: (isHiding: boolean) => void;
  };
};

/** The visitor's state, and whether to hide what is not shipped there. */
export function ShippingView({ name, state, isHiding, handlers }: ShippingProps) {
  return (
    <>
      <select
        className={styles.select}
        aria-label="My state"
        {...(handlers && {
          value: state ?? '',
          onChange: (event) => handlers.onState(event.target.value || undefined),
        })}
      >
        <option value="">{messages.chooseState}</option>
        {/* The exported page leaves the states out: they are fetched with the live listing, at the first touch. */}
        {(handlers ? Object.entries(handlers.names) : []).map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      <label className={styles.option}>
        <input
          type="checkbox"
          disabled={!state}
          {...(handlers && {
            name,
            value: state,
            defaultChecked: isHiding,
            onChange: ({ target }) => handlers.onHide(target.checked),
          })}
        />
        <span>Hide what is not shipped there</span>
      </label>
    </>
  );
}
