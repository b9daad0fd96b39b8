'use client';

import { useLayoutEffect } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { laterStyles } from '@/lib/loader/later-styles';
import * as messages from '@/lib/site/messages';
import { routes } from '@/lib/site/routes';
import styles from './request-link.module.css';

/** The link, once its styles are there. */
export async function openRequestLink() {
  await laterStyles();
  return RequestLink;
}

/** The way to the request list with how many lines it has; while it is drawn the header keeps its room. */
export function RequestLink({ count }: { count: string | undefined }) {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.request = '';
    return () => void delete dataset.request;
  }, []);
  return (
    <Link className={styles.link} href={routes.request()}>
      <Icon name="list" />
      <span className={styles.words}>{messages.requestListName} </span>
      {count && <b>({count})</b>}
    </Link>
  );
}
