'use client';

import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import { Container, PageHeader, Section } from '@/components/ui/layout';
import layout from '@/components/ui/layout.module.css';
import * as messages from '@/lib/site/messages';
import { routes } from '@/lib/site/routes';
import { type CachedPage, listCachedPages } from '@/lib/storage/offline/cached-pages';
import { onReconnect } from '@/lib/storage/offline/on-reconnect';

const MAX_PAGES = 12;
const reload = () => window.location.reload();

/** The page for addresses that are not cached. Links to pages that work offline, and reloads when the network is back. */
export const OfflinePageView = withErrorBoundary('offline-page', function OfflinePageView() {
  const [pages, setPages] = useState<readonly CachedPage[]>([]);
  useEffect(() => {
    void listCachedPages(MAX_PAGES).then(setPages);
    return onReconnect(reload);
  }, []);
  return (
    <>
      <Container>
        <PageHeader title={messages.offlineTitle}>
          You haven't opened this page yet, so it isn't saved here. It opens by itself when you are back online.
        </PageHeader>
        <div className={layout.actions}>
          <Button variant="primary" onClick={reload}>
            {messages.tryAgain}
          </Button>
          <ButtonLink href={routes.allProducts()}>{messages.allProducts}</ButtonLink>
          <ButtonLink href={routes.search()}>Search</ButtonLink>
          <ButtonLink href={routes.request()}>{messages.requestListName}</ButtonLink>
        </div>
      </Container>
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
});
