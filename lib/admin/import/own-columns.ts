import type { Field, FieldKey } from '../../catalogue/fields/field';
import { FIELD_LIST } from '../../catalogue/fields/field-list';

/** Fields for which another shop's file has a column, or which it says by its rows. */
const OTHERS: readonly FieldKey[] = ['id', 'name', 'brand', 'model', 'category', 'image_links', 'image_alts'];

/** Fields of ours that stand in columns of their own in another shop's file. */
export const OWN_COLUMNS: readonly Field[] = FIELD_LIST.filter(({ key }) => !OTHERS.includes(key));

/** The name of such a column, as the other shop names a fact of one's own: 'Material (product.metafields.catalogue.fabric)'. */
export const ownHeader = ({ label, key }: Pick<Field, 'label' | 'key'>) =>
  `${label} (product.metafields.catalogue.${key})`;

/** The cell of such a column: text as it stands, all else as JSON. */
export function ownCell(field: Field, value: unknown): string {
  if (value === undefined || value === null) return '';
  return isText(field) ? String(value) : JSON.stringify(value);
}

/** Whether the values of a field are texts. */
export const isText = ({ shape }: Field) => shape === 'text' || shape === 'category';
