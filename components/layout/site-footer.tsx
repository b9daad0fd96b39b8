'use client';

import { Container } from '@/components/ui/layout';
import layout from '@/components/ui/layout.module.css';
import { Link } from '@/components/ui/link';
import { footerPages, menu, type WithEmptyLinks } from '@/lib/site/menu';
import * as messages from '@/lib/site/messages';
import { routes } from '@/lib/site/routes';
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
            <ul>
              <li>
                <Link href={routes.allProducts()}>{messages.allProducts}</Link>
              </li>
              {menu
                .filter(({ href }) => !emptyLinks.includes(href))
                .map(({ label, href }) => (
                  <li key={href}>
                    <Link href={href}>{label}</Link>
                  </li>
                ))}
            </ul>
          </nav>
          <nav aria-label="Information">
            <h2>Information</h2>
            <ul>
              {footerPages.map(({ label, href }) => (
                <li key={href}>
                  <Link href={href}>{label}</Link>
                </li>
              ))}
              {site.social.map(({ name, url }) => (
                <li key={url}>
                  <a href={url} rel="noreferrer">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
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
