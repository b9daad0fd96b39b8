import { StaticMarkup } from '@/components/ui/static-markup';
import { choiceWords } from '@/lib/catalogue/choice';
import type { IndexRow } from '@/lib/index/row';
import { variantDesk } from '@/lib/listing/variant-desk';
import { OrderDesk } from '@/lib/order/order-desk';
import styles from './home.module.css';

type Props = { title: string; samples: readonly string[]; rows: readonly IndexRow[] };

/** The goods that the pad itself finds in the samples, as far as they are beyond doubt; nothing where none is. */
export function PasteReading({ title, samples, rows }: Props) {
  const lines = new OrderDesk(rows, variantDesk)
    .resolve(samples.join('\n'))
    .flatMap((line) => (line.kind === 'found' && line.asks.length + line.doubts.length === 0 ? line : []));
  if (lines.length === 0) return null;
  return (
    <StaticMarkup name="paste-reading" className={styles.reading}>
      <h3>{title}</h3>
      <ul>
        {lines.map(({ quantity, candidate: { row, choice } }, index) => (
          <li key={index}>
            <b>{`${quantity} ×`}</b>
            {` ${row.card.brand} ${row.card.name}`}
            <p className={styles.count}>{choiceWords(choice)}</p>
          </li>
        ))}
      </ul>
    </StaticMarkup>
  );
}
