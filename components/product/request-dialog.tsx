'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import layout from '@/components/ui/layout.module.css';
import type { Opener } from '@/components/ui/use-modal';
import type { Choice } from '@/lib/catalogue/choice';
import type { Sold } from '@/lib/catalogue/variants/variant';
import { wholeChoice } from '@/lib/catalogue/whole-choice';
import { cellKey, chosenQuantities, type Quantities, sizeTable, sumQuantities } from '@/lib/request/size-cells';
import * as messages from '@/lib/site/messages';
import { type AdditionNotice, type AskedProduct, addToRequest } from './add-to-request';
import { outsideControls, SizeGrid } from './size-grid';
import styles from './size-grid.module.css';

type Props = {
  product: AskedProduct;
  sold: Sold;
  /** The values that are picked already. */
  choice: Choice;
  /** The typed quantities outlive the dialog. */
  typed: RefObject<Quantities>;
  opener: Opener;
  onClose: (addition?: AdditionNotice) => void;
};

/** Asks for color, options, sizes and quantities of a product over its page, and puts all of them into the request list at once. */
export function RequestDialog({ opener, ...props }: Props) {
  const grid = useRef<HTMLDivElement>(null);
  const { isBusy, missing, add, ...controls } = useAdding(props, grid);
  const { product, sold, onClose } = props;
  const { brand, name, id } = product;
  return (
    <Dialog
      title={messages.addToRequestList}
      isWide={sizeTable(sold).rows !== undefined}
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
        <span className={layout.note}>{sold.model ? `Item ${sold.model}` : id}</span>
      </p>
      <div ref={grid}>
        <SizeGrid name={`${brand} ${name}`} sold={sold} {...controls} />
      </div>
      <p className={styles.missing} role="alert">
        {missing}
      </p>
    </Dialog>
  );
}

/** The choices and quantities of the dialog, and the way to add them, which asks for what is missing. */
function useAdding(
  { product, sold, choice, typed, onClose }: Omit<Props, 'opener'>,
  grid: RefObject<HTMLElement | null>,
) {
  const outside = outsideControls(sold);
  const [picked, setPicked] = useState<Choice>(() => {
    const { whole } = wholeChoice(choice, sold);
    return Object.fromEntries(
      outside.flatMap(({ name, values }) =>
        values.filter((value) => value === whole[name]).map((value) => [name, value]),
      ),
    );
  });
  const [quantities, setQuantities] = useState(typed.current);
  const [missing, setMissing] = useState('');
  const [isBusy, setBusy] = useState(false);
  const table = sizeTable(sold, picked);
  const open = outside.find(({ name }) => picked[name] === undefined)?.name;

  // Typing begins with the size that is chosen on the page; what is open outside the table is asked for first.
  const start = useRef(open === undefined ? cellKey(table, choice) : undefined);
  useEffect(() => {
    if (start.current !== undefined) focusCell(grid.current, start.current);
  }, [grid]);

  const add = async () => {
    const { faults, total } = sumQuantities(table, quantities);
    setMissing(open ? `Choose a ${open} first.` : total === 0 && faults.length === 0 ? 'Type a quantity first.' : '');
    if (open) return focusField(grid.current, ({ name }) => name.endsWith(`-${open}`));
    if (faults.length > 0 || total === 0) return focusCell(grid.current, faults[0]?.key ?? start.current);
    if (isBusy) return;
    setBusy(true);
    const addition = await addToRequest(product, sold, chosenQuantities(table, quantities));
    setBusy(false);
    if (!addition.isAdded) return setMissing(addition.words);
    typed.current = {};
    onClose(addition);
  };
  const onPick = (control: string, value: string) => {
    setPicked({ ...picked, [control]: value });
    setMissing('');
  };
  const onQuantities = (next: Quantities) => {
    typed.current = next;
    setQuantities(next);
    setMissing('');
  };
  return { picked, quantities, missing, isBusy: isBusy || undefined, add, onPick, onQuantities };
}

function focusCell(grid: HTMLElement | null, key: string | undefined) {
  focusField(grid, ({ dataset }) => dataset.cell === key, '[data-cell]:enabled');
}

/** Leads to the field that is meant, or to the first one. */
function focusField(grid: HTMLElement | null, isMeant: (field: HTMLInputElement) => boolean, some = '') {
  const fields = [...(grid?.querySelectorAll<HTMLInputElement>(`input${some}`) ?? [])];
  (fields.find(isMeant) ?? fields[0])?.focus();
}
