'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import check from '@/components/ui/check.module.css';
import { DataTable } from '@/components/ui/data-table';
import remark from '@/components/ui/remark.module.css';
import stack from '@/components/ui/stack.module.css';
import { choiceWords } from '@/lib/catalogue/choice';
import { counted } from '@/lib/counted';
import { countSame, joinLists } from '@/lib/request/join';
import { poWords } from '@/lib/request/line-words';
import type { RequestList } from '@/lib/request/request';
import { lineLabels } from '@/lib/request/request-messages';
import type { Offer } from './offer';
import { useDeeds, useList } from './request-context';
import styles from './request-desk.module.css';
import { useRows } from './use-rows';

type Props = { offer: Offer; onDone: () => void };

/** A list that came by a link or a file: it is shown, and nothing is done with it before the buyer says what. */
export function LinkOffer({ offer: { from, list: offered, faults }, onDone }: Props) {
  const list = useList();
  const { change } = useDeeds();
  const head = useRef<HTMLHeadingElement>(null);
  const same = countSame(list, offered);
  const [isSkipping, setSkipping] = useState(true);
  const { rows, isWhole } = useRows(offered);
  const known = new Map(rows.map((row) => [row.card.id, row.card]));
  const isEmpty = list.lines.length === 0;

  useEffect(() => head.current?.focus(), []);

  const applyList = async (make: (now: RequestList) => RequestList, said: string) => {
    if (await change(make, { said, hasUndo: true })) onDone();
  };
  return (
    <section className={`${stack.stack} ${styles.offer}`} aria-labelledby="offer">
      <h2 id="offer" ref={head} tabIndex={-1}>
        {from} holds a list of {counted(offered.lines.length, 'line')}
      </h2>
      {offered.head.organization && (
        <p>
          From <bdi>{offered.head.organization}</bdi>
          {offered.head.po && (
            <>
              , <bdi>{poWords(offered.head.po)}</bdi>
            </>
          )}
        </p>
      )}
      {faults.map((fault) => (
        <p key={fault.at} className={remark.remark} data-fault="">
          {fault.message}
        </p>
      ))}
      <DataTable label="The lines that came" columns={['Quantity', 'Item', lineLabels.choice, 'For']}>
        {offered.lines.map(({ id, product, quantity, brand, name, choice, person }) => (
          <tr key={id}>
            <td>{quantity}</td>
            <th scope="row">
              <bdi>
                {known.has(product) ? `${known.get(product)?.brand} ${known.get(product)?.name}` : `${brand} ${name}`}
              </bdi>
              {isWhole && !known.has(product) && ' (not in the catalog)'}
            </th>
            <td>
              <bdi>{choiceWords(choice)}</bdi>
            </td>
            <td>
              <bdi>{person}</bdi>
            </td>
          </tr>
        ))}
      </DataTable>
      {same > 0 && (
        <label className={check.check}>
          <input type="checkbox" checked={isSkipping} onChange={({ target }) => setSkipping(target.checked)} />
          Leave out {counted(same, 'line')} that your list has already
        </label>
      )}
      <div className={stack.row}>
        {!isEmpty && (
          <Button
            look="primary"
            onClick={() =>
              applyList((now) => joinLists(now, offered, { skipSame: isSkipping }), 'The lists are joined.')
            }
          >
            Join with my {counted(list.lines.length, 'line')}
          </Button>
        )}
        <Button
          look={isEmpty ? 'primary' : 'secondary'}
          onClick={() => applyList(() => offered, isEmpty ? 'The list is yours.' : 'Your list is replaced.')}
        >
          {isEmpty ? 'Take this list' : 'Replace my list'}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {isEmpty ? 'Not now' : 'Keep mine as it is'}
        </Button>
      </div>
    </section>
  );
}
