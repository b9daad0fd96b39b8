'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { Opener } from '@/components/ui/use-modal';
import type { Choice } from '@/lib/catalogue/choice';
import type { Color } from '@/lib/catalogue/schema/colors';
import type { Sizes } from '@/lib/catalogue/sizes';
import { cellKey, chosenQuantities, type Quantities, sizeTable, sumQuantities } from '@/lib/request/size-cells';
import * as messages from '@/lib/site/messages';
import { type AdditionNotice, type AskedProduct, addToRequest } from './add-to-request';
import styles from './request-dialog.module.css';
import { SizeGrid } from './size-grid';

type Offer = { colors: readonly Color[]; sizes: Sizes; choice: Choice };

type Props = {
  product: AskedProduct;
  /** The options of the product, and those picked. */
  offer: Offer;
  /** The typed quantities outlive the dialog. */
  typed: RefObject<Quantities>;
  opener: Opener;
  onClose: (addition?: AdditionNotice) => void;
};

/** Asks for color, sizes and quantities of a product over its page, and puts all of them into the request list at once. */
export function RequestDialog({ product, offer, typed, opener, onClose }: Props) {
  const grid = useRef<HTMLDivElement>(null);
  const { isBusy, missing, add, ...controls } = useAdding(product, offer, typed, grid, onClose);
  const { brand, name, model, id } = product;
  return (
    <Dialog
      title={messages.addToRequestList}
      isWide={sizeTable(controls.sizes).rows !== undefined}
      opener={opener}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => onClose()}>Cancel</Button>
          <Button look="primary" aria-disabled={isBusy} onClick={add}>
            {isBusy ? 'Adding…' : messages.addToList}
          </Button>
        </>
      }
    >
      <p className={styles.product}>
        <bdi>{`${brand} ${name}`}</bdi>
        <span>{model ? `Item ${model}` : id}</span>
      </p>
      <div ref={grid}>
        <SizeGrid name={`${brand} ${name}`} {...controls} />
      </div>
      <p className={styles.missing} role="alert">
        {missing}
      </p>
    </Dialog>
  );
}

/** The choices and quantities of the dialog, and the way to add them, which asks for what is missing. */
function useAdding(
  product: AskedProduct,
  offer: Offer,
  typed: RefObject<Quantities>,
  grid: RefObject<HTMLElement | null>,
  onAdded: (addition: AdditionNotice) => void,
) {
  const { colors, sizes, choice } = offer;
  const [color, setColor] = useState(choice.color ?? (colors.length === 1 ? colors[0]?.name : undefined));
  const [quantities, setQuantities] = useState(typed.current);
  const [missing, setMissing] = useState('');
  const [isBusy, setBusy] = useState(false);
  const table = sizeTable(sizes);
  const isColorOpen = colors.length > 0 && color === undefined;

  // Typing begins with the size that is chosen on the page; a color that is open is asked for first.
  const start = useRef(isColorOpen ? undefined : cellKey(table, choice));
  useEffect(() => {
    if (start.current !== undefined) focusCell(grid.current, start.current);
  }, [grid]);

  const add = async () => {
    const { faults, total } = sumQuantities(table, quantities);
    setMissing(
      isColorOpen ? 'Choose a color first.' : total === 0 && faults.length === 0 ? 'Type a quantity first.' : '',
    );
    if (isColorOpen) return grid.current?.querySelector('input')?.focus();
    if (faults.length > 0 || total === 0) return focusCell(grid.current, faults[0]?.key ?? start.current);
    if (isBusy) return;
    setBusy(true);
    const addition = await addToRequest(product, chosenQuantities(table, quantities, color));
    setBusy(false);
    if (!addition.isAdded) return setMissing(addition.words);
    typed.current = {};
    onAdded(addition);
  };
  const onColor = (next: string) => {
    setColor(next);
    setMissing('');
  };
  const onQuantities = (next: Quantities) => {
    typed.current = next;
    setQuantities(next);
    setMissing('');
  };
  return { colors, sizes, color, quantities, missing, isBusy: isBusy || undefined, add, onColor, onQuantities };
}

/** The cell of a key, or the first one. */
function focusCell(grid: HTMLElement | null, key: string | undefined) {
  const fields = [...(grid?.querySelectorAll<HTMLInputElement>('input[data-cell]') ?? [])];
  (fields.find(({ dataset }) => dataset.cell === key) ?? fields[0])?.focus();
}
