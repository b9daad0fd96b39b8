import { shortItemNumber } from '@/lib/catalogue/item-number';
import { formatSelection } from '@/lib/catalogue/variants/offer';
import type { RequestList } from '@/lib/request/request-list';
import { detailPairs, formatTotal, lineNotes, linePrices, productName, requestTitle } from '@/lib/request/request-text';
import type { Review } from '@/lib/request/review-list';
import { site } from '@/lib/site/site';
import styles from './printed-request.module.css';

/** Print version of the list. The title repeats on every page; a signature line is at the end. */
export function PrintedRequest({ list, review: { lines, totals, open } }: { list: RequestList; review: Review }) {
  return (
    <div className={styles.request}>
      <dl>
        {detailPairs(list.details).map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{text}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <table>
        <thead>
          <tr>
            <td colSpan={6}>
              <b>{site.name}</b> <bdi>{requestTitle(list)}</bdi>
            </td>
          </tr>
          <tr>
            {['No.', 'Item', 'Color, size', 'Qty', 'Price', 'Total'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((reviewed, index) => {
            const { line, number } = reviewed;
            const { unit, amount } = linePrices(reviewed);
            return (
              <tr key={line.id}>
                <td>{index + 1}</td>
                <td>
                  <b>
                    <bdi>{productName(reviewed)}</bdi>
                  </b>{' '}
                  <span className={styles.number}>{shortItemNumber(line.product, number)}</span>
                  {[...(line.note ? [line.note] : []), ...lineNotes(reviewed)].map((text) => (
                    <span key={text} className={styles.note}>
                      <bdi>{text}</bdi>
                    </span>
                  ))}
                </td>
                <td>
                  <bdi>{formatSelection(line.choice)}</bdi>
                </td>
                <td>{line.quantity}</td>
                <td>{unit}</td>
                <td>{amount}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div className={styles.end}>
        <p>
          Total <b>{formatTotal(totals)}</b>
        </p>
        {[...open.map(({ text }) => `${text}.`), ...totals.notes].map((note) => (
          <p key={note}>{note}</p>
        ))}
        <p>
          <span>Signature</span>
          <span>Date</span>
        </p>
      </div>
    </div>
  );
}
