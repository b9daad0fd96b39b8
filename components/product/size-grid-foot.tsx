import { Icon } from '@/components/ui/icon';
import { counted } from '@/lib/counted';
import { formatUnits } from '@/lib/request/line-words';
import { MOST_OF_A_LINE } from '@/lib/request/request';
import type { Quantities, QuantitySums } from '@/lib/request/size-cells';
import styles from './size-grid.module.css';

/** As many are named; a page of prose pasted by mistake would be read for minutes. */
const NAMED = 3;

type Props = {
  sums: QuantitySums;
  quantities: Quantities;
  /** Sentences on quantities that do not fit, or nearly have a lower price. */
  hints: readonly string[];
  /** Pasted texts that found no cell. */
  left: readonly string[];
  faultId: string | undefined;
  hasSizes: boolean;
};

/** The sum of the quantities, those that cannot be read, and the rest of a paste that did not fit. */
export function SizeGridFoot({
  sums: { total, filled, faults, unmade, amount },
  quantities,
  hints,
  left,
  faultId,
  hasSizes,
}: Props) {
  const more = faults.length - NAMED;
  return (
    <div className={styles.foot} role="status">
      <p>
        Total <strong>{total}</strong>
        {hasSizes && filled > 0 && ` in ${counted(filled, 'size')}`}
        {filled > 0 && amount !== undefined && `, ${formatUnits(amount)}`}
      </p>
      {hints.length > 0 && (
        <p>
          {hints.slice(0, NAMED).join(' ')}
          {hints.length > NAMED && ' …'}
        </p>
      )}
      {unmade.length > 0 && (
        <p>
          Not counted, for it is not made:{' '}
          {unmade
            .slice(0, NAMED)
            .map(({ key, words }) => [words, shortened(quantities[key])].filter(Boolean).join(': '))
            .join('; ')}
          {unmade.length > NAMED && ' …'}
        </p>
      )}
      {faults.length > 0 && (
        <div className={styles.fault} id={faultId}>
          <Icon name="alert" />
          <p>
            {faults.slice(0, NAMED).map(({ key, words }) => (
              <span key={key}>
                {words && `${words.charAt(0).toUpperCase()}${words.slice(1)}: `}
                <bdi>“{shortened(quantities[key])}”</bdi> is not a whole number up to {MOST_OF_A_LINE}.{' '}
              </span>
            ))}
            {more > 0 && `And ${more} more like this.`}
          </p>
        </div>
      )}
      {left.length > 0 && (
        <p>
          {counted(left.length, 'pasted value')} did not fit:{' '}
          <bdi>{left.slice(0, NAMED).map(shortened).join(', ')}</bdi>
          {left.length > NAMED && ' …'}
        </p>
      )}
    </div>
  );
}

const shortened = (text = '') => (text.length > 20 ? `${text.slice(0, 20)}…` : text);
