import { memo, useId } from 'react';
import { Price } from '@/components/product/price';
import field from '@/components/ui/field.module.css';
import inlineMessage from '@/components/ui/inline-message.module.css';
import itemNumber from '@/components/ui/item-number.module.css';
import { VisuallyHidden } from '@/components/ui/layout';
import layout from '@/components/ui/layout.module.css';
import { Link } from '@/components/ui/link';
import { shortItemNumber } from '@/lib/catalogue/item-number';
import { offerOf } from '@/lib/listing/index-row';
import { lineVariant } from '@/lib/request/line-variant';
import { type QuickOrderRow, rowProblems, selectProduct } from '@/lib/request/quick-order/quick-order-row';
import { MAX_CHARACTERS, parseQuantity } from '@/lib/request/request-list';
import { routes } from '@/lib/site/routes';
import { OptionSelects } from './option-selects';
import styles from './quick-order.module.css';

type Props = { row: QuickOrderRow; index: number; onChange: (index: number, row: QuickOrderRow) => void };

/** A quick order row: text, product, quantity, options, price and problems. It is ticked when the shopper completes it. */
export const QuickOrderLine = memo(function QuickOrderLine({ row, index, onChange }: Props) {
  const id = useId();
  const { product, selection, quantity, suggestions, unmatched, problem } = row;
  const problems = rowProblems(row);
  const variant =
    product && lineVariant({ choice: selection, quantity: parseQuantity(quantity) || 1 }, offerOf(product));
  const rowName = `row ${index + 1}`;
  const update = (changes: Partial<QuickOrderRow>) => {
    const next = { ...row, ...changes, problem: '' };
    const isComplete = rowProblems(next).length === 0;
    onChange(index, { ...next, isTicked: isComplete && (row.isTicked || unmatched.length === 0) });
  };
  const messages = [problem, ...problems].filter(Boolean);
  return (
    <li className={styles.line}>
      <div className={styles.product}>
        <input
          type="checkbox"
          id={id}
          checked={row.isTicked && problems.length === 0}
          disabled={problems.length > 0}
          aria-describedby={`${id}-messages`}
          onChange={({ target }) => onChange(index, { ...row, isTicked: target.checked })}
        />
        <label htmlFor={id}>
          <VisuallyHidden>Row {index + 1}: </VisuallyHidden>
          <span className={styles.text}>{row.text.slice(0, MAX_CHARACTERS)}</span>
          {product && suggestions.length === 0 && (
            <span>
              <b>
                <bdi>{`${product.card.brand} ${product.card.name}`}</bdi>
              </b>{' '}
              <span className={itemNumber.number}>{shortItemNumber(product.card.id, variant?.number)}</span>
            </span>
          )}
        </label>
      </div>
      <div className={styles.options}>
        {suggestions.length > 0 && (
          <label className={styles.suggestions}>
            <VisuallyHidden>Product, {rowName}</VisuallyHidden>
            <select
              className={field.control}
              value={product ? suggestions.indexOf(product) : ''}
              aria-invalid={!product || undefined}
              onChange={({ target }) => {
                const selected = suggestions[Number(target.value)];
                if (target.value !== '' && selected) onChange(index, selectProduct(row, selected));
              }}
            >
              <option value="">Choose a product</option>
              {suggestions.map(({ card }, position) => (
                <option key={card.id} value={position}>
                  {`${card.brand} ${card.name} (${shortItemNumber(card.id, card.model)})`}
                </option>
              ))}
            </select>
          </label>
        )}
        {product && (
          <>
            <label className={styles.quantity}>
              <VisuallyHidden>Quantity, {rowName}</VisuallyHidden>
              <input
                className={field.control}
                inputMode="numeric"
                autoComplete="off"
                placeholder="Qty"
                value={quantity}
                aria-invalid={!parseQuantity(quantity) || undefined}
                onChange={({ target }) => update({ quantity: target.value })}
              />
            </label>
            <OptionSelects
              row={product}
              selection={selection}
              rowName={rowName}
              onSelect={(next) => update({ selection: next })}
            />
          </>
        )}
      </div>
      <div className={styles.messages} id={`${id}-messages`}>
        {variant && <Price price={variant.price} oldPrice={variant.oldPrice} />}
        {!product && suggestions.length === 0 && !problem ? (
          <p className={inlineMessage.inlineMessage} data-fault>
            <span>
              No product found. <Link href={routes.search()}>Search the catalog</Link>
            </span>
          </p>
        ) : (
          messages.map((text) => (
            <p key={text} className={inlineMessage.inlineMessage} data-fault>
              {text}
            </p>
          ))
        )}
        {unmatched.length > 0 && (
          <p className={layout.note}>
            We couldn’t tell what <bdi>“{unmatched.join(' ')}”</bdi> means. It is added as a note.
          </p>
        )}
        {row.note && (
          <p className={layout.note}>
            Note: <bdi>{row.note}</bdi>
          </p>
        )}
      </div>
    </li>
  );
});
