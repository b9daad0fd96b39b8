'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { DataTable } from '@/components/ui/data-table';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import itemNumber from '@/components/ui/item-number.module.css';
import remark from '@/components/ui/remark.module.css';
import stack from '@/components/ui/stack.module.css';
import { choiceWords } from '@/lib/catalogue/choice';
import { shortItemNumber } from '@/lib/catalogue/item-number';
import { counted } from '@/lib/counted';
import { joinLists } from '@/lib/request/edit-list';
import { fromFragment, hasList } from '@/lib/request/link';
import type { ParsedList } from '@/lib/request/parse-list';
import type { RequestList } from '@/lib/request/request-list';
import styles from './request-page.module.css';
import { useRequestActions } from './use-request-list';

const fragmentOf = ({ hash }: Location) => hash.slice(1);

/** The list in the fragment of the page's URL, 'invalid' if it cannot be read, and a function that removes it from the URL. */
function useSharedList() {
  const [shared, setShared] = useState<ParsedList | 'invalid'>();
  useEffect(() => {
    let latest = '';
    const read = async () => {
      const fragment = fragmentOf(window.location);
      latest = fragment;
      const found = hasList(fragment) ? ((await fromFragment(fragment)) ?? 'invalid') : undefined;
      if (latest === fragment) setShared(found);
    };
    void read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  const close = () => {
    setShared(undefined);
    const { pathname, search } = window.location;
    if (hasList(fragmentOf(window.location))) window.history.replaceState(window.history.state, '', pathname + search);
  };
  return { shared, close };
}

/** Shows the list of a link. It changes nothing until the shopper decides what to do with it. */
function SharedListPart({ list }: { list: RequestList }) {
  const { shared, close } = useSharedList();
  const { change } = useRequestActions();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (shared) heading.current?.focus();
  }, [shared]);
  if (!shared) return null;
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
        Shared list, {counted(other.lines.length, 'item')}
        {other.details.organization && (
          <>
            , from <bdi>{other.details.organization}</bdi>
          </>
        )}
      </h2>
      {errors.map((error) => (
        <p key={error} className={remark.remark} data-fault>
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
              <bdi>{choiceWords(choice)}</bdi>
            </td>
            <td>
              <bdi>{note}</bdi>
            </td>
          </tr>
        ))}
      </DataTable>
      <div className={stack.row}>
        {!isEmpty && (
          <Button look="primary" onClick={() => apply((now) => joinLists(now, other), 'Lists combined.')}>
            Add to my {counted(list.lines.length, 'item')}
          </Button>
        )}
        <Button
          look={isEmpty ? 'primary' : 'secondary'}
          onClick={() => apply(() => other, isEmpty ? 'List saved.' : 'List replaced.')}
        >
          {isEmpty ? 'Use this list' : 'Replace my list'}
        </Button>
        <Button look="quiet" onClick={close}>
          Dismiss
        </Button>
      </div>
    </section>
  );
}

export const SharedList = withErrorBoundary('shared-list', SharedListPart);
