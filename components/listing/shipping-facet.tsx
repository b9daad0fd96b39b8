'use client';

import { useHomeState } from '@/components/product/use-home-state';
import { STATES } from '@/lib/catalogue/states';
import { homeState } from '@/lib/visitor/home-state';
import { ShippingView } from './filter-views';

type Props = { legend: string; value: string | undefined; onChange: (state: string | undefined) => void };

/** One state, remembered in this browser: it marks what is not shipped there, and on request hides it. */
export function ShippingFacet({ legend, value, onChange }: Props) {
  const home = useHomeState();
  const state = value ?? home;
  return (
    <ShippingView
      legend={legend}
      state={state}
      isHiding={value !== undefined}
      handlers={{
        names: STATES,
        onState: (code) => {
          homeState.set(code);
          if (value) onChange(code);
        },
        onHide: () => onChange(value === undefined ? state : undefined),
      }}
    />
  );
}
