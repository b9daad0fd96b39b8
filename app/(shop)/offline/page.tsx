import { OfflinePageView } from '@/components/offline/offline-page-view';
import { pageMetadata } from '@/lib/seo/metadata';
import * as absence from '@/lib/site/absence-messages';
import { unlinkedRoutes } from '@/lib/site/unlinked-routes';

export const metadata = pageMetadata({
  title: absence.offlineTitle,
  description: 'This page was not visited before, so it is not kept for a visit without a network.',
  path: unlinkedRoutes.offline(),
  isIndexed: false,
});

/** The page that the service worker shows for one that it has not kept, at that page's address. */
export default function OfflinePage() {
  return <OfflinePageView />;
}
