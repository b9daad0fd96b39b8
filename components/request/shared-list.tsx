'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import itemNumber from '@/components/ui/item-number.module.css';
import stack from '@/components/ui/stack.module.css';
import { DataTable } from '@/components/ui/table';
import { useLoad } from '@/components/ui/use-load';
import { useHash, writeUrl } from '@/components/ui/use-url';
import { shortItemNumber } from '@/lib/catalogue/item-number';
import { formatSelection } from '@/lib/catalogue/variants/offer';
import { formatCount } from '@/lib/format';
import { joinLists } from '@/lib/request/edit-list';
import type { RequestList } from '@/lib/request/request-list';
import { hasListFragment, listFromFragment } from '@/lib/request/share-link';
import styles from './request-page.module.css';
import { useRequestActions } from './use-request-list';

/** Shows the list of a link. The stored list only changes when the shopper combines or replaces it. */
export const SharedList = withErrorBoundary('shared-list', function SharedList({ list }: { list: RequestList }) {
  const fragment = useHash();
  const key = hasListFragment(fragment) ? fragment : undefined;
  const read = async () => (await listFromFragment(fragment)) ?? 'invalid';
  const { value: shared, isLoaded } = useLoad(key, read);
  const { change } = useRequestActions();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isLoaded) heading.current?.focus();
  }, [isLoaded, shared]);
  if (!shared || !isLoaded) return null;
  const close = () => writeUrl(window.location.pathname + window.location.search, 'replace');
  const apply = async (edit: (now: RequestList) => RequestList, text: string) => {
    if (await change(edit, { text, hasUndo: true })) close();
  };
  if (shared === 'invalid')
    return (
      <section className={styles.shared} aria-labelledby="shared">
        <h2 id="shared" ref={heading} tabIndex={-1}>
          This link cannot be read
        </h2>
        <p>It may be incomplete. Ask for a new link.</p>
        <Button onClick={close}>Dismiss</Button>
      </section>
    );
  const { list: other, errors } = shared;
  const isEmpty = list.lines.length === 0;
  return (
    <section className={`${stack.stack} ${styles.shared}`} aria-labelledby="shared">
      <h2 id="shared" ref={heading} tabIndex={-1}>
        Shared list, {formatCount(other.lines.length, 'item')}
        {other.details.organization && (
          <>
            , from <bdi>{other.details.organization}</bdi>
          </>
        )}
      </h2>
      {errors.map((error) => (
        <p key={error} className={styles.lineProblem}>
          {error}
        </p>
      ))}
      <DataTable label="Lines in this link" columns={['Quantity', 'Product', 'Color and size', 'Note']}>
        {other.lines.map(({ id, product, quantity, brand, name, model, choice, note }) => (
          <tr key={id}>
            <td>{quantity}</td>
            <th scope="row">
              <bdi>{`${brand} ${name}`}</bdi>{' '}
              <span className={itemNumber.number}>{shortItemNumber(product, model)}</span>
            </th>
            <td>
              <bdi>{formatSelection(choice)}</bdi>
            </td>
            <td>
              <bdi>{note}</bdi>
            </td>
          </tr>
        ))}
      </DataTable>
      <div className={stack.row}>
        {!isEmpty && (
          <Button variant="primary" onClick={() => apply((now) => joinLists(now, other), 'Lists combined.')}>
            Add to my {formatCount(list.lines.length, 'item')}
          </Button>
        )}
        <Button
          variant={isEmpty ? 'primary' : 'secondary'}
          onClick={() => apply(() => other, isEmpty ? 'List saved.' : 'List replaced.')}
        >
          {isEmpty ? 'Use this list' : 'Replace my list'}
        </Button>
        <Button variant="quiet" onClick={close}>
          Dismiss
        </Button>
      </div>
    </section>
  );
});
