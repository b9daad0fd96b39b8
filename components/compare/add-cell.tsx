import { useState } from 'react';
import { addOne } from '@/components/product/add-one';
import { Button, ButtonLink } from '@/components/ui/button';
import { wholeChoice } from '@/lib/catalogue/whole-choice';
import type { IndexRow } from '@/lib/listing/row';
import { soldOf } from '@/lib/listing/sold-of';
import { addedToRequest } from '@/lib/request/request-messages';
import { routes } from '@/lib/site/routes';

/** Adds one of a product to the request list; where there is something to pick, the product's page has the choices. */
export function AddCell({ row }: { row: IndexRow }) {
  const { card } = row;
  const [said, setSaid] = useState('');
  if (wholeChoice({}, soldOf(row)).open.length > 0)
    return (
      <ButtonLink look="quiet" href={routes.product(card.id)} aria-label={`Choose and add: ${card.name}`}>
        Choose and add
      </ButtonLink>
    );
  const add = async () => {
    setSaid('');
    setSaid((await addOne(card.id)) ?? addedToRequest);
  };
  return (
    <>
      <Button look="quiet" onClick={add} aria-label={`Add to request list: ${card.name}`}>
        Add to request list
      </Button>
      <p role="status">{said}</p>
    </>
  );
}
