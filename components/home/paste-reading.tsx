import layout from '@/components/ui/layout.module.css';
import { choiceWords } from '@/lib/catalogue/choice';
import { getRows } from '@/lib/listing/rows';
import { variantsNumbered } from '@/lib/listing/variants-numbered';
import { OrderDesk } from '@/lib/order/order-desk';
import styles from './home.module.css';

type Props = { title: string; samples: readonly string[] };

/** The goods that the pad itself finds in the samples, as far as they are beyond doubt; nothing where none is. */
export function PasteReading({ title, samples }: Props) {
  const lines = new OrderDesk(getRows(), { variantsNumbered })
    .resolve(samples.join('\n'))
    .flatMap((line) => (line.kind === 'found' && line.asks.length + line.doubts.length === 0 ? line : []));
  if (lines.length === 0) return null;
  return (
    <div className={styles.reading}>
      <h3>{title}</h3>
      <ul>
        {lines.map(({ quantity, candidate: { row, choice } }, index) => (
          <li key={index}>
            <b>{`${quantity} ×`}</b>
            {` ${row.card.brand} ${row.card.name}`}
            <p className={layout.note}>{choiceWords(choice)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
