'use client';

import { type MouseEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { whyMissing } from '@/lib/offline/why-missing';
import * as messages from '@/lib/site/messages';
import type { AskedProduct } from './add-to-request';
import type { Shown } from './press-request';
import { useProductChoice } from './product-choice';
import styles from './share-button.module.css';

/**
 * Puts what has been chosen into the request list, or asks for sizes and quantities. All of that comes with the first press. What a line
 * says of the product stands here: no index has to be asked for it, so that it is added offline too, and in a preview as it is edited.
 */
export function RequestButton({ product }: { product: AskedProduct }) {
  const offer = useProductChoice();
  const [{ isBusy, said, dialog }, show] = useState<Shown>({});
  const typed = useRef({});
  const button = (isGrid: boolean, words: string) => (
    <Button
      className={styles.share}
      look={isGrid ? 'quiet' : undefined}
      aria-disabled={isBusy}
      onClick={({ currentTarget: opener }: MouseEvent<HTMLElement>) => {
        if (isBusy) return;
        show({ isBusy: true });
        import('./press-request')
          .then(({ pressRequest }) => pressRequest({ product, ...offer, isGrid, opener, typed, show }))
          .catch(async () => show({ said: await whyMissing(messages.partMissing) }));
      }}
    >
      {words}
    </Button>
  );
  return (
    <>
      {button(false, messages.addToRequestList)}
      {offer.sizes.system !== 'none' && button(true, 'Sizes and quantities')}
      <p className={styles.said} role="status">
        {said}
      </p>
      {dialog}
    </>
  );
}
