'use client';

import { useEffect } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import filled from '@/components/ui/filled.module.css';
import layout from '@/components/ui/layout.module.css';
import { useHydrated } from '@/components/ui/use-hydrated';
import { useQuery, writeAddress } from '@/components/ui/use-query';
import { asset } from '@/lib/site/asset';
import { compareRoute } from '@/lib/site/compare-route';
import * as messages from '@/lib/site/messages';
import { routes } from '@/lib/site/routes';
import { keepComparison, readComparison } from '@/lib/visitor/comparison';
import styles from './compare.module.css';
import { addressOf, readAddress } from './compare-address';
import { CompareRemarks } from './compare-remarks';
import { useComparison } from './use-comparison';

/** The products that the address names, side by side; without any, those that are chosen, or how to choose. */
export function CompareView() {
  const isHydrated = useHydrated();
  const address = readAddress(useQuery());
  const { ids, isDifferences } = address;
  const { found, Table, fault, retry } = useComparison(ids);
  useEffect(() => {
    // Before that the address is not read, and what somebody has sent would make way.
    if (!isHydrated || ids.length > 0) return;
    const chosen = readComparison();
    if (chosen.length > 0) writeAddress(asset(compareRoute(chosen)), 'replace');
  }, [isHydrated, ids.length]);

  const change = (next: Partial<typeof address>, mode: 'push' | 'replace') =>
    writeAddress(addressOf({ ...address, ...next }), mode);
  const remove = (id: string) => {
    const others = ids.filter((other) => other !== id);
    const chosen = readComparison();
    // A product that is left out here is not offered again on the next page.
    if (chosen.includes(id)) keepComparison(chosen.filter((other) => other !== id));
    change({ ids: others }, 'push');
  };

  return (
    <div className={`${filled.filled} ${styles.view}`}>
      {isHydrated && ids.length === 0 ? (
        <HowToChoose message="No products are chosen yet." />
      ) : fault ? (
        <EmptyState message={fault}>
          <Button onClick={retry}>{messages.tryAgain}</Button>
        </EmptyState>
      ) : !isHydrated || !found || !Table ? (
        <Waiting />
      ) : (
        <>
          <CompareRemarks address={address} found={found} onRemove={remove} />
          {found.length === 0 ? (
            <HowToChoose message="None of these products is in the catalog." />
          ) : (
            <Table
              rows={found}
              isDifferences={isDifferences}
              onDifferences={(isOn) => change({ isDifferences: isOn }, 'replace')}
              onRemove={remove}
            />
          )}
        </>
      )}
    </div>
  );
}

function HowToChoose({ message }: { message: string }) {
  return (
    <EmptyState message={message}>
      <p>Press Compare on a product, or on its card in a list: two to four stand side by side here.</p>
      <ButtonLink href={routes.search()}>{messages.searchCatalog}</ButtonLink>
      <ButtonLink look="quiet" href={routes.allProducts()}>
        {messages.allProducts}
      </ButtonLink>
    </EmptyState>
  );
}

function Waiting() {
  return (
    <>
      <p className={layout.with} role="status">
        Loading the comparison…
      </p>
      <p className={layout.without}>
        The comparison is made in the browser and needs JavaScript. Every product has a page with all its facts:{' '}
        <a href={asset(routes.allProducts())}>{messages.allProducts}</a>.
      </p>
    </>
  );
}
