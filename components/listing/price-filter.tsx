'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { PRICE_STEPS, priceAtStep, stepOfPrice } from '@/lib/listing/price-scale';
import { setFilterValues } from '@/lib/listing/url-state';
import { formatPrice, fromMinorUnits, money, toValidPrice } from '@/lib/money';
import styles from './filter-panel.module.css';
import type { ChangeListing } from './use-listing';

/** A price is applied after this time without changes of the slider or the input. */
const SLIDE_DEBOUNCE_MS = 300;
const TYPING_DEBOUNCE_MS = 1500;

const readPrice = (text: string) => (text === '' ? undefined : toValidPrice(Number(text)));

type Props = { legend: string; name: string; highest: number; max: string | undefined; change: ChangeListing };

/** Maximum price: a slider and an input for an exact amount. The slider has no name, because its value is a step and not a price. */
export function PriceFilter({ legend, name, highest, max, change }: Props) {
  /** The input before it is applied, and the time to wait for changes; undefined if the URL has the price. */
  const [draft, setDraft] = useState<{ text: string; debounce: number }>();
  const apply = () => {
    if (!draft) return;
    const price = readPrice(draft.text);
    change(
      ({ filters }) => ({ filters: setFilterValues(filters, name, price === undefined ? [] : [String(price)]) }),
      // A corrected price creates no history entry.
      max === undefined ? 'push' : 'replace',
    );
    setDraft(undefined);
  };
  const applyLatest = useEffectEvent(apply);
  useEffect(() => {
    if (!draft) return;
    const timer = setTimeout(() => applyLatest(), draft.debounce);
    return () => clearTimeout(timer);
  }, [draft]);

  // The URL may contain an invalid price until the listing has corrected it.
  const text = draft?.text ?? (/^\d+(?:\.\d+)?$/.test(max ?? '') ? max : '') ?? '';
  const price = readPrice(text);
  return (
    <>
      <div className={styles.price}>
        <input
          type="range"
          min={0}
          max={PRICE_STEPS}
          value={stepOfPrice(price, highest)}
          aria-label={legend}
          aria-valuetext={price === undefined ? 'any price' : `up to ${formatPrice(price)}`}
          onChange={({ target }) => {
            const step = Number(target.value);
            const amount = step >= PRICE_STEPS ? '' : String(priceAtStep(step, highest));
            setDraft({ text: amount, debounce: SLIDE_DEBOUNCE_MS });
          }}
          onPointerUp={apply}
          // The gesture became a scroll.
          onPointerCancel={() => setDraft(undefined)}
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
            onChange={({ target }) => setDraft({ text: target.value, debounce: TYPING_DEBOUNCE_MS })}
            onBlur={apply}
            onKeyDown={({ key }) => key === 'Enter' && apply()}
          />
          {money.after}
        </span>
      </div>
      <p>Items without a price are always shown.</p>
    </>
  );
}
