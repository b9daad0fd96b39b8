'use client';

import { useEffect, useState } from 'react';
import { type BulkDeed, type BulkPlan, type DeedValues, planBulk } from '@/lib/admin/bulk/bulk-deeds';
import { type BulkScope, scopesOf } from '@/lib/admin/bulk/bulk-scope';
import type { RawProduct } from '@/lib/catalogue/schema/product';

/** The plan of a deed for products, made anew in slices whenever something of it changes; until then the last one stands. */
export function useBulkPlan(
  deed: BulkDeed,
  raws: readonly RawProduct[],
  values: DeedValues,
  scope: BulkScope | undefined,
): BulkPlan | undefined {
  const [plan, setPlan] = useState<BulkPlan>();
  useEffect(
    () => untilCalledOff((signal) => planBulk(deed, raws, values, { scope, signal }), setPlan),
    [deed, raws, values, scope],
  );
  return plan;
}

/** The variants that a deed may be about: every value of a choice that some product has, once these are found. */
export function useScopes(raws: readonly RawProduct[]): readonly BulkScope[] {
  const [scopes, setScopes] = useState<readonly BulkScope[]>([]);
  useEffect(() => untilCalledOff((signal) => scopesOf(raws, { signal }), setScopes), [raws]);
  return scopes;
}

/** Hands on the result of work, unless that is called off before; answers with the way to do so. */
function untilCalledOff<Result>(work: (signal: AbortSignal) => Promise<Result>, done: (result: Result) => void) {
  const controller = new AbortController();
  const { signal } = controller;
  work(signal).then(
    (result) => {
      if (!signal.aborted) done(result);
    },
    (error: unknown) => {
      if (!signal.aborted) throw error;
    },
  );
  return () => controller.abort();
}
