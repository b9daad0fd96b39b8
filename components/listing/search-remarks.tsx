import { Icon } from '@/components/ui/icon';
import { Hidden } from '@/components/ui/layout';
import { Link } from '@/components/ui/link';
import { routes } from '@/lib/site/routes';
import type { ListingAnswer } from '@/lib/worker/protocol';
import chips from './filter-chips.module.css';
import styles from './search-remarks.module.css';

/** Whether there is anything to be said of a search. */
export function hasRemarks({ correction, limits, pages, total }: ListingAnswer): boolean {
  return (total > 0 && correction !== undefined) || limits !== undefined || pages !== undefined;
}

/** The remarks above a search's results: how it was understood, what was answered instead, and what answers it beside goods. */
export function SearchRemarks({ query, answer }: { query: string; answer: ListingAnswer }) {
  const { correction, limits = [], pages = [], total } = answer;
  return (
    <>
      {limits.length > 0 && (
        <div className={styles.correction}>
          <ul className={chips.chips} aria-label="Limits in your words">
            {limits.map(({ text, rest }) => (
              <li key={text}>
                <Link className={chips.chip} href={routes.search(rest)}>
                  <Hidden>Search without </Hidden>
                  <bdi>{text}</bdi>
                  <Icon name="close" />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {correction && total > 0 && (
        <p className={styles.correction}>
          Showing results for <strong>{correction}</strong>.{' '}
          <Link href={`${routes.search(query)}&literal=1`}>Search for “{query}” as typed</Link>
        </p>
      )}
      {pages.length > 0 && (
        <p className={styles.correction}>
          See also{' '}
          {pages.map(({ name, href }, index) => (
            <span key={href}>
              {index > 0 && ', '}
              <Link href={href}>{name}</Link>
            </span>
          ))}
        </p>
      )}
    </>
  );
}
