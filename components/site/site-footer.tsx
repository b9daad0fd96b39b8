import { Wrap } from '@/components/ui/layout';
import { Link } from '@/components/ui/link';
import { StaticMarkup } from '@/components/ui/static-markup';
import { texts } from '@/lib/site/content';
import { pagesIn } from '@/lib/site/linked-pages';
import { menu } from '@/lib/site/menu';
import * as messages from '@/lib/site/messages';
import { routes } from '@/lib/site/routes';
import { site, telephoneLink } from '@/lib/site/site';
import styles from './site-footer.module.css';

/** The foot of every storefront page: address, all sections, and what the data say of a newsletter and of a sample. */
export function SiteFooter() {
  const { address, phone, email, hours } = site;
  return (
    <StaticMarkup name="footer" as="footer" className={styles.footer}>
      <Wrap>
        <div className={styles.columns}>
          <div className={`${styles.store} ${styles.wide}`}>
            <h2>{site.name}</h2>
            <address>
              {address && (
                <>
                  {address.street}
                  <br />
                  {`${address.city}, ${address.region} ${address.postalCode}`}
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
              {menu.map(({ label, href }) => (
                <li key={href}>
                  <Link href={href}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-label="Store">
            <h2>Store</h2>
            <ul>
              {pagesIn('footer').map(({ label, href }) => (
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
          {texts.newsletter && <Newsletter note={texts.newsletter} />}
        </div>
        <div className={styles.legal}>
          <p>{`© ${site.name}`}</p>
          {texts.sample && <p>{texts.sample.notice}</p>}
          {texts.footnote && <p>{texts.footnote}</p>}
        </div>
      </Wrap>
    </StaticMarkup>
  );
}

/** A field that takes nothing, and the reason why. */
function Newsletter({ note }: { note: string }) {
  return (
    // The method of dialogs: where none is open it sends nothing and goes nowhere, without script.
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
