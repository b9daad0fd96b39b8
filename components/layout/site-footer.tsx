'use client';

import { Container } from '@/components/ui/layout';
import layout from '@/components/ui/layout.module.css';
import { footerPages, type MenuLink, menu, type WithEmptyLinks } from '@/lib/site/menu';
import * as messages from '@/lib/site/messages';
import { asset, routes } from '@/lib/site/routes';
import { cityLine, site, telephoneLink } from '@/lib/site/site';
import styles from './site-footer.module.css';

type Props = WithEmptyLinks & {
  /** Sentence below the closed newsletter field; undefined without a newsletter. */
  newsletter: string | undefined;
  /** Sentences of small print. */
  notices: readonly string[];
};

/** The footer of every storefront page. A client component, so that the payload of a page does not repeat its links. */
export function SiteFooter({ newsletter, notices, emptyLinks = [] }: Props) {
  const { address, phone, email, hours } = site;
  const shopLinks = [
    { label: messages.allProducts, href: routes.allProducts() },
    ...menu.filter(({ href }) => !emptyLinks.includes(href)),
  ];
  return (
    <footer className={`${styles.footer} ${layout.band}`}>
      <Container>
        <div className={`${styles.columns} ${layout.underlineLinksOnHover}`}>
          <div className={`${styles.store} ${styles.wide}`}>
            <h2>{site.name}</h2>
            <address>
              {address && (
                <>
                  {address.street}
                  <br />
                  {cityLine(address)}
                  <br />
                </>
              )}
              {phone && (
                <>
                  <a href={telephoneLink(phone)}>{phone}</a>
                  <br />
                </>
              )}
              {email && <a href={`mailto:${email}`}>{email}</a>}
            </address>
            {hours && <p className={styles.small}>{hours}</p>}
          </div>
          <nav id="footer-menu" aria-label="Shop">
            <h2>Shop</h2>
            <LinkList links={shopLinks} />
          </nav>
          <nav aria-label="Information">
            <h2>Information</h2>
            <LinkList links={[...footerPages, ...site.social.map(({ name, url }) => ({ label: name, href: url }))]} />
          </nav>
          {newsletter && <Newsletter note={newsletter} />}
        </div>
        <div className={`${styles.legal} ${styles.small}`}>
          <p>{`© ${site.name}`}</p>
          {notices.map((notice) => (
            <p key={notice}>{notice}</p>
          ))}
        </div>
      </Container>
    </footer>
  );
}

/** Links to pages of the shop, and to other sites. */
function LinkList({ links }: { links: readonly MenuLink[] }) {
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={asset(href)} rel={href.startsWith('/') ? undefined : 'noreferrer'}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The newsletter field, which is closed. */
function Newsletter({ note }: { note: string }) {
  return (
    // The method `dialog` sends nothing outside a dialog, also without JavaScript.
    <form className={styles.wide} method="dialog">
      <h2>Newsletter</h2>
      <div className={styles.field}>
        <input
          type="email"
          aria-label="Email for the newsletter"
          aria-describedby="newsletter-note"
          readOnly
          placeholder="Closed"
        />
        <button type="submit" aria-disabled="true" aria-describedby="newsletter-note">
          Sign up
        </button>
      </div>
      <p className={styles.small} id="newsletter-note">
        {note}
      </p>
    </form>
  );
}
