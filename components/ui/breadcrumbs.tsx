import styles from './breadcrumbs.module.css';
import { Link } from './link';
import { StaticMarkup } from './static-markup';

export type Breadcrumb = { name: string; href: string };

/** The way from the home page to this one; the last entry is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Breadcrumb[] }) {
  return (
    <StaticMarkup name="breadcrumb" as="nav" aria-label="Breadcrumb">
      <ol className={styles.list}>
        {crumbs.map(({ name, href }, index) => (
          <li key={href}>
            {index === crumbs.length - 1 ? <span aria-current="page">{name}</span> : <Link href={href}>{name}</Link>}
          </li>
        ))}
      </ol>
    </StaticMarkup>
  );
}
