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
