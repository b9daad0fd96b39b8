import { type ChangeEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { download } from '@/components/ui/download';
import { SelectField, TextField } from '@/components/ui/field';
import fieldStyles from '@/components/ui/field.module.css';
import { adminMessages } from '@/lib/admin/admin-messages';
import { IMPORT_FIELDS, type ImportField, importFieldLabel } from '@/lib/admin/import/import-fields';
import type { ImportMapping } from '@/lib/admin/import/import-mapping';
import { type ImportQuestion, questionKey } from '@/lib/admin/import/import-types';
import { formatCount } from '@/lib/format';
import { formatNumber, money } from '@/lib/money';
import adminStyles from '../admin.module.css';
import { CategoryOptions } from '../products/category-options';
import styles from './import.module.css';
import type { MappingProps } from './use-import-plan';

const FIELDS = Object.keys(IMPORT_FIELDS) as ImportField[];
type ColumnsProps = MappingProps & {
  name: string;
  isPending: boolean;
  load: (mapping: Partial<ImportMapping>) => void;
};

/** Table that maps columns of the file to fields, open if a mapping is uncertain. Buttons save and load the mapping. */
export function ImportColumns({ name, plan: { columns, mapping }, edits, edit, isPending, load }: ColumnsProps) {
  const shown = columns.map((column) => ({ ...column, field: edits.columns[column.name] ?? column.field }));
  const ignored = shown.filter(({ field }) => field === 'ignore').length;
  const uncertain = columns.filter(({ warning }) => warning).length;
  const [isOpen, setOpen] = useState(uncertain > 0);
  const [error, setError] = useState<string>();
  if (!mapping) return null;
  // Adds the numbered fields that this file has, such as 'option1Name' in a Shopify file.
  const fields = [...new Set([...FIELDS, ...shown.map(({ field }) => field)])];
  const save = () => {
    const text = `${JSON.stringify(mapping, undefined, 2)}\n`;
    download({ name: `${name.replace(/\.[^.]*$/, '')}-mapping.json`, type: 'application/json', text });
  };
  const onFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    setError(undefined);
    try {
      // Already loaded with the store, so a static import would only make this page larger.
      const { readMapping } = await import('@/lib/admin/import/import-mapping');
      load(readMapping(await file.text(), file.name));
    } catch (reason) {
      setError((reason as Error).message);
    }
    target.value = '';
  };
  return (
    <section aria-label="Columns" className={adminStyles.section}>
      <h3>Columns</h3>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className={adminStyles.action}>
          {formatCount(columns.length, 'column')}
          {ignored > 0 && `, ${formatNumber(ignored)} ${ignored === 1 ? 'is' : 'are'} ignored`}
          {uncertain > 0 && `, ${formatNumber(uncertain)} uncertain`}
        </summary>
        <table className={styles.columns}>
          <thead>
            <tr>
              <th scope="col">Column</th>
              <th scope="col">Examples</th>
              <th scope="col">Field</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((column, index) => (
              <tr key={column.name}>
                <th scope="row">{column.name}</th>
                <td className={styles.samples}>{column.samples.map((text) => text.slice(0, 80)).join('\n')}</td>
                <td>
                  <select
                    aria-label={`Field of ${column.name}`}
                    aria-describedby={column.warning ? `column-${index}` : undefined}
                    className={fieldStyles.control}
                    value={column.field}
                    onChange={({ target }) =>
                      edit({ columns: { ...edits.columns, [column.name]: target.value as ImportField } })
                    }
                  >
                    {fields.map((field) => (
                      <option key={field} value={field}>
                        {importFieldLabel(field)}
                      </option>
                    ))}
                  </select>
                  <p id={`column-${index}`} className={adminStyles.error}>
                    {column.warning}
                  </p>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <div className={adminStyles.fields}>
        <Button disabled={isPending} onClick={save}>
          Save mapping
        </Button>
        <label className={adminStyles.labeled}>
          <span>Load mapping</span>
          <input type="file" accept=".json" onChange={onFile} />
        </label>
      </div>
      {error && <p role="alert">{error}</p>}
    </section>
  );
}

/** Maps categories of the file to categories of the shop, or to new ones. */
export function ImportCategories({ plan: { categories, mapping }, edits, edit }: MappingProps) {
  if (!mapping || categories.length === 0) return null;
  return (
    <section aria-label="Categories" className={adminStyles.section}>
      <h3>Categories</h3>
      <div className={styles.grid}>
        {categories.map(({ name, count, key, created }) => (
          <SelectField
            key={name}
            label={`“${name}”, ${formatCount(count, 'product')}`}
            value={edits.categories[name] ?? key}
            onChange={({ target }) => edit({ categories: { ...edits.categories, [name]: target.value } })}
          >
            {created && <option value={created.key}>New category “{created.name}”</option>}
            <CategoryOptions />
          </SelectField>
        ))}
      </div>
    </section>
  );
}

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
