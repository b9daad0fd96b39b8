'use client';

import { memo } from 'react';
import { Price } from '@/components/product/price';
import field from '@/components/ui/field.module.css';
import { IconButton } from '@/components/ui/icon-button';
import inlineMessage from '@/components/ui/inline-message.module.css';
import { VisuallyHidden } from '@/components/ui/layout';
import { formatAmount } from '@/lib/catalogue/price';
import { refreshLine, removeLines, updateLine } from '@/lib/request/edit-list';
import { MAX_QUANTITY, parseQuantity, type RequestLine } from '@/lib/request/request-list';
import { productName } from '@/lib/request/request-text';
import type { ReviewedLine } from '@/lib/request/review-list';
import { OptionSelects } from './option-selects';
import styles from './request-lines.module.css';
import { useAutoSave } from './use-auto-save';
import { useRequestActions } from './use-request-list';

type Props = { reviewed: ReviewedLine; number: number };

const isEqual = (before: Props, after: Props) =>
  before.number === after.number &&
  before.reviewed.line === after.reviewed.line &&
  before.reviewed.row === after.reviewed.row &&
  JSON.stringify(before.reviewed.messages) === JSON.stringify(after.reviewed.messages);

/** A line of the list: quantity, options, note, price and messages. */
export const RequestLineRow = memo(function LineRow({ reviewed, number }: Props) {
  const { line, row, variant, messages, excludedReason, amount } = reviewed;
  const { change } = useRequestActions();
  const update = (edit: (old: RequestLine) => RequestLine) => change((list) => updateLine(list, line.id, edit));
  const withChanges = (changes: Parameters<typeof refreshLine>[2]) => (old: RequestLine) =>
    row ? refreshLine(old, row, changes) : { ...old, ...changes };
  const quantity = useAutoSave(String(line.quantity), (text) => {
    const parsed = parseQuantity(text);
    return parsed ? update((old) => ({ ...old, quantity: parsed })) : Promise.resolve(false);
  });
  const note = useAutoSave(line.note ?? '', (text) => update((old) => ({ ...old, note: text })));
  const isValidQuantity = Boolean(parseQuantity(quantity.value));
  const remove = () =>
    void change((list) => removeLines(list, [line.id]), { text: `Removed: ${line.name}.`, hasUndo: true });
  return (
    <li
      className={styles.line}
      data-line={line.id}
      tabIndex={-1}
      aria-label={`Line ${number}: ${productName(reviewed)}`}
    >
      <label className={styles.quantity}>
        <VisuallyHidden>Quantity, line {number}</VisuallyHidden>
        <input
          className={field.control}
          inputMode="numeric"
          autoComplete="off"
          aria-invalid={!isValidQuantity || undefined}
          {...quantity}
        />
      </label>
      <div className={styles.options}>
        <OptionSelects
          row={row}
          selection={line.choice}
          rowName={`line ${number}`}
          onSelect={(selection) => void update(withChanges({ choice: selection }))}
        />
      </div>
      <label className={styles.note}>
        <VisuallyHidden>Note, line {number}</VisuallyHidden>
        <input className={field.control} autoComplete="off" placeholder="Note" maxLength={500} {...note} />
      </label>
      <span className={styles.unit}>{variant && <Price price={variant.price} oldPrice={variant.oldPrice} />}</span>
      <span className={styles.amount}>{excludedReason ? '–' : formatAmount(amount)}</span>
      <IconButton icon="close" label={`Remove line ${number}`} className={styles.remove} onClick={remove} />
      {(messages.length > 0 || !isValidQuantity) && (
        <div className={styles.messages}>
          {!isValidQuantity && (
            <p className={inlineMessage.inlineMessage} data-fault role="alert">
              A whole number from 1 to {MAX_QUANTITY}.
            </p>
          )}
          {messages.map(({ text, isProblem }) => (
            <p key={text} className={inlineMessage.inlineMessage} data-fault={isProblem}>
              {text}
            </p>
          ))}
        </div>
      )}
    </li>
  );
}, isEqual);
