import { Link } from '@/components/ui/link';
import { StaticMarkup } from '@/components/ui/static-markup';
import type { OrderKit } from '@/lib/catalogue/order-kits';
import { kitRoster } from '@/lib/order/kit-roster';
import type { RolesTexts } from '@/lib/site/texts-schema';
import styles from './home.module.css';
import { KitLink } from './kit-link';

type Props = { roles: RolesTexts['items']; kits: readonly OrderKit[] };

/** The people that a shop outfits, each with the ways to what they need. A kit whose goods are gone has none. */
export function Roles({ roles, kits }: Props) {
  return (
    <ul className={styles.roles}>
      {roles.map(({ title, text, links }, index) => (
        <li key={title}>
          <StaticMarkup name={`role-${index}`}>
            <h3>{title}</h3>
            <p>{text}</p>
          </StaticMarkup>
          <ul>
            {links.map(({ label, href, kit: name }) => {
              const kit = kits.find((each) => each.name === name);
              if (!href && !kit) return null;
              return (
                <li key={label}>
                  {kit ? (
                    <KitLink roster={kitRoster(kit, kit.people)}>{label}</KitLink>
                  ) : (
                    <Link href={href ?? ''} rel={href?.includes('?') ? 'nofollow' : undefined}>
                      {label}
                    </Link>
                  )}
                </li>
              );
            })}
          </ul>
        </li>
      ))}
    </ul>
  );
}
