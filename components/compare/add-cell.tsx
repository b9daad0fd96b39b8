import { useState } from 'react';
import { addOne } from '@/components/product/add-one';
import { Button, ButtonLink } from '@/components/ui/button';
import { wholeChoice } from '@/lib/catalogue/whole-choice';
import type { IndexRow } from '@/lib/listing/row';
import { soldOf } from '@/lib/listing/sold-of';
import { addedToRequest } from '@/lib/request/request-messages';
import * as messages from '@/lib/site/messages';
import { routes } from '@/lib/site/routes';

/** Adds a product to the request list; if it has options to select, links to the product page instead. */
export function AddCell({ row }: { row: IndexRow }) {
  const { id, name } = row.card;
  const [status, setStatus] = useState('');
  if (wholeChoice({}, soldOf(row)).open.length > 0)
    return (
      <ButtonLink look="quiet" href={routes.product(id)} aria-label={`Choose options: ${name}`}>
        Choose options
      </ButtonLink>
    );
  const add = async () => {
    setStatus('');
    setStatus((await addOne(id)) ?? addedToRequest);
  };
  return (
    <>
      <Button look="quiet" onClick={add} aria-label={`${messages.addToRequestList}: ${name}`}>
        {messages.addToRequestList}
      </Button>
      <p role="status">{status}</p>
    </>
  );
}
