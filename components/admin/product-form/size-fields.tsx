import { SelectField, TextField } from '@/components/ui/field';
import type { FormField, FormValues } from '@/lib/admin/product-form/form-values';
import { COMMON_SIZES, SIZE_SYSTEMS } from '@/lib/catalogue/fields/sizes';
import { controlError, controlId, type EditorProps, textFieldProps } from './control-props';
import { EditorGroup } from './editor-group';
import styles from './product-form.module.css';

/** Text fields of each size system. */
const SYSTEM_FIELDS: Readonly<Record<FormValues['sizeSystem'], readonly FormField[]>> = {
  list: ['otherSizes'],
  'waist-length': ['waists', 'lengths'],
  'men-sleeve': ['men', 'sleeves'],
  none: [],
};

/** Editor for sizes: check boxes for common sizes, text fields for all others. */
export function SizeFields({ form, editor }: EditorProps) {
  const { sizeSystem, sizes } = form.values;
  const error = controlError(form.errors, 'sizes');
  const text = (name: FormField) => ({
    label: editor.controls[name]?.label ?? name,
    hint: editor.controls[name]?.hint,
    ...textFieldProps(form, name),
  });
  const toggle = (size: string, isChecked: boolean) =>
    form.set({ sizes: COMMON_SIZES.filter((other) => (other === size ? isChecked : sizes.includes(other))) });
  return (
    <EditorGroup legend={editor.legend} error={error} errorId="sizes-error">
      <SelectField {...text('sizeSystem')}>
        {Object.entries(SIZE_SYSTEMS).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
      {sizeSystem === 'list' && (
        <div className={styles.options} id={controlId({ field: 'sizes' })}>
          {COMMON_SIZES.map((size) => (
            <label key={size}>
              <input
                type="checkbox"
                name="sizes"
                value={size}
                aria-invalid={error ? true : undefined}
                aria-describedby={error && 'sizes-error'}
                checked={sizes.includes(size)}
                onChange={(event) => toggle(size, event.target.checked)}
              />
              {size}
            </label>
          ))}
        </div>
      )}
      {SYSTEM_FIELDS[sizeSystem].map((name) => (
        <TextField key={name} {...text(name)} autoComplete="off" />
      ))}
    </EditorGroup>
  );
}
