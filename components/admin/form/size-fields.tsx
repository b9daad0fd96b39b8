import { SelectField, TextField } from '@/components/ui/field';
import { type FormValues, SIZE_CHOICES } from '@/lib/admin/form/form-values';
import { FIELD_NAMES } from './field-names';
import { controlId, errorOf, type Form, textControl } from './form-controls';
import styles from './product-form.module.css';

const SYSTEMS: Record<FormValues['sizeSystem'], string> = {
  list: 'One list: letters, shoe sizes or others',
  'waist-length': 'Waist and length',
  'men-sleeve': "Men's size and sleeve length",
  none: 'It has no sizes',
};

/** The specification's choice of sizes; other labels and the two other systems of sizes beside it. */
export function SizeFields({ form }: { form: Form }) {
  const { values, faults, set } = form;
  const error = errorOf(faults, 'sizes');
  return (
    <fieldset className={styles.group} aria-describedby={error && 'sizes-error'}>
      <legend>{FIELD_NAMES.sizes}</legend>
      <SelectField label={FIELD_NAMES.sizeSystem} {...textControl(form, 'sizeSystem')}>
        {Object.entries(SYSTEMS).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
      {values.sizeSystem === 'list' && (
        <>
          <div className={styles.choices}>
            {SIZE_CHOICES.map((size, index) => (
              <label key={size} className={styles.choice}>
                <input
                  type="checkbox"
                  name="sizes"
                  id={index === 0 ? controlId('sizes') : undefined}
                  value={size}
                  aria-invalid={error ? true : undefined}
                  aria-describedby={error && 'sizes-error'}
                  checked={values.sizes.includes(size)}
                  onChange={(event) =>
                    set({
                      sizes: event.target.checked
                        ? [...values.sizes, size]
                        : values.sizes.filter((other) => other !== size),
                    })
                  }
                />
                {size}
              </label>
            ))}
          </div>
          <TextField
            label={FIELD_NAMES.otherSizes}
            hint="Between commas: 3XL, 4XL or 8, 8.5, 9 or One Size."
            autoComplete="off"
            {...textControl(form, 'otherSizes')}
          />
        </>
      )}
      {values.sizeSystem === 'waist-length' && (
        <div className={styles.columns}>
          <TextField label={FIELD_NAMES.waists} hint="28, 30, 32" autoComplete="off" {...textControl(form, 'waists')} />
          <TextField
            label={FIELD_NAMES.lengths}
            hint="30, 32, Unhemmed"
            autoComplete="off"
            {...textControl(form, 'lengths')}
          />
        </div>
      )}
      {values.sizeSystem === 'men-sleeve' && (
        <div className={styles.columns}>
          <TextField label={FIELD_NAMES.men} hint="S, M, L" autoComplete="off" {...textControl(form, 'men')} />
          <TextField
            label={FIELD_NAMES.sleeves}
            hint="32, 34, 36"
            autoComplete="off"
            {...textControl(form, 'sleeves')}
          />
        </div>
      )}
      {error && (
        <p className={styles.error} id="sizes-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
