'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import layout from '@/components/ui/layout.module.css';
import type { Opener } from '@/components/ui/use-modal';
import type { Choice } from '@/lib/catalogue/choice';
import { labeledItemNumber } from '@/lib/catalogue/item-number';
import type { Sold } from '@/lib/catalogue/variants/variant';
import { wholeChoice } from '@/lib/catalogue/whole-choice';
import { openSentence } from '@/lib/request/open-sentence';
import { cellKey, type Quantities, requestedSizes, sizeTable, sumQuantities } from '@/lib/request/size-table';
import * as messages from '@/lib/site/messages';
import { type AdditionNotice, type AskedProduct, addToRequest } from './add-to-request';
import { outsideControls, QuantityTotal, SizeGrid } from './size-grid';
import styles from './size-grid.module.css';

type Props = {
  product: AskedProduct;
  sold: Sold;
  /** The values that are already selected. */
  choice: Choice;
  /** The typed quantities, which outlive the dialog. */
  typed: RefObject<Quantities>;
  opener: Opener;
  /** The id of a line without a size, which the chosen sizes replace. */
  replaces?: string;
  onClose: (addition?: AdditionNotice) => void;
};

/** Selects color and options of a product, and adds quantities of its sizes to the request list in one change. */
function RequestDialogPart({ product, sold, choice, typed, opener, replaces, onClose }: Props) {
  const outside = outsideControls(sold);
  const [picked, setPicked] = useState<Choice>(() => {
    const { whole } = wholeChoice(choice, sold);
    const values = outside.map((control) => [
      control.name,
      control.values.find((value) => value === whole[control.name]),
    ]);
    return Object.fromEntries(values.filter(([, value]) => value !== undefined));
  });
  const [quantities, setQuantities] = useState(typed.current);
  const [missing, setMissing] = useState('');
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const table = sizeTable(sold, picked);
  const open = outside.find(({ name }) => picked[name] === undefined)?.name;

  // Typing starts with the selected size, or else the first color or option that is open.
  const first = useRef(open === undefined ? cellKey(table, choice) : undefined);
  useEffect(() => {
    if (first.current === undefined) form.current?.querySelector<HTMLElement>('input')?.focus();
    else focusQuantity(form.current, first.current);
  }, []);

  const add = async () => {
    if (isBusy || !form.current?.reportValidity()) return;
    if (open) {
      setMissing(openSentence([open]) ?? '');
      form.current.querySelector<HTMLElement>(`[name$="-${CSS.escape(open)}"]`)?.focus();
      return;
    }
    if (sumQuantities(table, quantities).total === 0) {
      setMissing('Enter a quantity.');
      focusQuantity(form.current, first.current);
      return;
    }
    setBusy(true);
    const addition = await addToRequest(product, sold, requestedSizes(table, quantities), replaces);
    setBusy(false);
    if (!addition.isAdded) return setMissing(addition.words);
    typed.current = {};
    onClose(addition);
  };
  const name = `${product.brand} ${product.name}`;
  return (
    <Dialog
      title={messages.addToRequestList}
      isWide={table.rows !== undefined}
      opener={opener}
      onClose={onClose}
      actions={
        <>
          <div className={styles.foot}>
            <p className={styles.missing} role="alert">
              {missing}
            </p>
            <QuantityTotal sold={sold} picked={picked} quantities={quantities} />
          </div>
          <Button onClick={() => onClose()}>Cancel</Button>
          <Button look="primary" aria-disabled={isBusy || undefined} onClick={add}>
            {isBusy ? 'Adding…' : messages.addToList}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <p className={styles.product}>
          <bdi>{name}</bdi>
          <span className={layout.note}>{labeledItemNumber(product.id, sold.model)}</span>
        </p>
        <SizeGrid
          name={name}
          selected={choice}
          sold={sold}
          picked={picked}
          quantities={quantities}
          onPick={(control, value) => {
            setPicked({ ...picked, [control]: value });
            setMissing('');
          }}
          onQuantities={(next) => {
            typed.current = next;
            setQuantities(next);
            setMissing('');
          }}
        />
        {/* Without a submit button, Enter would do nothing in a form of several fields. */}
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}

export const RequestDialog = withErrorBoundary('request-dialog', RequestDialogPart);

/** Moves the focus to the quantity of a size, or to the first one. */
function focusQuantity(form: HTMLElement | null, key: string | undefined) {
  const fields = [...(form?.querySelectorAll<HTMLInputElement>('[data-cell]:enabled') ?? [])];
  (fields.find(({ dataset }) => dataset.cell === key) ?? fields[0])?.focus();
}
