import { FIELDS } from '../../catalogue/fields/fields';
import { soldOfForm } from '../grid/variant-sheet';
import type { FormValues } from './form-values';

/** The names of the colors that are typed in the form. */
export function formColors({ colors }: Pick<FormValues, 'colors'>): string[] {
  const { available_colors: typed = [] } = FIELDS.available_colors.editor.write({ colors }, {});
  return soldOfForm({ available_colors: typed }).colors.map(({ name }) => name);
}
