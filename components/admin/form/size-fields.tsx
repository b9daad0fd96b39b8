import { SelectField, TextField } from '@/components/ui/field';
import type { FormField, FormValues } from '@/lib/admin/form/form-values';
import { SIZE_CHOICES, SIZE_SYSTEMS } from '@/lib/catalogue/fields/sizes';
import adminStyles from '../admin.module.css';
import styles from './form.module.css';
import { controlId, type EditorProps, errorOf, textControl } from './form-controls';

/** The text fields of each kind of sizes. */
const LISTS: Readonly<Record<FormValues['sizeSystem'], readonly FormField[]>> = {
  list: ['otherSizes'],
  'waist-length': ['waists', 'lengths'],
  'men-sleeve': ['men', 'sleeves'],
  none: [],
};

/** The sizes of the specification as checkboxes, with text fields for all other sizes. */
export function SizeFields({ form, editor }: EditorProps) {
  const { sizeSystem, sizes } = form.values;
  const error = errorOf(form.errors, 'sizes');
  const describedBy = error && 'sizes-error';
  const text = (name: FormField) => ({
    label: editor.controls[name]?.label ?? name,
    hint: editor.controls[name]?.hint,
    ...textControl(form, name),
  });
  const tick = (size: string, isTicked: boolean) =>
    form.set({ sizes: SIZE_CHOICES.filter((other) => (other === size ? isTicked : sizes.includes(other))) });
  return (
    <fieldset className={styles.group} aria-describedby={describedBy}>
      <legend>{editor.legend}</legend>
      <SelectField {...text('sizeSystem')}>
        {Object.entries(SIZE_SYSTEMS).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
      {sizeSystem === 'list' && (
        <div className={styles.choices} id={controlId({ field: 'sizes' })}>
          {SIZE_CHOICES.map((size) => (
            <label key={size}>
              <input
                type="checkbox"
                name="sizes"
                value={size}
                aria-invalid={error ? true : undefined}
                aria-describedby={describedBy}
                checked={sizes.includes(size)}
                onChange={(event) => tick(size, event.target.checked)}
              />
              {size}
            </label>
          ))}
        </div>
      )}
      {LISTS[sizeSystem].map((name) => (
        <TextField key={name} {...text(name)} autoComplete="off" />
      ))}
      {error && (
        <p className={adminStyles.error} id="sizes-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
