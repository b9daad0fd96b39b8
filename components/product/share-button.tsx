'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import * as messages from '@/lib/site/messages';
import styles from './share-button.module.css';

/** Sends the address of the product on, with what has been chosen, and says what became of it. */
export function ShareButton({ title }: { title: string }) {
  const [said, setSaid] = useState('');
  const share = async () => {
    setSaid('');
    const loaded = await import('@/lib/share').catch(() => undefined);
    setSaid(loaded ? await loaded.shareAddress(title, window.location.href) : messages.linkNotCopied);
  };
  return (
    <span className={styles.share}>
      <Button onClick={share}>Share</Button> <span role="status">{said}</span>
    </span>
  );
}
