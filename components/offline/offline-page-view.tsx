'use client';

import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { Section, Wrap } from '@/components/ui/layout';
import layout from '@/components/ui/layout.module.css';
import { PageHead } from '@/components/ui/page-head';
import { type KeptPage, listKeptPages } from '@/lib/offline/kept-pages';
import { watchNetwork } from '@/lib/offline/watch-network';
import * as messages from '@/lib/site/messages';
import { routes } from '@/lib/site/routes';

const SHOWN = 12;
const reload = () => window.location.reload();

/** Says that a page needs the network, offers what is there without it, and opens the page by itself once the network is back. */
export function OfflinePageView() {
  const [pages, setPages] = useState<readonly KeptPage[]>([]);
  useEffect(() => {
    void listKeptPages(SHOWN).then(setPages);
    return watchNetwork(reload);
  }, []);
  return (
    <>
      <Wrap>
        <PageHead title={messages.offlineTitle}>
          This page was not opened before, so there is no copy of it on this device. It opens by itself once you are
          back online.
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
        <Section id="kept" title="Pages on this device">
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
