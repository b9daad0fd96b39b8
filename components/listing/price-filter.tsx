'use client';

import { useEffect, useRef, useState } from 'react';
import { fromMinorUnits, toValidPrice } from '@/lib/catalogue/price';
import { PRICE_STEPS, priceAtStep, priceText, stepOfPrice } from '@/lib/listing/price-scale';
import { setFilterValues } from '@/lib/listing/url-state';
import { money } from '@/lib/money';
import styles from './filter-panel.module.css';
import type { ChangeListing } from './use-listing';

/** Milliseconds without a change after which a price applies: one of the slider, and one that is being typed. */
const SLIDE_DEBOUNCE_MS = 300;
const TYPING_DEBOUNCE_MS = 1500;

type Props = { legend: string; name: string; highest: number; max: string | undefined; change: ChangeListing };

/** The maximum price: a slider and a field for an exact amount. The slider has no name: its value is not an amount. */
export function PriceFilter({ legend, name, highest, max, change }: Props) {
  /** The amount that is being set; undefined if the URL has it. */
  const [draft, setDraft] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const apply = (text: string) => {
    clearTimeout(timer.current);
    const price = text === '' ? undefined : toValidPrice(Number(text));
    change(
      ({ filters }) => ({ filters: setFilterValues(filters, name, price === undefined ? [] : [String(price)]) }),
      // To correct a price is no step of its own for Back.
      max === undefined ? 'push' : 'replace',
    );
    setDraft(undefined);
  };
  const set = (text: string, pause: number) => {
    setDraft(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(apply, pause, text);
  };
  const cancel = () => {
    clearTimeout(timer.current);
    setDraft(undefined);
  };
  const applyDraft = () => draft !== undefined && apply(draft);

  // The URL may say anything until the listing has understood it.
  const text = draft ?? (/^\d+(?:\.\d+)?$/.test(max ?? '') ? max : '') ?? '';
  const price = text === '' ? undefined : toValidPrice(Number(text));
  return (
    <>
      <div className={styles.price}>
        <input
          type="range"
          min={0}
          max={PRICE_STEPS}
          value={stepOfPrice(price, highest)}
          aria-label={legend}
          aria-valuetext={priceText(price)}
          onChange={({ target }) => {
            const step = Number(target.value);
            set(step >= PRICE_STEPS ? '' : String(priceAtStep(step, highest)), SLIDE_DEBOUNCE_MS);
          }}
          onPointerUp={applyDraft}
          // The finger scrolls the page: it did not mean the slider.
          onPointerCancel={cancel}
        />
        <span className={`${styles.control} ${styles.money}`}>
          {money.before}
          <input
            type="number"
            name={name}
            inputMode="decimal"
            min={0}
            step={fromMinorUnits(1)}
            placeholder="any"
            value={text}
            aria-label={`${legend} in ${money.plural}`}
            onChange={({ target }) => set(target.value, TYPING_DEBOUNCE_MS)}
            onBlur={applyDraft}
            onKeyDown={({ key }) => key === 'Enter' && applyDraft()}
          />
          {money.after}
        </span>
      </div>
      <p>Items without a price are always shown.</p>
    </>
  );
}
