'use client';

import { Wrap } from '@/components/ui/layout';
import { Link } from '@/components/ui/link';
import { menu, menuPages, sizeGuide } from '@/lib/menu';
import { messages } from '@/lib/messages';
import { routes } from '@/lib/routes';
import { site, telephoneLink } from '@/lib/site';
import styles from './site-footer.module.css';

/** The foot of every storefront page: address, all sections, and a newsletter field that says that it is closed. */
export function SiteFooter() {
  const { address } = site;
  return (
    <footer className={styles.footer}>
      <Wrap>
        <div className={styles.columns}>
          <div className={`${styles.store} ${styles.wide}`}>
            <h2>{site.name}</h2>
            <address>
              {address.street}
              <br />
              {address.city}, {address.region} {address.postalCode}
              <br />
              <a href={telephoneLink(site.phone)}>{site.phone}</a>
              <br />
              <a href={`mailto:${site.email}`}>{site.email}</a>
            </address>
            <p className={styles.small}>{site.hours}</p>
          </div>
          <nav id="footer-menu" aria-label="Shop">
            <h2>Shop</h2>
            <ul>
              <li>
                <Link href={routes.allProducts()}>All products</Link>
              </li>
              {[...menu, ...menuPages.slice(0, 2)].map(({ label, href }) => (
                <li key={href}>
                  <Link href={href}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-label="Store">
            <h2>Store</h2>
            <ul>
              {[...menuPages.slice(2), sizeGuide].map(({ label, href }) => (
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
          <form className={styles.wide} onSubmit={(event) => event.preventDefault()}>
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
              {messages.newsletterClosed}
            </p>
          </form>
        </div>
        <div className={styles.legal}>
          <p>© {site.name}. Prices and details are sample data, not offers.</p>
          <p>Shipping limits are what the seller does not ship, not legal advice.</p>
        </div>
      </Wrap>
    </footer>
  );
}
