'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { shareAddress } from '@/lib/share';
import styles from './share-button.module.css';

/** Sends the address of the product on, with what has been chosen, and says what became of it in a line that is kept free for it. */
export function ShareButton({ title }: { title: string }) {
  const [said, setSaid] = useState('');
  const share = async () => {
    setSaid('');
    setSaid(await shareAddress(title, window.location.href));
  };
  return (
    <>
      <Button className={styles.share} onClick={share}>
        Share
      </Button>
      <p className={styles.said} role="status">
        {said}
      </p>
    </>
  );
}
