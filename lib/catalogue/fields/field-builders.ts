import type { RawProduct } from '../schema/product';
import type { Control, Editor, Field, FieldKey, Shape, TextFormat } from './field';
import { numberText, plainText } from './text-formats';

type FieldOptions<Key extends FieldKey> = Pick<Field<Key>, 'key' | 'label'> &
  Partial<Pick<Field<Key>, 'isHiddenOnPage' | 'text' | 'shape' | 'format' | 'defaultValue'>>;
type ControlOptions<Key extends FieldKey> = FieldOptions<Key> & {
  section: Editor['section'];
  /** The control's name in the form. Default: the key of the field. */
  name?: string;
  control?: Partial<Control>;
};
type NameOf<Key, Options> = Options extends { name: infer Name extends string } ? Name : Key & string;

/** A field with one control that edits the value as text. */
export function textField<const Key extends FieldKey, const Options extends ControlOptions<Key>>(
  options: Options & { key: Key },
) {
  type Values = Record<NameOf<Key, Options>, string>;
  const { section, name: controlName, control, ...field }: ControlOptions<Key> = options;
  const { key, label, shape = 'text' as Shape, text = plainText as TextFormat } = field;
  const name = (controlName ?? key) as keyof Values;
  const editor: Editor<Values> = {
    section,
    controls: { [name]: { kind: 'text', label, ...control } } as Record<keyof Values, Control>,
    read: (raw) => ({ [name]: text.format(raw[key] ?? field.defaultValue) }) as Values,
    write: (values) => ({ [key]: text.parse(values[name]) }) as Partial<RawProduct>,
  };
  return { ...field, shape, text, editor };
}

/** A field with a number. Default control: whole numbers from 0. */
export function numberField<const Key extends FieldKey>({
  control,
  ...options
}: ControlOptions<Key> & { name?: never }) {
  return textField<Key, ControlOptions<Key> & { name?: never }>({
    ...options,
    shape: 'number',
    text: numberText,
    control: { kind: 'number', min: 0, step: 1, ...control },
  });
}

/** A field with true or false, edited by a checkbox. */
export function flagField<const Key extends FieldKey>(
  options: FieldOptions<Key> & Pick<ControlOptions<Key>, 'section' | 'control'>,
) {
  const { section, control, ...field } = options;
  const { key, label } = field;
  const editor: Editor<Record<Key, boolean>> = {
    section,
    controls: { [key]: { kind: 'check', label, ...control } } as Record<Key, Control>,
    read: (raw) => ({ [key]: raw[key] === true }) as Record<Key, boolean>,
    // False is not written, so that checking and unchecking does not change the product.
    write: (values) => ({ [key]: values[key] || undefined }) as Partial<RawProduct>,
  };
  return { ...field, defaultValue: false, shape: 'flag' as Shape, editor };
}

/** A field that is not in the form. */
export function hiddenField<const Key extends FieldKey>(options: FieldOptions<Key>) {
  return { shape: 'text' as Shape, ...options, editor: 'none' as const };
}
