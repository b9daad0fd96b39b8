import layout from '@/components/ui/layout.module.css';
import { Link } from '@/components/ui/link';
import { getOrderKits } from '@/lib/catalogue/get-order-kits';
import { kitFragment } from '@/lib/catalogue/order-kits';
import { routes } from '@/lib/site/routes';
import type { RolesTexts } from '@/lib/site/texts-schema';
import styles from './home.module.css';

/** The roles that a shop outfits, each with links to products or a kit; a kit without products has no link. */
export function Roles({ roles }: { roles: RolesTexts['items'] }) {
  const kits = getOrderKits();
  return (
    <ul className={styles.roles}>
      {roles.map(({ title, text, links }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
          <ul className={layout.links}>
            {links.map(({ label, href, kit: name }) => {
              const kit = kits.find((each) => each.name === name);
              const way = kit ? routes.request() + kitFragment(kit) : href;
              if (!way) return null;
              return (
                <li key={label}>
                  <Link href={way} rel={way.includes('?') ? 'nofollow' : undefined}>
                    {label}
                  </Link>
                </li>
              );
            })}
          </ul>
        </li>
      ))}
    </ul>
  );
}
