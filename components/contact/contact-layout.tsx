import scripted from '@/components/ui/scripted.module.css';
import { contactMessages } from '@/lib/contact/contact-messages';
import { site } from '@/lib/site/site';
import { ContactForm } from './contact-form';
import { ContactInfo } from './contact-info';
import styles from './contact-layout.module.css';

/** The form beside the ways to reach the store. */
export function ContactLayout() {
  const { phone, email, address } = site;
  return (
    <div className={styles.columns}>
      <div className={scripted.with}>
        <ContactForm />
      </div>
      <p className={scripted.without}>
        {[contactMessages.needsScript, (phone || email || address) && contactMessages.otherWays]
          .filter(Boolean)
          .join(' ')}
      </p>
      <ContactInfo />
    </div>
  );
}
