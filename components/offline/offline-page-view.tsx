'use client';

import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { Wrap } from '@/components/ui/layout';
import layout from '@/components/ui/layout.module.css';
import { PageHead } from '@/components/ui/page-head';
import { type KeptPage, listKeptPages } from '@/lib/offline/kept-pages';
import { watchNetwork } from '@/lib/offline/watch-network';
import * as absence from '@/lib/site/absence-messages';
import * as messages from '@/lib/site/messages';
import { routes } from '@/lib/site/routes';
import styles from './offline.module.css';

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
    <Wrap className={styles.view}>
      <PageHead title={absence.offlineTitle}>
        This page was not opened before, so there is no copy of it on this device. It opens by itself once you are back
        online.
      </PageHead>
      <div className={`${layout.actions} ${styles.actions}`}>
        <Button look="primary" onClick={reload}>
          {messages.tryAgain}
        </Button>
        <ButtonLink href={routes.allProducts()}>{messages.allProducts}</ButtonLink>
        <ButtonLink href={routes.search()}>Search</ButtonLink>
        <ButtonLink href={routes.request()}>{messages.requestListName}</ButtonLink>
      </div>
      {pages.length > 0 && (
        <section aria-labelledby="kept">
          <h2 id="kept">Pages on this device</h2>
          <ul className={`${styles.list} ${layout.rows} ${layout.links}`}>
            {pages.map(({ title, address }) => (
              <li key={address}>
                <a href={address}>{title}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Wrap>
  );
}
