'use client';

import { SearchBox } from '@/components/search/search-box';
import { Icon } from '@/components/ui/icon';
import { Wrap } from '@/components/ui/layout';
import { Link } from '@/components/ui/link';
import { logo } from '@/lib/site/logo';
import { menuRoom } from '@/lib/site/menu';
import { routes } from '@/lib/site/routes';
import { site, telephoneLink } from '@/lib/site/site';
import { InertButtons } from './inert-buttons';
import { MainMenu } from './main-menu';
import { MobileMenu } from './mobile-menu';
import { RequestLink } from './request-link';
import styles from './site-header.module.css';
import { StoreMark } from './store-mark';

/** As many letters stand beside the menu and the buttons in their full size on nearly every phone. */
const SHORT_NAME = 13;

/** The head of every storefront page. A client component without props: so its markup stands once in each page, not twice. */
export function SiteHeader() {
  return (
    <>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <header className={`${styles.bar} ${styles[menuRoom]}`}>
        <Wrap className={styles.row}>
          <MobileMenu className={styles.menu} />
          <Link className={styles.mark} href={routes.home()}>
            {logo ? (
              <img src={logo.src} alt={site.name} width={logo.width} height={logo.height} />
            ) : (
              <>
                <StoreMark />
                <span className={site.name.length > SHORT_NAME ? styles.long : undefined}>{site.name}</span>
              </>
            )}
          </Link>
          <SearchBox className={styles.search} />
          <RequestLink />
          {site.phone && (
            <a className={styles.phone} href={telephoneLink(site.phone)} aria-label={`Call ${site.phone}`}>
              <Icon name="phone" />
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
