'use client';

import { Tag } from '@/components/ui/tag';
import { useHomeState } from './use-home-state';

/** How many places a product is not shipped to; once a visitor has named a state, whether that is one of them. */
export function ShippingMark({ places, states = [] }: { places: number; states?: readonly string[] | undefined }) {
  const home = useHomeState();
  if (home && states.includes(home)) return <Tag look="warning">Not shipped to {home}</Tag>;
  return (
    <Tag {...(home ? {} : { look: 'warning' as const })}>{home ? `Ships to ${home}` : `Not to ${places} places`}</Tag>
  );
}
