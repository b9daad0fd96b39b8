import { TextArea, TextField } from '@/components/ui/field';
import { ColorField } from './color-field';
import { FIELD_NAMES } from './field-names';
import { type Form, textControl } from './form-controls';
import styles from './product-form.module.css';

const number = { type: 'number', inputMode: 'decimal', min: 0 } as const;

/** Every other field of a product. */
export function DetailFields({ form }: { form: Form }) {
  const text = (field: Parameters<typeof textControl>[1]) => ({
    label: FIELD_NAMES[field],
    autoComplete: 'off',
    ...textControl(form, field),
  });
  return (
    <div className={styles.details}>
      <div className={styles.columns}>
        <TextField {...text('brand')} />
        <TextField {...text('model')} />
        <TextField {...text('oldPrice')} {...number} step={0.01} />
        <TextField {...text('stock')} {...number} step={1} />
        <TextField {...text('fabric')} />
        <TextField {...text('date')} type="date" />
        <TextField {...text('type')} hint="Of a badge or of duty gear" />
        <TextField {...text('rating')} {...number} max={5} step={0.1} />
      </div>
      <TextArea
        {...text('features')}
        hint="A line each; “Weight: 10 oz” becomes a row of the specifications."
        rows={5}
      />
      <ColorField form={form} />
      <fieldset className={styles.group}>
        <legend>Restrictions: what the seller does not do</legend>
        <div className={styles.columns}>
          <TextField {...text('states')} hint="Two-letter codes between commas: AK, HI, NY" />
          <TextField {...text('minimumAge')} {...number} min={1} max={99} step={1} />
        </div>
        <TextArea {...text('cities')} hint="A line each: Portland, OR" rows={2} />
        <label className={styles.check}>
          <input
            type="checkbox"
            name="usOnly"
            checked={form.values.usOnly}
            onChange={(event) => form.set({ usOnly: event.target.checked })}
          />
          {FIELD_NAMES.usOnly}
        </label>
      </fieldset>
      <div className={styles.columns}>
        <TextField {...text('pieces')} hint="Ids of products, between commas" />
        <TextField {...text('artwork')} hint="The name of a drawing, where the words lead to a wrong one" />
      </div>
    </div>
  );
}
