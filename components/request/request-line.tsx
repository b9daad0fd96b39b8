'use client';

import { memo, useId } from 'react';
import { Icon } from '@/components/ui/icon';
import { Hidden } from '@/components/ui/layout';
import { Link } from '@/components/ui/link';
import { choiceControls } from '@/lib/catalogue/choice-controls';
import { setLine } from '@/lib/request/operations';
import type { ReviewedLine } from '@/lib/request/review';
import { remarksOf } from '@/lib/request/review-words';
import { routes } from '@/lib/site/routes';
import { AcceptNews, LineActions, type Neighbors } from './line-actions';
import { LinePrice } from './line-price';
import { useDeeds } from './request-context';
import styles from './request-line.module.css';
import type { Sized } from './sizes-dialog';
import { useTypedText } from './use-typed-text';

type Props = { reviewed: ReviewedLine; number: number; neighbors: Neighbors; onSizes: (sized: Sized) => void };

/** A line of the list, to be filled in: what it is, in which color and size, how many, for whom, and what the catalog says of it now. */
export const RequestLineRow = memo(Line, (before, after) => textOf(before) === textOf(after));

/** What is drawn: a list that was read again is made of other objects. */
const textOf = ({ reviewed, number, neighbors }: Props) => JSON.stringify([reviewed, number, neighbors]);

function Line({ reviewed, number, neighbors, onSizes }: Props) {
  const { line, row, findings, hasNews } = reviewed;
  const id = useId();
  const { brand, name, model } = row?.card ?? line;
  return (
    <li className={styles.line} aria-labelledby={id} data-counted={reviewed.leftOut === undefined}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div className={styles.item}>
        <p className={styles.maker}>
          <bdi>{brand}</bdi> <span className={styles.model}>{model ?? line.product}</span>
        </p>
        <p className={styles.name} id={id}>
          <Hidden>Line {number}: </Hidden>
          {row ? (
            <Link href={routes.product(line.product, line.choice.color)}>
              <bdi>{name}</bdi>
            </Link>
          ) : (
            <bdi>{name}</bdi>
          )}
        </p>
      </div>
      <div className={styles.choices}>
        <Choices reviewed={reviewed} number={number} />
      </div>
      <Quantity reviewed={reviewed} number={number} />
      <LinePrice reviewed={reviewed} />
      <div className={styles.whom}>
        <Words reviewed={reviewed} number={number} field="person" label="For" />
        <Words reviewed={reviewed} number={number} field="note" label="Note" />
      </div>
      <LineActions reviewed={reviewed} number={number} {...neighbors} onSizes={onSizes} />
      {findings.length > 0 && (
        <ul className={styles.remarks}>
          {remarksOf(findings).map(({ words, isFault }) => (
            <li key={words} data-fault={isFault || undefined}>
              {isFault && <Icon name="alert" />}
              {words}
            </li>
          ))}
          {row && hasNews && (
            <li>
              <AcceptNews line={line} row={row} number={number} />
            </li>
          )}
        </ul>
      )}
    </li>
  );
}

type PartProps = Pick<Props, 'reviewed' | 'number'>;

/** The product's colors and sizes to choose from; what was picked and is no longer offered stays until another is. */
function Choices({ reviewed: { line, row }, number }: PartProps) {
  const { change } = useDeeds();
  const controls = row
    ? choiceControls(row.colors, row.sizes)
    : Object.entries(line.choice).map(([name, value]) => ({ name, legend: name, values: [value] }));
  return controls.map(({ name, legend, values }) => {
    const picked = line.choice[name];
    const offered = picked === undefined || values.includes(picked) ? values : [picked, ...values];
    return (
      <label key={name} className={styles.choice}>
        <span>
          {shortName(legend)}
          <Hidden>, line {number}</Hidden>
        </span>
        <select
          value={picked ?? ''}
          aria-invalid={picked !== undefined && !values.includes(picked) ? true : undefined}
          disabled={!row}
          onChange={({ target: { value } }) =>
            void change((list) => setLine(list, line.id, { choice: chosen(line.choice, name, value) }))
          }
        >
          <option value="">Choose</option>
          {offered.map((value) => (
            <option key={value} value={value}>
              {values.includes(value) || !row ? value : `${value} (not offered)`}
            </option>
          ))}
        </select>
      </label>
    );
  });
}

/** 'Waist, inches' -> 'Waist'. */
const shortName = (legend: string) => legend.split(',')[0] ?? legend;

function chosen(choice: Readonly<Record<string, string>>, name: string, value: string): Record<string, string> {
  const { [name]: _, ...others } = choice;
  return value === '' ? others : { ...others, [name]: value };
}

function Quantity({ reviewed: { line }, number }: PartProps) {
  const { change } = useDeeds();
  const draft = useTypedText(String(line.quantity), (text) => {
    const quantity = readQuantity(text);
    return quantity === undefined ? Promise.resolve(false) : change((list) => setLine(list, line.id, { quantity }));
  });
  const isValid = readQuantity(draft.value) !== undefined;
  return (
    <label className={styles.quantity}>
      <span>
        Quantity<Hidden>, line {number}</Hidden>
      </span>
      <input inputMode="numeric" autoComplete="off" aria-invalid={isValid ? undefined : true} {...draft} />
      {!isValid && <span role="alert">A whole number from 1 to 9,999.</span>}
    </label>
  );
}

function readQuantity(text: string): number | undefined {
  const tidy = text.trim();
  return /^[1-9]\d{0,3}$/.test(tidy) ? Number(tidy) : undefined;
}

type WordsProps = PartProps & { field: 'person' | 'note'; label: string };

function Words({ reviewed: { line }, number, field, label }: WordsProps) {
  const { change } = useDeeds();
  const draft = useTypedText(line[field] ?? '', (text) => change((list) => setLine(list, line.id, { [field]: text })));
  return (
    <label className={styles.words}>
      <span>
        {label}
        <Hidden>, line {number}</Hidden>
      </span>
      <input autoComplete="off" maxLength={field === 'person' ? 100 : 500} {...draft} />
    </label>
  );
}
