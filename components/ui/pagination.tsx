import { Icon } from './icon';
import { Hidden } from './layout';
import { Link } from './link';
import styles from './pagination.module.css';

type Props = {
  current: number;
  /** Page numbers and gaps, as `pageLinks` gives them. */
  links: readonly (number | 'gap')[];
  hrefOf: (page: number) => string;
};

/** Plain links to the numbered pages of a list; nothing when there is only one. */
export function Pagination({ current, links, hrefOf }: Props) {
  const last = links.at(-1);
  if (typeof last !== 'number' || last < 2) return null;
  const step = (page: number, name: string, icon: 'previous' | 'next') => (
    <li>
      {page >= 1 && page <= last ? (
        <Link href={hrefOf(page)} rel={icon === 'previous' ? 'prev' : 'next'}>
          <Icon name={icon} />
          <Hidden>{name}</Hidden>
        </Link>
      ) : (
        <span className={styles.off}>
          <Icon name={icon} />
        </span>
      )}
    </li>
  );
  return (
    <nav aria-label="Pages">
      <ol className={styles.list}>
        {step(current - 1, 'Previous page', 'previous')}
        {links.map((page, index) => (
          <li key={page === 'gap' ? `gap-${index}` : page}>
            {page === 'gap' ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Link href={hrefOf(page)} aria-current={page === current ? 'page' : undefined}>
                <Hidden>Page </Hidden>
                {page}
              </Link>
            )}
          </li>
        ))}
        {step(current + 1, 'Next page', 'next')}
      </ol>
    </nav>
  );
}
