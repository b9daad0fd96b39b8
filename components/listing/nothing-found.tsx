import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { routes } from '@/lib/site/routes';
import * as searchMessages from '@/lib/site/search-messages';
import type { ListingAnswer } from '@/lib/worker/protocol';

type Props = { query: string; answer: ListingAnswer; children: ReactNode };

/** Says once that a search finds nothing, or that its goods are not sold; `children` are further ways on. */
export function NothingFound({ query, answer, children }: Props) {
  const { notSold, correction } = answer;
  const nearest = notSold?.nearest;
  return (
    <EmptyState message={notSold ? searchMessages.notCarried(notSold.name) : searchMessages.nothingFound(query)}>
      {nearest && <ButtonLink href={nearest.href}>{`Nearest to it: ${nearest.name}`}</ButtonLink>}
      {correction && <ButtonLink href={routes.search(correction)}>{`Did you mean “${correction}”?`}</ButtonLink>}
      {children}
    </EmptyState>
  );
}
