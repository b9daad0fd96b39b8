import { Icon } from '@/components/ui/icon';
import layout from '@/components/ui/layout.module.css';
import stack from '@/components/ui/stack.module.css';
import { contactMessages } from '@/lib/site/contact/contact-form';
import { cityLine, site, telephoneLink } from '@/lib/site/site';
import styles from './contact.module.css';
import { ContactForm } from './contact-form';

/** Contact form and contact details. `next`: what happens after a message is sent. */
export function ContactLayout({ next }: { next: string }) {
  const { phone, email, address } = site;
  return (
    <div className={styles.columns}>
      <div className={layout.scriptOnly}>
        <ContactForm next={next} />
      </div>
      <p className={layout.noScriptOnly}>
        {[contactMessages.needsScript, (phone || email || address) && contactMessages.otherWays]
          .filter(Boolean)
          .join(' ')}
      </p>
      <ContactInfo />
    </div>
  );
}

/** Contact details from `data/site.json`. */
function ContactInfo() {
  const { address, phone, email, hours } = site;
  return (
    <dl className={`${stack.stack} ${styles.info}`}>
      {phone && (
        <div>
          <Icon name="phone" />
          <dt className={layout.note}>Phone</dt>
          <dd>
            <a href={telephoneLink(phone)}>{phone}</a>
          </dd>
        </div>
      )}
      {email && (
        <div>
          <Icon name="mail" />
          <dt className={layout.note}>Email</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
      )}
      {address && (
        <div>
          <Icon name="pin" />
          <dt className={layout.note}>Address</dt>
          <dd>{`${address.street}, ${cityLine(address)}`}</dd>
        </div>
      )}
      {hours && (
        <div>
          <Icon name="clock" />
          <dt className={layout.note}>Hours</dt>
          <dd>{hours}</dd>
        </div>
      )}
    </dl>
  );
}
