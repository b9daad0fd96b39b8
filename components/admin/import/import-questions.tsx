import { useState } from 'react';
import { SelectField, TextField } from '@/components/ui/field';
import { adminMessages } from '@/lib/admin/admin-messages';
import { importFieldLabel } from '@/lib/admin/import/import-fields';
import { type ImportQuestion, questionKey } from '@/lib/admin/import/import-types';
import { formatNumber, money } from '@/lib/money';
import styles from './import.module.css';
import type { MappingProps } from './use-import-plan';

type QuestionOf<Kind> = Extract<ImportQuestion, { kind: Kind }>;
type FieldProps<Kind> = Pick<MappingProps, 'edits' | 'edit'> & { question: QuestionOf<Kind> };

/** Questions about a file. Answered questions stay visible, so that the operator can change an answer. */
export function ImportQuestions({ plan: { questions }, ...props }: MappingProps) {
  if (questions.length === 0) return null;
  return (
    <section aria-label="Questions" className={`${styles.grid} ${styles.questions}`}>
      <h3>Questions</h3>
      {questions.map((question) => {
        const key = questionKey(question);
        if (question.kind === 'decimal') return <DecimalField key={key} question={question} {...props} />;
        if (question.kind === 'currency') return <RateField key={key} question={question} {...props} />;
        return <ColumnField key={key} question={question} {...props} />;
      })}
    </section>
  );
}

function DecimalField({ question: { column, sample, count }, edits, edit }: FieldProps<'decimal'>) {
  const separator = sample.includes(',') ? ',' : '.';
  const [whole = '', ...rest] = sample.split(separator);
  const large = formatNumber(whole + rest.join(''));
  const small = `${whole}${money.decimal}${rest.join('').replace(/(?<=\d)0+$/, '')}`;
  const { [column]: answer, ...others } = edits.decimals;
  return (
    <SelectField
      label={`Column “${column}”: is ${sample} the number ${large} or ${small}?`}
      hint={count > 0 ? adminMessages.importWaiting(count) : ''}
      value={answer ?? ''}
      onChange={({ target }) =>
        edit({ decimals: { ...others, ...(target.value && { [column]: target.value as '.' | ',' }) } })
      }
    >
      <option value="">Choose</option>
      <option value={separator === '.' ? ',' : '.'}>{large}</option>
      <option value={separator}>{small}</option>
    </SelectField>
  );
}

function RateField({ question: { code, count }, edits, edit }: FieldProps<'currency'>) {
  const [isInvalid, setInvalid] = useState(false);
  const { [code]: answer, ...others } = edits.currencies;
  const commit = ({ value }: HTMLInputElement) => {
    const rate = value.trim() === '' ? undefined : Number(value.trim().replace(',', '.'));
    const isValid = rate === undefined || (rate > 0 && Number.isFinite(rate));
    setInvalid(!isValid);
    if (isValid && rate !== answer) edit({ currencies: { ...others, ...(rate && { [code]: rate }) } });
  };
  return (
    <TextField
      label={`1 ${code} in ${money.code}`}
      hint={`${count > 0 ? `${adminMessages.importWaiting(count)} ` : ''}${adminMessages.importRate}`}
      inputMode="decimal"
      defaultValue={answer ?? ''}
      error={isInvalid ? adminMessages.rateError : undefined}
      onBlur={({ target }) => commit(target)}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && commit(currentTarget)}
    />
  );
}

function ColumnField({ question, edits, edit }: FieldProps<'column'>) {
  const { field, columns, message, count } = question;
  const selected = columns.find((name) => edits.columns[name] === field);
  const select = (name: string) => {
    const { [selected ?? '']: _, ...others } = edits.columns;
    edit({ columns: { ...others, ...(name && { [name]: field }) } });
  };
  return (
    <SelectField
      label={`Which column is the ${importFieldLabel(field).toLowerCase()}?`}
      hint={count > 0 ? `${message} ${adminMessages.importColumnWaiting(field)}` : message}
      value={selected ?? ''}
      onChange={({ target }) => select(target.value)}
    >
      <option value="">Choose</option>
      {columns.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </SelectField>
  );
}
