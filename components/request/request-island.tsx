'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import reserved from '@/components/ui/reserved-height.module.css';
import { listNeedsScript } from '@/lib/request/request-messages';
import * as messages from '@/lib/site/messages';
import { loadErrorMessage } from '@/lib/storage/offline/load-error';
import type { RequestPageProps } from './request-page';

/** Loads the request list in the browser only: it depends on the browser's storage. */
function RequestIslandPart(props: RequestPageProps) {
  const [Page, setPage] = useState<ComponentType<RequestPageProps>>();
  const [error, setError] = useState('');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    setError('');
    import('./request-page')
      .then(({ RequestPage }) => setPage(() => RequestPage))
      .catch(async () => setError(await loadErrorMessage(messages.partMissing)));
  }, [attempt]);
  return (
    <div className={reserved.reservedHeight}>
      {Page && <Page {...props} />}
      <noscript>
        <p>{listNeedsScript}</p>
      </noscript>
      {error && (
        <p role="alert">
          {error} <Button onClick={() => setAttempt(attempt + 1)}>{messages.tryAgain}</Button>
        </p>
      )}
    </div>
  );
}

export const RequestIsland = withErrorBoundary('request', RequestIslandPart);
