import { SelectField, TextArea, TextField } from '@/components/ui/field';
import type { CategoryKey } from '@/lib/catalogue/categories/categories';
import type { Control } from '@/lib/catalogue/fields/field';
import adminStyles from '../admin.module.css';
import { CategoryOptions, SubcategoryField } from '../products/category-options';
import { type ControlContext, textFieldProps } from './control-props';

type Props = { form: ControlContext; name: string; control: Control };

/** Renders a control as the field list defines it. */
export function FormControl({ form, name, control }: Props) {
  const { kind, label, hint, isRequired, rows, min, max, step } = control;
  const text = { label, hint, required: isRequired, ...textFieldProps(form, name) };
  switch (kind) {
    case 'check':
      return (
        <label className={adminStyles.checkbox}>
          <input
            type="checkbox"
            id={text.id}
            name={name}
            checked={form.values[name] === true}
            onChange={(event) => form.set({ [name]: event.target.checked })}
          />
          {hint ? `${label}: ${hint}` : label}
        </label>
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
