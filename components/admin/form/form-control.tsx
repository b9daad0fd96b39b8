import { type ComponentProps, useId, useMemo } from 'react';
import { SelectField, TextArea, TextField } from '@/components/ui/field';
import type { CategoryKey } from '@/lib/catalogue/categories';
import type { Control } from '@/lib/catalogue/fields/field';
import adminStyles from '../admin.module.css';
import { useAdmin } from '../frame/admin-context';
import { CategoryOptions } from '../products/category-options';
import { type ControlForm, textControl } from './form-controls';

type Props = { form: ControlForm; name: string; control: Control };

/** A control of a form as the table of fields describes it. */
export function FormControl({ form, name, control }: Props) {
  const { kind, label, hint, isRequired, rows, min, max, step } = control;
  const text = { label, hint, required: isRequired, ...textControl(form, name) };
  switch (kind) {
    case 'check':
      return (
        <>
          <label className={adminStyles.check}>
            <input
              type="checkbox"
              id={text.id}
              name={name}
              checked={form.values[name] === true}
              aria-invalid={text.error ? true : undefined}
              aria-describedby={text.error && `${text.id}-error`}
              onChange={(event) => form.set({ [name]: event.target.checked })}
            />
            {hint ? `${label}: ${hint}` : label}
          </label>
          {text.error && (
            <p className={adminStyles.error} id={`${text.id}-error`}>
              {text.error}
            </p>
          )}
        </>
      );
    case 'area':
      return <TextArea {...text} rows={rows} autoComplete="off" />;
    case 'number':
      return <TextField {...text} {...{ min, max, step }} type="number" inputMode="decimal" autoComplete="off" />;
    case 'date':
      return <TextField {...text} type="date" autoComplete="off" />;
    case 'category':
      return (
        <SelectField {...text}>
          <CategoryOptions />
        </SelectField>
      );
    case 'subcategory':
      return <SubcategoryField {...text} category={form.values.category as CategoryKey | undefined} />;
    default:
      return <TextField {...text} autoComplete="off" />;
  }
}

type SubcategoryProps = ComponentProps<typeof TextField> & { category: CategoryKey | undefined };

/** A text with the subcategories that products of the category, or of any, have already. */
function SubcategoryField({ category, ...props }: SubcategoryProps) {
  const { rows } = useAdmin();
  const list = useId();
  const names = useMemo(() => {
    const near = category === undefined ? rows : rows.filter(({ raw }) => raw.category === category);
    return [...new Set(near.flatMap(({ raw }) => raw.subcategory || []))].sort();
  }, [rows, category]);
  return (
    <>
      <TextField {...props} list={list} autoComplete="off" />
      <datalist id={list}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
