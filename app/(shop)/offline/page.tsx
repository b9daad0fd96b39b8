import { OfflinePageView } from '@/components/offline/offline-page-view';
import { pageMetadata } from '@/lib/seo/metadata';
import * as messages from '@/lib/site/messages';
import { routes } from '@/lib/site/routes';

export const metadata = pageMetadata({
  title: messages.offlineTitle,
  description: 'This page was not visited before, so it is not kept for a visit without a network.',
  path: routes.offline(),
  isIndexed: false,
});

/** What the service worker shows for a page that it has not kept, at that page's address. */
export default function OfflinePage() {
  return <OfflinePageView />;
}
