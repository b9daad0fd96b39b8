'use client';

import { SearchBox } from '@/components/search/search-box';
import { Icon } from '@/components/ui/icon';
import { Wrap } from '@/components/ui/layout';
import { Link } from '@/components/ui/link';
import { routes } from '@/lib/routes';
import { site, telephoneLink } from '@/lib/site';
import { InertButtons } from './inert-buttons';
import { MainMenu } from './main-menu';
import { MobileMenu } from './mobile-menu';
import { ShieldMark } from './shield-mark';
import styles from './site-header.module.css';

/** The head of every storefront page. A client component without props: so its markup stands once in each page, not twice. */
export function SiteHeader() {
  return (
    <>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <header className={styles.bar}>
        <Wrap className={styles.row}>
          <MobileMenu className={styles.menu} />
          <Link className={styles.mark} href={routes.home()}>
            <ShieldMark />
            {site.name}
          </Link>
          <SearchBox className={styles.search} />
          <a className={styles.phone} href={telephoneLink(site.phone)}>
            <Icon name="phone" />
            {site.phone}
          </a>
          <InertButtons className={styles.icons} />
        </Wrap>
      </header>
      <MainMenu />
    </>
  );
}
