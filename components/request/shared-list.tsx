'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { DataTable } from '@/components/ui/data-table';
import remark from '@/components/ui/remark.module.css';
import stack from '@/components/ui/stack.module.css';
import { choiceWords } from '@/lib/catalogue/choice';
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
export function SharedList({ list }: { list: RequestList }) {
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
          This link has no list that can be read
        </h2>
        <p>It may have been cut when it was sent. Ask for it again.</p>
        <Button onClick={close}>Dismiss</Button>
      </section>
    );
  const { list: other, errors } = shared;
  const isEmpty = list.lines.length === 0;
  return (
    <section className={`${stack.stack} ${styles.shared}`} aria-labelledby="shared">
      <h2 id="shared" ref={heading} tabIndex={-1}>
        Shared list, {counted(other.lines.length, 'line')}
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
      <DataTable label="Shared list" columns={['Quantity', 'Product', 'Color and size', 'Note']}>
        {other.lines.map(({ id, quantity, brand, name, choice, note }) => (
          <tr key={id}>
            <td>{quantity}</td>
            <th scope="row">
              <bdi>{`${brand} ${name}`}</bdi>
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
          <Button look="primary" onClick={() => apply((now) => joinLists(now, other), 'The lists were joined.')}>
            Add to my {counted(list.lines.length, 'line')}
          </Button>
        )}
        <Button
          look={isEmpty ? 'primary' : 'secondary'}
          onClick={() => apply(() => other, isEmpty ? 'The list is yours now.' : 'Your list was replaced.')}
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
