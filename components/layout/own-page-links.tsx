import layout from '@/components/ui/layout.module.css';
import { Link } from '@/components/ui/link';
import { getOwnPages } from '@/lib/site/own-pages/own-pages';
import { unlinkedRoutes } from '@/lib/site/unlinked-routes';
import styles from './pages.module.css';

/** Links to the pages that the owner wrote, such as /shipping/. Renders nothing if there are none. */
export function OwnPageLinks() {
  const pages = getOwnPages().filter(({ link }) => link !== 'none');
  if (pages.length === 0) return null;
  return (
    <nav className={styles.links} aria-label="More information">
      <h2>More information</h2>
      <ul className={`${layout.rows} ${layout.links}`}>
        {pages.map(({ name, title }) => (
          <li key={name}>
            <Link href={unlinkedRoutes.ownPage(name)}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
