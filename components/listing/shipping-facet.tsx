'use client';

import { useState } from 'react';
import { useHomeState } from '@/components/product/use-home-state';
import { STATES } from '@/lib/catalogue/states';
import { homeState } from '@/lib/visitor/home-state';
import { ShippingView } from './filter-views';

type Props = { name: string; value: string | undefined; onChange: (state: string | undefined) => void };

/** One state, remembered in this browser: it marks what is not shipped there, and on request hides it. */
export function ShippingFacet({ name, value, onChange }: Props) {
  const home = useHomeState();
  const [picked, setPicked] = useState<{ instead: string; code: string | undefined }>();
  // A choice made instead of a state counts until the listing has followed.
  if (picked && picked.instead !== value) setPicked(undefined);
  const state = picked ? picked.code : (value ?? home);
  return (
    <ShippingView
      name={name}
      state={state}
      isHiding={value !== undefined}
      handlers={{
        names: STATES,
        onState: (code) => {
          homeState.set(code);
          if (value === undefined) return;
          setPicked({ instead: value, code });
          onChange(code);
        },
        onHide: (isHiding) => onChange(isHiding ? state : undefined),
      }}
    />
  );
}
