import { RequestIsland } from '@/components/request/request-island';
import styles from '@/components/request/request-island.module.css';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Wrap } from '@/components/ui/layout';
import { PageHead } from '@/components/ui/page-head';
import { pageMetadata } from '@/lib/seo/metadata';
import * as messages from '@/lib/site/messages';
import { routes } from '@/lib/site/routes';

export const metadata = pageMetadata({
  title: messages.requestListName,
  description:
    'Put together what you need for many people, by product, size and person, and send, print or share it as one list.',
  path: routes.request(),
  isIndexed: false,
});

export default function RequestPage() {
  return (
    <Wrap>
      <Breadcrumbs
        crumbs={[
          { name: 'Home', href: routes.home() },
          { name: messages.requestListName, href: routes.request() },
        ]}
      />
      <PageHead title={messages.requestListName}>
        <span className={styles.lead}>
          What you need, in which sizes and for whom. It stays in this browser until you send it.
        </span>
      </PageHead>
      <RequestIsland />
    </Wrap>
  );
}
