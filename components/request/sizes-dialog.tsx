'use client';

import { useRef } from 'react';
import type { AdditionNotice } from '@/components/product/add-to-request';
import { RequestDialog } from '@/components/product/request-dialog';
import type { Choice } from '@/lib/catalogue/choice';
import type { IndexRow } from '@/lib/listing/row';
import { soldOf } from '@/lib/listing/sold-of';

/** A product, and what is picked of it already. */
export type Sized = { row: IndexRow; choice: Choice };

type Props = Sized & { onClose: (said?: AdditionNotice) => void };

/** The grid of a product's sizes, over the list. */
export function SizesDialog({ row, choice, onClose }: Props) {
  const { card, pieces } = row;
  const typed = useRef({});
  const opener = useRef(document.activeElement as HTMLElement);
  return (
    <RequestDialog
      product={{ ...card, ...(pieces && { pieces: pieces.length }) }}
      sold={soldOf(row)}
      choice={choice}
      typed={typed}
      opener={opener}
      onClose={onClose}
    />
  );
}
