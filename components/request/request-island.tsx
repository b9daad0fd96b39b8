'use client';

import { Button } from '@/components/ui/button';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import reserved from '@/components/ui/reserved-height.module.css';
import { useLoad } from '@/components/ui/use-load';
import { listNeedsScript } from '@/lib/request/request-messages';
import * as messages from '@/lib/site/messages';
import { loadErrorMessage } from '@/lib/storage/offline/load-error';
import type { RequestPageProps } from './request-page';

/** Loads the request list in the browser only: it depends on the browser's storage. */
export const RequestIsland = withErrorBoundary('request', function RequestIsland(props: RequestPageProps) {
  const load = async () => (await import('./request-page')).RequestPage;
  const { value: Page, error, retry } = useLoad('page', load, () => loadErrorMessage(messages.partMissing));
  return (
    <div className={reserved.reservedHeight}>
      {Page && <Page {...props} />}
      <noscript>
        <p>{listNeedsScript}</p>
      </noscript>
      {error && (
        <p role="alert">
          {error} <Button onClick={retry}>{messages.tryAgain}</Button>
        </p>
      )}
    </div>
  );
});
