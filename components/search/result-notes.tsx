import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { EmptyState, VisuallyHidden } from '@/components/ui/layout';
import layout from '@/components/ui/layout.module.css';
import { Link } from '@/components/ui/link';
import type { ListingAnswer } from '@/lib/search/protocol';
import * as searchMessages from '@/lib/search/search-messages';
import { routes } from '@/lib/site/routes';
import listing from '../listing/listing.module.css';

/** Notes above the results of a search: filters from the query, a spelling correction, and matching pages. */
export function ResultNotes({ query, answer }: { query: string; answer: ListingAnswer }) {
  const { correction, queryFilters = [], pages = [], total } = answer;
  if (queryFilters.length + pages.length === 0 && !(correction && total > 0)) return null;
  return (
    <div className={listing.fullWidth}>
      {queryFilters.length > 0 && (
        <div className={listing.remark}>
          <ul className={listing.chips} aria-label="Filters from your search">
            {queryFilters.map(({ text, rest }) => (
              <li key={text}>
                <Link className={listing.chip} href={routes.search(rest)}>
                  <VisuallyHidden>Remove </VisuallyHidden>
                  <bdi>{text}</bdi>
                  <Icon name="close" />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {correction && total > 0 && (
        <p className={listing.remark}>
          Showing results for <strong>{correction}</strong>.{' '}
          <Link className={layout.tapTarget} href={`${routes.search(query)}&literal=1`}>
            Search for “{query}” as typed
          </Link>
        </p>
      )}
      {pages.length > 0 && (
        <p className={listing.remark}>
          See also{' '}
          {pages.map(({ name, href }, index) => (
            <span key={href}>
              {index > 0 && ', '}
              <Link className={layout.tapTarget} href={href}>
                {name}
              </Link>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

type NoResultsProps = {
  query: string;
  answer: ListingAnswer;
  fallback: { name: string; href: string };
  children: ReactNode;
};

/** Message for a search without results, or for a product that the shop does not sell. `children` are further links. */
export function NoResults({ query, answer: { notSold, correction }, fallback, children }: NoResultsProps) {
  return (
    <EmptyState message={notSold ? searchMessages.notCarried(notSold.name) : searchMessages.nothingFound(query)}>
      {notSold?.nearest && (
        <ButtonLink href={notSold.nearest.href}>{`Closest match: ${notSold.nearest.name}`}</ButtonLink>
      )}
      {correction && <ButtonLink href={routes.search(correction)}>{`Did you mean “${correction}”?`}</ButtonLink>}
      <ButtonLink variant="quiet" href={fallback.href}>
        {fallback.name}
      </ButtonLink>
      {children}
    </EmptyState>
  );
}
