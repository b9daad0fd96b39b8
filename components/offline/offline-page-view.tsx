'use client';

import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import { Section, Wrap } from '@/components/ui/layout';
import layout from '@/components/ui/layout.module.css';
import { PageHead } from '@/components/ui/page-head';
import { type KeptPage, listKeptPages } from '@/lib/offline/kept-pages';
import { watchNetwork } from '@/lib/offline/watch-network';
import * as messages from '@/lib/site/messages';
import { routes } from '@/lib/site/routes';

const SHOWN = 12;
const reload = () => window.location.reload();

/** The page for addresses that are not cached. It links to what works offline, and reloads once the network is back. */
function OfflinePageViewPart() {
  const [pages, setPages] = useState<readonly KeptPage[]>([]);
  useEffect(() => {
    void listKeptPages(SHOWN).then(setPages);
    return watchNetwork(reload);
  }, []);
  return (
    <>
      <Wrap>
        <PageHead title={messages.offlineTitle}>
          You haven't opened this page yet, so it isn't saved here. It opens by itself when you are back online.
        </PageHead>
        <div className={layout.actions}>
          <Button look="primary" onClick={reload}>
            {messages.tryAgain}
          </Button>
          <ButtonLink href={routes.allProducts()}>{messages.allProducts}</ButtonLink>
          <ButtonLink href={routes.search()}>Search</ButtonLink>
          <ButtonLink href={routes.request()}>{messages.requestListName}</ButtonLink>
        </div>
      </Wrap>
      {pages.length > 0 && (
        <Section id="kept" title="Saved pages">
          <ul className={`${layout.rows} ${layout.links}`}>
            {pages.map(({ title, address }) => (
              <li key={address}>
                <a href={address}>{title}</a>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

export const OfflinePageView = withErrorBoundary('offline-page', OfflinePageViewPart);
