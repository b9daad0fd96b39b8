'use client';

import { SearchBox } from '@/components/search/search-box';
import { Icon } from '@/components/ui/icon';
import icon from '@/components/ui/icon-button.module.css';
import { Wrap } from '@/components/ui/layout';
import layout from '@/components/ui/layout.module.css';
import { Link } from '@/components/ui/link';
import { menuRoom } from '@/lib/site/menu';
import { routes } from '@/lib/site/routes';
import { site, telephoneLink } from '@/lib/site/site';
import { InertButtons } from './inert-buttons';
import { MainMenu } from './main-menu';
import { MobileMenu } from './mobile-menu';
import { RequestLink } from './request-link';
import styles from './site-header.module.css';
import { StoreMark } from './store-mark';

/** The header of every storefront page. A client component without props: the payload of a page does not repeat its markup. */
export function SiteHeader() {
  return (
    <>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <header className={`${styles.bar} ${layout.band} ${styles[menuRoom]}`}>
        <Wrap className={styles.row}>
          <MobileMenu className={`${icon.square} ${styles.menu}`} />
          <Link className={`${layout.target} ${styles.mark}`} href={routes.home()}>
            <StoreMark longClass={styles.long} />
          </Link>
          <SearchBox className={styles.search} />
          <RequestLink />
          {site.phone && (
            <a
              className={`${layout.target} ${layout.pointed} ${styles.phone}`}
              href={telephoneLink(site.phone)}
              aria-label={`Call ${site.phone}`}
            >
              <Icon name="phone" size={18} />
              <span>{site.phone}</span>
            </a>
          )}
          <InertButtons className={styles.icons} />
        </Wrap>
      </header>
      <MainMenu />
    </>
  );
}
