'use client';

import { useState } from 'react';
import { formatPrice } from '@/lib/catalogue/price';
import { PRICE_STEPS, priceAtStep, stepOfPrice } from '@/lib/listing/price-scale';
import { PriceView } from './filter-views';

type Props = {
  legend: string;
  name: string;
  highest: number;
  value: number | undefined;
  onChange: (max: number | undefined) => void;
};

/** The price that is being set, the one that it started from, and the one last asked for. */
type Draft = { from: number | undefined; max: number | undefined; asked: number | undefined };

/** The highest price to show: a slider over a scale by ratio, and a field for an exact figure. It applies when let go. */
export function PriceFacet({ legend, name, highest, value, onChange }: Props) {
  const [draft, setDraft] = useState<Draft>();
  // A draft belongs to the value it started from, and outlives the answer to it; Back or Reset takes it away.
  if (draft && draft.from !== value)
    setDraft(value === draft.asked && draft.max !== value ? { ...draft, from: value } : undefined);
  const shown = draft ? draft.max : value;
  const edit = (max: number | undefined) => setDraft({ from: value, max, asked: draft ? draft.asked : value });
  return (
    <PriceView
      legend={legend}
      name={name}
      step={stepOfPrice(shown, highest)}
      max={shown}
      text={shown === undefined ? 'any price' : `up to ${formatPrice(shown)}`}
      handlers={{
        onSlide: ({ target }) => {
          const step = Number(target.value);
          edit(step >= PRICE_STEPS ? undefined : priceAtStep(step, highest));
        },
        onType: ({ target }) => edit(target.value === '' ? undefined : toPrice(Number(target.value))),
        onCommit: () => {
          if (!draft || draft.max === draft.asked) return;
          setDraft({ ...draft, asked: draft.max });
          onChange(draft.max);
        },
        onCancel: () => draft && setDraft({ ...draft, max: draft.asked }),
      }}
    />
  );
}

const MAX_PRICE = 99_999.99;

/** A price that an address can hold: whole cents, within the prices that a catalogue may have. */
function toPrice(dollars: number): number {
  return Math.min(MAX_PRICE, Math.max(0.01, Math.round(dollars * 100) / 100));
}
