import styles from '@/components/contact/contact.module.css';
import { ContactForm } from '@/components/contact/contact-form';
import { OwnPageLinks } from '@/components/layout/own-page-links';
import { PageLayout } from '@/components/layout/page-layout';
import { Icon } from '@/components/ui/icon';
import layout from '@/components/ui/layout.module.css';
import stack from '@/components/ui/stack.module.css';
import { pageMetadata } from '@/lib/seo/metadata';
import { contactMessages } from '@/lib/site/contact/contact-form';
import { texts } from '@/lib/site/content';
import { shopPages } from '@/lib/site/shop-pages';
import { cityLine, site, telephoneLink } from '@/lib/site/site';

export const metadata = pageMetadata(shopPages.contact);

/** Contact form and contact details. */
export default function ContactPage() {
  const { phone, email, address } = site;
  return (
    <PageLayout page={shopPages.contact}>
      <div className={styles.columns}>
        <div className={layout.scriptOnly}>
          <ContactForm next={texts.request.next} />
        </div>
        <p className={layout.noScriptOnly}>
          {[contactMessages.needsScript, (phone || email || address) && contactMessages.otherWays]
            .filter(Boolean)
            .join(' ')}
        </p>
        <ContactInfo />
      </div>
      <OwnPageLinks />
    </PageLayout>
  );
}

/** Contact details from `data/site.json`. */
function ContactInfo() {
  const { address, phone, email, hours } = site;
  const details = [
    { icon: 'phone', label: 'Phone', content: phone && <a href={telephoneLink(phone)}>{phone}</a> },
    { icon: 'mail', label: 'Email', content: email && <a href={`mailto:${email}`}>{email}</a> },
    { icon: 'pin', label: 'Address', content: address && `${address.street}, ${cityLine(address)}` },
    { icon: 'clock', label: 'Hours', content: hours },
  ] as const;
  return (
    <dl className={`${stack.stack} ${styles.info}`}>
      {details.map(
        ({ icon, label, content }) =>
          content && (
            <div key={label}>
              <Icon name={icon} />
              <dt className={layout.note}>{label}</dt>
              <dd>{content}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
