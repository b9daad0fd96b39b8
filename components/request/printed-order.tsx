import { choiceWords } from '@/lib/catalogue/choice';
import { amountWords, headWords, lineProductWords, poWords, totalWords } from '@/lib/request/line-words';
import type { RequestHead } from '@/lib/request/request';
import { type ReviewedLine, type Totals, totalRemarks } from '@/lib/request/review';
import { remarksOf } from '@/lib/request/review-words';
import * as messages from '@/lib/site/messages';
import { site } from '@/lib/site/site';
import styles from './printed-order.module.css';

type Props = { head: RequestHead; lines: readonly ReviewedLine[]; totals: Totals };

/** The order on paper: whose it is stands at the top of every page, and a line for a signature at the end. */
export function PrintedOrder({ head, lines, totals }: Props) {
  return (
    <div className={styles.order}>
      <dl>
        {headWords(head).map(([label, text]) => (
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
            <td colSpan={7}>
              <b>
                {messages.requestListName} to {site.name}
              </b>
              {[head.organization, head.po && poWords(head.po)].filter(Boolean).map((text) => (
                <span key={text}>
                  <bdi>{text}</bdi>
                </span>
              ))}
            </td>
          </tr>
          <tr>
            <th scope="col">No.</th>
            <th scope="col">Item</th>
            <th scope="col">Color, size</th>
            <th scope="col">For</th>
            <th scope="col">Qty</th>
            <th scope="col">Price</th>
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((reviewed, index) => (
            <PrintedLine key={reviewed.line.id} reviewed={reviewed} number={index + 1} />
          ))}
        </tbody>
      </table>
      <div className={styles.end}>
        <p>
          Total <b>{totalWords(totals.subtotal)}</b>
        </p>
        {totalRemarks(totals, head.state).map((remark) => (
          <p key={remark}>{remark}</p>
        ))}
        <p>
          <span>Signature</span>
          <span>Date</span>
        </p>
      </div>
    </div>
  );
}

function PrintedLine({ reviewed, number }: { reviewed: ReviewedLine; number: number }) {
  const { line, number: item = line.product, findings } = reviewed;
  const { unit, amount } = amountWords(reviewed);
  return (
    <tr>
      <td>{number}</td>
      <td>
        <b>
          <bdi>{lineProductWords(reviewed)}</bdi>
        </b>{' '}
        <span className={styles.number}>{item}</span>
        {line.note && (
          <span className={styles.note}>
            <bdi>{line.note}</bdi>
          </span>
        )}
        {remarksOf(findings).map(({ words }) => (
          <span key={words} className={styles.note}>
            {words}
          </span>
        ))}
      </td>
      <td>
        <bdi>{choiceWords(line.choice)}</bdi>
      </td>
      <td>
        <bdi>{line.person}</bdi>
      </td>
      <td>{line.quantity}</td>
      <td>{unit}</td>
      <td>{amount}</td>
    </tr>
  );
}
