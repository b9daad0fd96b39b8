import { Icon } from '@/components/ui/icon';
import { site, telephoneLink } from '@/lib/site/site';
import styles from './contact-info.module.css';

/** How to reach the store, from `data/site.json`. */
export function ContactInfo() {
  const { address, phone, email, hours } = site;
  return (
    <dl className={styles.info}>
      {phone && (
        <div>
          <Icon name="phone" />
          <dt>Phone</dt>
          <dd>
            <a href={telephoneLink(phone)}>{phone}</a>
          </dd>
        </div>
      )}
      {email && (
        <div>
          <Icon name="mail" />
          <dt>Email</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
      )}
      {address && (
        <div>
          <Icon name="pin" />
          <dt>Address</dt>
          <dd>{`${address.street}, ${address.city}, ${address.region} ${address.postalCode}`}</dd>
        </div>
      )}
      {hours && (
        <div>
          <Icon name="clock" />
          <dt>Hours</dt>
          <dd>{hours}</dd>
        </div>
      )}
    </dl>
  );
}
