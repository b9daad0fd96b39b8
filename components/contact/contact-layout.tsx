import { ContactForm } from './contact-form';
import { ContactInfo } from './contact-info';
import styles from './contact-layout.module.css';

/** The form beside the ways to reach the store. */
export function ContactLayout() {
  return (
    <div className={styles.columns}>
      <ContactForm />
      <ContactInfo />
    </div>
  );
}
