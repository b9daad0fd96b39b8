import type { RawProduct } from '../schema/product';
import type { Control, Editor, Field, FieldKey, Shape, TextFormat } from './field';
import { numberText, plainText } from './text-formats';

type FieldOptions = Pick<Field, 'label'> &
  Partial<Pick<Field, 'isHiddenOnPage' | 'text' | 'shape' | 'format' | 'defaultValue'>>;
type ControlOptions = FieldOptions & { section: Editor['section']; control?: Partial<Control> };

/**
 * A field with one control that edits the value as text.
 * @param name the control's name in the form
 */
export function textField<const Key extends FieldKey, const Name extends string = Key>(
  key: Key,
  { section, control, ...field }: ControlOptions,
  name = key as string as Name,
) {
  type Values = Record<NoInfer<Name>, string>;
  const { label, shape = 'text' as Shape, text = plainText as TextFormat } = field;
  const editor: Editor<Values> = {
    section,
    controls: { [name]: { kind: 'text', label, ...control } } as Record<keyof Values, Control>,
    read: (raw) => ({ [name]: text.format(raw[key] ?? field.defaultValue) }) as Values,
    write: (values) => ({ [key]: text.parse(values[name]) }) as Partial<RawProduct>,
  };
  return { ...field, key, shape, text, editor };
}

/** A field with a number. Default control: whole numbers from 0. */
export function numberField<const Key extends FieldKey>(key: Key, { control, ...options }: ControlOptions) {
  return textField(key, {
    ...options,
    shape: 'number',
    text: numberText,
    control: { kind: 'number', min: 0, step: 1, ...control },
  });
}

/** A field with true or false, edited by a checkbox. */
export function flagField<const Key extends FieldKey>(key: Key, { section, control, ...field }: ControlOptions) {
  const editor: Editor<Record<Key, boolean>> = {
    section,
    controls: { [key]: { kind: 'check', label: field.label, ...control } } as Record<Key, Control>,
    read: (raw) => ({ [key]: raw[key] === true }) as Record<Key, boolean>,
    // False is not written, so that checking and unchecking does not change the product.
    write: (values) => ({ [key]: values[key] || undefined }) as Partial<RawProduct>,
  };
  return { ...field, key, defaultValue: false, shape: 'flag' as Shape, editor };
}

/** A field that is not in the form. */
export function hiddenField<const Key extends FieldKey>(key: Key, options: FieldOptions) {
  return { shape: 'text' as Shape, ...options, key, editor: 'none' as const };
}
