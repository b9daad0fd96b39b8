import { Icon } from '@/components/ui/icon';
import { site, telephoneLink } from '@/lib/site';
import styles from './contact-info.module.css';

/** How to reach the store, from `data/site.json`. */
export function ContactInfo() {
  const { address } = site;
  return (
    <dl className={styles.info}>
      <div>
        <Icon name="phone" />
        <dt>Phone</dt>
        <dd>
          <a href={telephoneLink(site.phone)}>{site.phone}</a>
        </dd>
      </div>
      <div>
        <Icon name="mail" />
        <dt>Email</dt>
        <dd>
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </dd>
      </div>
      <div>
        <Icon name="pin" />
        <dt>Address</dt>
        <dd>
          {address.street}, {address.city}, {address.region} {address.postalCode}
        </dd>
      </div>
      <div>
        <Icon name="clock" />
        <dt>Hours</dt>
        <dd>{site.hours}</dd>
      </div>
    </dl>
  );
}
