import layout from '@/components/ui/layout.module.css';
import { Link } from '@/components/ui/link';
import type { ShopRole } from '@/lib/site/links/owner-links';
import styles from './home.module.css';

/** Roles of customers, such as 'Ambulance crew', with links to products or kits for them. */
export function Roles({ roles }: { roles: readonly ShopRole[] }) {
  return (
    <ul className={styles.roles}>
      {roles.map(({ title, text, links }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
          <ul className={layout.links}>
            {links.map(({ label, href }) => (
              <li key={label}>
                <Link href={href} rel={href.includes('?') ? 'nofollow' : undefined}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
