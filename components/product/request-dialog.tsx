import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import field from '@/components/ui/field.module.css';
import layout from '@/components/ui/layout.module.css';
import { labeledItemNumber } from '@/lib/catalogue/item-number';
import {
  completeSelection,
  type Offer,
  optionControls,
  type Selection,
  sizeControls,
} from '@/lib/catalogue/variants/offer';
import { missingOptionsMessage } from '@/lib/request/line-variant';
import { cellKey, type Quantities, requestedSizes, sizeTable, sumQuantities } from '@/lib/request/size-table';
import * as messages from '@/lib/site/messages';
import { type AddResult, addToRequest, type ProductToAdd } from './add-to-request';
import { OptionGroup } from './option-group';
import { QuantityTotal, SizeGrid } from './size-grid';
import styles from './size-grid.module.css';

type Props = {
  product: ProductToAdd;
  offer: Offer;
  /** Options that are already selected on the page. */
  selection: Selection;
  /** Typed quantities. */
  quantities: Quantities;
  onQuantities: (quantities: Quantities) => void;
  /** Id of a line without a size, which the new lines replace. */
  replaces?: string;
  onClose: (addition?: AddResult) => void;
};

/** Dialog to select color and options, and to add quantities per size to the request list in one change. */
function RequestDialogPart({ product, offer, selection, quantities, onQuantities, replaces, onClose }: Props) {
  const id = useId();
  const sizes = new Set<string>(sizeControls(offer.sizes).map(({ name }) => name));
  // One color, and one value of each option, apply to all quantities.
  const controls = optionControls(offer).filter(({ name }) => !sizes.has(name));
  const [dialogSelection, setDialogSelection] = useState<Selection>(() => {
    const { completed } = completeSelection(selection, offer);
    const offered = controls.map(({ name, values }) => [name, values.find((value) => value === completed[name])]);
    return Object.fromEntries(offered.filter(([, value]) => value !== undefined));
  });
  const [missing, setMissing] = useState('');
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const table = sizeTable(offer, dialogSelection);
  const open = controls.find(({ name }) => dialogSelection[name] === undefined)?.name;

  // The first focus is on the selected size, or on the first color or option without a value.
  const first = useRef(open === undefined ? cellKey(table, selection) : undefined);
  useEffect(() => {
    if (first.current === undefined) form.current?.querySelector<HTMLElement>('input')?.focus();
    else focusQuantity(form.current, first.current);
  }, []);

  const add = async () => {
    if (isBusy || !form.current?.reportValidity()) return;
    if (open) {
      setMissing(missingOptionsMessage([open]) ?? '');
      form.current.querySelector<HTMLElement>(`[name$="-${CSS.escape(open)}"]`)?.focus();
      return;
    }
    if (sumQuantities(table, quantities).total === 0) {
      setMissing('Enter a quantity.');
      focusQuantity(form.current, first.current);
      return;
    }
    setBusy(true);
    const addition = await addToRequest(product, offer, requestedSizes(table, quantities), replaces);
    setBusy(false);
    if (!addition.isAdded) return setMissing(addition.message);
    onQuantities({});
    onClose(addition);
  };
  const name = `${product.brand} ${product.name}`;
  return (
    <Dialog
      title={messages.addToRequestList}
      isWide={table.rows !== undefined}
      onClose={onClose}
      actions={
        <>
          <div className={styles.footer}>
            <p className={field.error} role="alert">
              {missing}
            </p>
            <QuantityTotal table={table} quantities={quantities} />
          </div>
          <Button onClick={() => onClose()}>Cancel</Button>
          <Button variant="primary" aria-disabled={isBusy || undefined} onClick={add}>
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
          <span className={layout.note}>{labeledItemNumber(product.id, offer.model)}</span>
        </p>
        {controls.map((control) => (
          <OptionGroup
            key={control.name}
            control={control}
            name={`${id}-${control.name}`}
            colors={offer.colors}
            selected={dialogSelection[control.name]}
            onSelect={(value) => {
              setDialogSelection({ ...dialogSelection, [control.name]: value });
              setMissing('');
            }}
          />
        ))}
        <SizeGrid
          name={name}
          table={table}
          otherOptions={Object.values(dialogSelection).join(', ')}
          pageSelection={selection}
          quantities={quantities}
          onQuantities={(next) => {
            onQuantities(next);
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

/** Moves the focus to the quantity with this cell key. Default: the first one. */
function focusQuantity(form: HTMLElement | null, key: string | undefined) {
  const fields = [...(form?.querySelectorAll<HTMLInputElement>('[data-cell]:enabled') ?? [])];
  (fields.find(({ dataset }) => dataset.cell === key) ?? fields[0])?.focus();
}
