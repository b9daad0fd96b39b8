import { SelectField, TextField } from '@/components/ui/field';
import type { FormField, FormValues } from '@/lib/admin/form/form-values';
import type { Editor } from '@/lib/catalogue/fields/field';
import { SIZE_CHOICES, SIZE_SYSTEMS } from '@/lib/catalogue/fields/sizes';
import adminStyles from '../admin.module.css';
import styles from './form.module.css';
import { controlId, errorOf, type OperatorForm, textControl } from './form-controls';

/** The controls of the two systems of sizes that have two lists. */
const PAIRS: Partial<Record<FormValues['sizeSystem'], readonly FormField[]>> = {
  'waist-length': ['waists', 'lengths'],
  'men-sleeve': ['men', 'sleeves'],
};

/** The specification's choice of sizes; other labels and the two other systems of sizes beside it. */
export function SizeFields({ form, editor }: { form: OperatorForm; editor: Editor }) {
  const { sizeSystem } = form.values;
  const error = errorOf(form.faults, 'sizes');
  const text = (name: FormField) => ({
    label: editor.controls[name]?.label ?? name,
    hint: editor.controls[name]?.hint,
    ...textControl(form, name),
  });
  return (
    <fieldset className={styles.group} aria-describedby={error && 'sizes-error'}>
      <legend>{editor.legend}</legend>
      <SelectField {...text('sizeSystem')}>
        {Object.entries(SIZE_SYSTEMS).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
      {sizeSystem === 'list' && (
        <>
          <SizeChoices form={form} errorId={error && 'sizes-error'} />
          <TextField {...text('otherSizes')} autoComplete="off" />
        </>
      )}
      {PAIRS[sizeSystem] && (
        <div className={styles.columns}>
          {PAIRS[sizeSystem].map((name) => (
            <TextField key={name} {...text(name)} autoComplete="off" />
          ))}
        </div>
      )}
      {error && (
        <p className={adminStyles.error} id="sizes-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** The sizes to tick. */
function SizeChoices({ form, errorId }: { form: OperatorForm; errorId: string | undefined }) {
  const { sizes } = form.values;
  return (
    <div className={styles.choices}>
      {SIZE_CHOICES.map((size, index) => (
        <label key={size}>
          <input
            type="checkbox"
            name="sizes"
            id={index === 0 ? controlId('sizes') : undefined}
            value={size}
            aria-invalid={errorId ? true : undefined}
            aria-describedby={errorId}
            checked={sizes.includes(size)}
            onChange={(event) =>
              form.set({
                sizes: event.target.checked ? [...sizes, size] : sizes.filter((other) => other !== size),
              })
            }
          />
          {size}
        </label>
      ))}
    </div>
  );
}
