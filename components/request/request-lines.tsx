'use client';

import { memo, useRef, useState } from 'react';
import { Price } from '@/components/product/price';
import { RequestDialog } from '@/components/product/request-dialog';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import field from '@/components/ui/field.module.css';
import { IconButton } from '@/components/ui/icon-button';
import itemNumber from '@/components/ui/item-number.module.css';
import { VisuallyHidden } from '@/components/ui/layout';
import layout from '@/components/ui/layout.module.css';
import { Link } from '@/components/ui/link';
import textButton from '@/components/ui/text-button.module.css';
import { shortItemNumber } from '@/lib/catalogue/item-number';
import { sizeControls } from '@/lib/catalogue/variants/offer';
import { formatCount } from '@/lib/format';
import { offerOf } from '@/lib/listing/index-row';
import { formatAmount } from '@/lib/money';
import { refreshLine, removeLines, updateLine } from '@/lib/request/edit-list';
import { MAX_QUANTITY, parseQuantity, type RequestLine } from '@/lib/request/request-list';
import { productName } from '@/lib/request/request-text';
import { groupByProduct, type LineGroup, type Review, type ReviewedLine } from '@/lib/request/review-list';
import { routes } from '@/lib/site/routes';
import { OptionSelects } from './option-selects';
import styles from './request-lines.module.css';
import page from './request-page.module.css';
import { useAutoSave } from './use-auto-save';
import { useRequestActions } from './use-request-list';

/** Lines grouped by product, links to open options, and notes on the total. */
export const RequestLines = withErrorBoundary('request-lines', function RequestLines({ review }: { review: Review }) {
  const { change, report } = useRequestActions();
  const [openDialog, setOpenDialog] = useState<ReviewedLine>();
  const section = useRef<HTMLElement>(null);
  const repriced = review.lines.filter(({ isRepriced }) => isRepriced);
  const numbers = new Map(review.lines.map((line, index) => [line, index + 1]));
  const goTo = (lineId: string) => {
    const line = section.current?.querySelector<HTMLElement>(`[data-line="${CSS.escape(lineId)}"]`);
    line?.scrollIntoView({ block: 'center' });
    (line?.querySelector<HTMLElement>('[aria-invalid]') ?? line)?.focus({ preventScroll: true });
  };
  const acceptPrices = () => {
    const rows = new Map(repriced.map(({ line, row }) => [line.id, row]));
    const accept = (line: RequestLine) => {
      const row = rows.get(line.id);
      return row ? refreshLine(line, row) : line;
    };
    const report = { text: 'New prices accepted.', hasUndo: true };
    void change((list) => ({ ...list, lines: list.lines.map(accept) }), report);
  };
  return (
    <section ref={section} aria-labelledby="lines">
      <h2 id="lines" tabIndex={-1} className={styles.heading}>
        {formatCount(review.lines.length, 'line')}
      </h2>
      <ul className={styles.notes}>
        {review.open.map(({ text, lineId }) => (
          <li key={text}>
            <button type="button" className={textButton.textButton} onClick={() => goTo(lineId)}>
              {text}
            </button>
          </li>
        ))}
        {repriced.length > 0 && (
          <li>
            {repriced.length === 1 ? '1 price has' : `${repriced.length} prices have`} changed.{' '}
            <button type="button" className={textButton.textButton} onClick={acceptPrices}>
              Accept<VisuallyHidden> new prices</VisuallyHidden>
            </button>
          </li>
        )}
      </ul>
      <ul>
        {groupByProduct(review.lines).map((group) => (
          <ProductGroup key={group.product} group={group} numbers={numbers} onSizes={setOpenDialog} />
        ))}
      </ul>
      {review.totals.notes.length > 0 && (
        <ul className={layout.note} aria-label="About the total">
          {review.totals.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {openDialog && (
        <SizesDialog
          reviewed={openDialog}
          onClose={(text) => {
            setOpenDialog(undefined);
            if (text) report(text);
          }}
        />
      )}
    </section>
  );
});

type GroupProps = {
  group: LineGroup;
  numbers: ReadonlyMap<ReviewedLine, number>;
  onSizes: (reviewed: ReviewedLine) => void;
};

function ProductGroup({ group: { product, lines, totals }, numbers, onSizes }: GroupProps) {
  const [first] = lines;
  if (!first) return null;
  const { row } = first;
  const name = productName(first);
  const open = lines.find((line) => line.open.length > 0) ?? first;
  const hasSizes = row !== undefined && sizeControls(row.sizes).some(({ values }) => values.length > 1);
  return (
    <li className={styles.group}>
      <div className={styles.product}>
        <h3>
          {row ? (
            <Link href={routes.product(product)}>
              <bdi>{name}</bdi>
            </Link>
          ) : (
            <bdi>{name}</bdi>
          )}
        </h3>
        <span className={itemNumber.number}>{shortItemNumber(product, row?.card.model ?? first.number)}</span>
        {hasSizes && (
          <button type="button" className={textButton.textButton} onClick={() => onSizes(open)}>
            {open.open.length > 0 ? 'Choose sizes' : 'More sizes'}
            <VisuallyHidden> of {name}</VisuallyHidden>
          </button>
        )}
        {lines.length > 1 && (
          <p className={layout.note}>
            {formatCount(totals.items, 'item')}, {formatAmount(totals.subtotal)}
          </p>
        )}
      </div>
      <ol>
        {lines.map((reviewed) => (
          <RequestLineRow key={reviewed.line.id} reviewed={reviewed} number={numbers.get(reviewed) ?? 0} />
        ))}
      </ol>
    </li>
  );
}

type DialogProps = { reviewed: ReviewedLine; onClose: (text?: string) => void };

/** Adds sizes of a product. They replace an open line, up to its quantity. */
function SizesDialog({ reviewed: { line, row, open }, onClose }: DialogProps) {
  const [quantities, setQuantities] = useState({});
  if (!row) return null;
  const { card, pieces } = row;
  return (
    <RequestDialog
      product={{ ...card, ...(pieces && { pieces: pieces.length }) }}
      offer={offerOf(row)}
      selection={line.choice}
      quantities={quantities}
      onQuantities={setQuantities}
      {...(open.length > 0 && { replaces: line.id })}
      onClose={(addition) => onClose(addition?.message)}
    />
  );
}

type RowProps = { reviewed: ReviewedLine; number: number };

const isEqual = (before: RowProps, after: RowProps) =>
  before.number === after.number &&
  before.reviewed.line === after.reviewed.line &&
  before.reviewed.row === after.reviewed.row &&
  JSON.stringify(before.reviewed.messages) === JSON.stringify(after.reviewed.messages);

/** A line of the list: quantity, options, note, price and messages. */
const RequestLineRow = memo(function LineRow({ reviewed, number }: RowProps) {
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
      <input
        className={`${field.control} ${styles.quantity}`}
        aria-label={`Quantity, line ${number}`}
        inputMode="numeric"
        autoComplete="off"
        aria-invalid={!isValidQuantity || undefined}
        {...quantity}
      />
      <div className={styles.options}>
        <OptionSelects
          row={row}
          selection={line.choice}
          rowName={`line ${number}`}
          onSelect={(selection) => void update(withChanges({ choice: selection }))}
        />
      </div>
      <input
        className={`${field.control} ${styles.note}`}
        aria-label={`Note, line ${number}`}
        autoComplete="off"
        placeholder="Note"
        maxLength={500}
        {...note}
      />
      <span className={styles.unit}>{variant && <Price price={variant.price} oldPrice={variant.oldPrice} />}</span>
      <span className={styles.amount}>{excludedReason ? '–' : formatAmount(amount)}</span>
      <IconButton icon="close" label={`Remove line ${number}`} className={styles.remove} onClick={remove} />
      {(messages.length > 0 || !isValidQuantity) && (
        <div className={styles.messages}>
          {!isValidQuantity && (
            <p className={page.lineProblem} role="alert">
              A whole number from 1 to {MAX_QUANTITY}.
            </p>
          )}
          {messages.map(({ text, isProblem }) => (
            <p key={text} className={isProblem && page.lineProblem}>
              {text}
            </p>
          ))}
        </div>
      )}
    </li>
  );
}, isEqual);
