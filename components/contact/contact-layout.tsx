import layout from '@/components/ui/layout.module.css';
import { contactMessages } from '@/lib/contact/contact-messages';
import { site } from '@/lib/site/site';
import styles from './contact.module.css';
import { ContactForm } from './contact-form';
import { ContactInfo } from './contact-info';

/** The form beside the ways to reach the store. */
export function ContactLayout() {
  const { phone, email, address } = site;
  return (
    <div className={styles.columns}>
      <div className={layout.with}>
        <ContactForm />
      </div>
      <p className={layout.without}>
        {[contactMessages.needsScript, (phone || email || address) && contactMessages.otherWays]
          .filter(Boolean)
          .join(' ')}
      </p>
      <ContactInfo />
    </div>
  );
}
