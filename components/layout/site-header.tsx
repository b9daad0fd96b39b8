'use client';

import { SearchBox } from '@/components/search/search-box';
import { Icon } from '@/components/ui/icon';
import icon from '@/components/ui/icon-button.module.css';
import { Container } from '@/components/ui/layout';
import layout from '@/components/ui/layout.module.css';
import { Link } from '@/components/ui/link';
import { menuBreakpoint, type WithEmptyLinks } from '@/lib/site/menu';
import * as messages from '@/lib/site/messages';
import { routes } from '@/lib/site/routes';
import { site, telephoneLink } from '@/lib/site/site';
import { logo } from '@/lib/site/theme/logo';
import { MainMenu } from './main-menu';
import { MobileMenu } from './mobile-menu';
import { RequestLink } from './request-link';
import styles from './site-header.module.css';

/** The header of every storefront page. A client component, so that the payload of a page does not repeat its markup. */
export function SiteHeader({ emptyLinks }: WithEmptyLinks) {
  return (
    <>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <header className={`${styles.bar} ${layout.band} ${styles[menuBreakpoint]}`}>
        <Container className={styles.row}>
          <MobileMenu className={`${icon.square} ${styles.menu}`} emptyLinks={emptyLinks} />
          <Link className={`${layout.tapTarget} ${styles.logo}`} href={routes.home()}>
            <SiteLogo longClass={styles.longName} />
          </Link>
          <SearchBox className={styles.search} />
          <RequestLink />
          {site.phone && (
            <a
              className={`${layout.tapTarget} ${layout.underlineOnHover} ${styles.phone}`}
              href={telephoneLink(site.phone)}
              aria-label={`Call ${site.phone}`}
            >
              <Icon name="phone" size={18} />
              <span>{site.phone}</span>
            </a>
          )}
          <DisabledButtons className={styles.icons} />
        </Container>
      </header>
      <MainMenu emptyLinks={emptyLinks} />
    </>
  );
}

/** The cart and account buttons. Disabled, with a tooltip; `site.json` can hide them. */
export function DisabledButtons({ className }: { className?: string | undefined }) {
  const { cart = true, account = true } = site.header ?? {};
  const buttons = [
    ...(cart ? [{ icon: 'cart', label: 'Cart' } as const] : []),
    ...(account ? [{ icon: 'user', label: 'User account' } as const] : []),
  ];
  if (buttons.length === 0) return null;
  return (
    <div className={className}>
      {buttons.map(({ icon: name, label }) => (
        <button
          key={name}
          type="button"
          className={icon.square}
          aria-disabled="true"
          aria-label={label}
          aria-describedby={`tip-${name}`}
        >
          <Icon name={name} />
          <span id={`tip-${name}`} role="tooltip">
            {messages.catalogOnly}
          </span>
        </button>
      ))}
    </div>
  );
}

/** Longest name that fits in full size between menu button and phone number on most phones. */
const SHORT_NAME = 13;

/** The logo of the shop, or its symbol and name. CSS `fill` colors the symbol. */
export function SiteLogo({ longClass }: { longClass: string | undefined }) {
  if (logo) return <img src={logo.src} alt={site.name} width={logo.width} height={logo.height} />;
  return (
    <>
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <path fillRule="evenodd" d={site.mark} />
      </svg>
      <span className={site.name.length > SHORT_NAME ? longClass : undefined}>{site.name}</span>
    </>
  );
}
