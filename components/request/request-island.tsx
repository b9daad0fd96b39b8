'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import filled from '@/components/ui/filled.module.css';
import type { OrderKit } from '@/lib/catalogue/order-kits';
import { whyMissing } from '@/lib/offline/why-missing';
import { listNeedsScript } from '@/lib/request/request-messages';
import * as messages from '@/lib/site/messages';

type Props = {
  kits: readonly OrderKit[];
  /** Lines of a list to try, as buyers write them. */
  samples: readonly string[];
};

/** The place of the desk: it says nothing without the browser's memory, and so it comes by script, with styles of its own. */
export function RequestIsland(props: Props) {
  const [Desk, setDesk] = useState<ComponentType<Props>>();
  const [fault, setFault] = useState('');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    setFault('');
    import('./request-desk')
      .then(({ RequestDesk }) => setDesk(() => RequestDesk))
      .catch(async () => setFault(await whyMissing(messages.partMissing)));
  }, [tries]);
  return (
    <div className={filled.filled}>
      {Desk && <Desk {...props} />}
      <noscript>
        <p>{listNeedsScript}</p>
      </noscript>
      {fault && (
        <p role="alert">
          {fault} <Button onClick={() => setTries(tries + 1)}>{messages.tryAgain}</Button>
        </p>
      )}
    </div>
  );
}
