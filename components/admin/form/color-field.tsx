'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextArea, TextField } from '@/components/ui/field';
import type { Editor } from '@/lib/catalogue/fields/field';
import adminStyles from '../admin.module.css';
import styles from './form.module.css';
import { type OperatorForm, textControl } from './form-controls';

const FIRST = '#4b5320';

/** Colors as lines of text, which are quick to edit, with a picker that writes such a line. */
export function ColorField({ form, editor }: { form: OperatorForm; editor: Editor }) {
  const { hint, rows } = editor.controls.colors ?? {};
  const [name, setName] = useState('');
  const [hex, setHex] = useState(FIRST);
  const add = () => {
    const line = name.trim() ? `${name.trim()} ${hex.toUpperCase()}` : hex.toUpperCase();
    form.set({ colors: [form.values.colors.trimEnd(), line].filter(Boolean).join('\n') });
    setName('');
  };
  return (
    <fieldset className={styles.group}>
      <legend>{editor.legend}</legend>
      <TextArea label="List of colors" hint={hint} rows={rows} autoComplete="off" {...textControl(form, 'colors')} />
      <div className={styles.picker}>
        <label className={adminStyles.labelled}>
          Value
          <input type="color" value={hex} onChange={(event) => setHex(event.target.value)} />
        </label>
        <TextField
          label="Name of the color"
          value={name}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <Button onClick={add}>Add color</Button>
      </div>
    </fieldset>
  );
}
