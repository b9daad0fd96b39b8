'use client';

import type { KeyboardEvent } from 'react';
import { Hidden } from '@/components/ui/layout';
import layout from '@/components/ui/layout.module.css';
import { choiceControls } from '@/lib/catalogue/choice-controls';
import { soldOf } from '@/lib/listing/sold-of';
import { withChoice } from '@/lib/request/findings';
import { whyNoneOf } from '@/lib/request/line-variant';
import { setLine } from '@/lib/request/operations';
import type { ReviewedLine } from '@/lib/request/review';
import { useDeeds } from './request-context';
import styles from './request-lines.module.css';
import { useTypedText } from './use-typed-text';

type Props = { reviewed: ReviewedLine; number: number };

/** The product's colors, sizes and options to choose from; what was picked and is no longer offered stays until another is. */
export function ChoiceCells({ reviewed: { line, row }, number }: Props) {
  const { change } = useDeeds();
  const controls = row
    ? choiceControls(soldOf(row))
    : Object.entries(line.choice).map(([name, value]) => ({ name, legend: name, values: [value] }));
  return controls.map(({ name, legend, values }) => {
    const picked = line.choice[name];
    const offered = picked === undefined || values.includes(picked) ? values : [picked, ...values];
    const label = shortName(legend);
    // Two figures side by side do not say which is which.
    const worded = (value: string) => (name === 'color' || name === 'size' ? value : `${label} ${value}`);
    const whyNot = (value: string) => {
      if (!values.includes(value)) return ' (not offered)';
      // The remarks on the line say it of what is picked.
      if (value === picked) return false;
      const why = row && whyNoneOf(chosen(line.choice, name, value), soldOf(row));
      return why && ` (${why})`;
    };
    return (
      <label key={name}>
        <Hidden>
          {label}, line {number}
        </Hidden>
        <select
          value={picked ?? ''}
          aria-invalid={picked !== undefined && !values.includes(picked) ? true : undefined}
          disabled={!row}
          onChange={({ target: { value } }) =>
            row &&
            void change((list) =>
              setLine(list, line.id, (old) => withChoice(old, row, chosen(old.choice, name, value))),
            )
          }
        >
          <option value="">{label}?</option>
          {offered.map((value) => (
            <option key={value} value={value}>
              {worded(value)}
              {row && whyNot(value)}
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

/** How many of a line. */
export function Quantity({ reviewed: { line }, number }: Props) {
  const { change } = useDeeds();
  const draft = useTypedText(String(line.quantity), (text) => {
    const quantity = readQuantity(text);
    return quantity === undefined ? Promise.resolve(false) : change((list) => setLine(list, line.id, { quantity }));
  });
  const isValid = readQuantity(draft.value) !== undefined;
  return (
    <label className={styles.quantity}>
      <Hidden>Quantity, line {number}</Hidden>
      <input
        inputMode="numeric"
        enterKeyHint="done"
        autoComplete="off"
        aria-invalid={isValid ? undefined : true}
        onKeyDown={onEnter((field) => field.blur())}
        {...draft}
      />
      {!isValid && <span role="alert">A whole number from 1 to 9,999.</span>}
    </label>
  );
}

function readQuantity(text: string): number | undefined {
  const tidy = text.trim();
  return /^[1-9]\d{0,3}$/.test(tidy) ? Number(tidy) : undefined;
}

/** For whom a line is, and what is noted of it: Enter leads from the one to the other, and then out. */
export function Whom({ reviewed, number, onDone }: Props & { onDone: () => void }) {
  const toNext = (field: HTMLElement) =>
    field.closest('label')?.nextElementSibling?.querySelector<HTMLElement>('input')?.focus();
  return (
    <>
      <Words reviewed={reviewed} number={number} field="person" label="For" hint="next" onDone={toNext} />
      <Words reviewed={reviewed} number={number} field="note" label="Note" hint="done" onDone={onDone} />
    </>
  );
}

type WordsProps = Props & {
  field: 'person' | 'note';
  label: string;
  hint: 'next' | 'done';
  onDone: (field: HTMLElement) => void;
};

function Words({ reviewed: { line }, number, field, label, hint, onDone }: WordsProps) {
  const { change } = useDeeds();
  const draft = useTypedText(line[field] ?? '', (text) => change((list) => setLine(list, line.id, { [field]: text })));
  return (
    <label>
      <span className={layout.note}>
        {label}
        <Hidden>, line {number}</Hidden>
      </span>
      <input
        autoComplete="off"
        enterKeyHint={hint}
        maxLength={field === 'person' ? 100 : 500}
        onKeyDown={onEnter(onDone)}
        {...draft}
      />
    </label>
  );
}

const onEnter = (then: (field: HTMLElement) => void) => (event: KeyboardEvent<HTMLElement>) => {
  if (event.key === 'Enter' && !event.nativeEvent.isComposing) then(event.currentTarget);
};
