import { useState } from 'react';
import { SelectField, TextField } from '@/components/ui/field';
import { adminMessages } from '@/lib/admin/admin-messages';
import { importFieldLabel } from '@/lib/admin/import/import-fields';
import { type ImportQuestion, questionKey } from '@/lib/admin/import/import-types';
import { formatNumber, money } from '@/lib/money';
import styles from './import.module.css';
import type { MappingEdits, MappingProps } from './use-import-plan';

type QuestionOf<Kind> = Extract<ImportQuestion, { kind: Kind }>;
type FieldProps<Kind> = Pick<MappingProps, 'edits' | 'edit'> & { question: QuestionOf<Kind>; isOpen: boolean };

/** Questions about a file. Answered questions stay visible, so that the operator can change an answer. */
type Props = MappingProps & { askedQuestions: ReadonlyMap<string, ImportQuestion> };
export function ImportQuestions({ plan, askedQuestions, edits, edit }: Props) {
  const open = new Set(plan.questions.map(questionKey));
  // A loaded mapping may answer questions that were never asked.
  const answered = [
    ...Object.keys(edits.decimals).map((column) => ({ kind: 'decimal', column, sample: '1.250', count: 0 }) as const),
    ...Object.keys(edits.currencies).map((code) => ({ kind: 'currency', code, count: 0 }) as const),
  ].filter((question) => !askedQuestions.has(questionKey(question)));
  const shown = [...askedQuestions.values(), ...answered].filter(
    (question) => open.has(questionKey(question)) || isAnswered(question, edits),
  );
  if (shown.length === 0) return null;
  return (
    <section aria-label="Questions" className={`${styles.grid} ${styles.questions}`}>
      <h3>Questions</h3>
      {shown.map((question) => {
        const key = questionKey(question);
        const props = { edits, edit, isOpen: open.has(key) };
        if (question.kind === 'decimal') return <DecimalField key={key} question={question} {...props} />;
        if (question.kind === 'currency') return <RateField key={key} question={question} {...props} />;
        return <ColumnField key={key} question={question} {...props} />;
      })}
    </section>
  );
}

function isAnswered(question: ImportQuestion, { decimals, currencies, columns }: MappingEdits): boolean {
  if (question.kind === 'decimal') return decimals[question.column] !== undefined;
  if (question.kind === 'currency') return currencies[question.code] !== undefined;
  return question.columns.some((name) => columns[name] === question.field);
}

function DecimalField({ question: { column, sample, count }, isOpen, edits, edit }: FieldProps<'decimal'>) {
  const text = /\d[\d.,]*/.exec(sample)?.[0] ?? sample;
  const separator = text.includes(',') ? ',' : '.';
  const [whole = '', ...rest] = text.split(separator);
  const large = formatNumber(whole + rest.join(''));
  const small = `${whole}${money.decimal}${rest.join('').replace(/(?<=\d)0+$/, '')}`;
  const { [column]: answer, ...others } = edits.decimals;
  return (
    <SelectField
      label={`Column “${column}”: is ${text} the number ${large} or ${small}?`}
      hint={isOpen ? adminMessages.importWaiting(count) : ''}
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

function RateField({ question: { code, count }, isOpen, edits, edit }: FieldProps<'currency'>) {
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
      hint={`${isOpen ? `${adminMessages.importWaiting(count)} ` : ''}${adminMessages.importRate}`}
      inputMode="decimal"
      defaultValue={answer ?? ''}
      error={isInvalid ? adminMessages.rateError : undefined}
      onBlur={({ target }) => commit(target)}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && commit(currentTarget)}
    />
  );
}

function ColumnField({ question, isOpen, edits, edit }: FieldProps<'column'>) {
  const { field, columns, message } = question;
  const selected = columns.find((name) => edits.columns[name] === field);
  const select = (name: string) => {
    const { [selected ?? '']: _, ...others } = edits.columns;
    edit({ columns: { ...others, ...(name && { [name]: field }) } });
  };
  return (
    <SelectField
      label={`Which column is the ${importFieldLabel(field).toLowerCase()}?`}
      hint={isOpen ? `${message} ${adminMessages.importColumnWaiting(field)}` : message}
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
