import { Link } from '@/components/ui/link';
import type { OrderKit } from '@/lib/catalogue/order-kits';
import { kitFragment } from '@/lib/order/kit-roster';
import { routes } from '@/lib/site/routes';
import type { RolesTexts } from '@/lib/site/texts-schema';
import styles from './home.module.css';

type Props = { roles: RolesTexts['items']; kits: readonly OrderKit[] };

/** The people that a shop outfits, each with the ways to what they need. A kit whose goods are gone has none. */
export function Roles({ roles, kits }: Props) {
  return (
    <ul className={styles.roles}>
      {roles.map(({ title, text, links }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
          <ul>
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
