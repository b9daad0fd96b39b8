import type { z } from '../zod';

/** The control by which the admin will edit a value of an owner's file; the kind of the value decides where none is given. */
export type OwnerControl = 'text' | 'area' | 'color' | 'date' | 'choice' | 'list' | 'address' | 'picture' | 'markdown';

/** The words for a value: its label, and a sentence in Markdown; the documents and the admin say both. */
export type OwnerField = { label: string; about: string; control?: OwnerControl };

/** A schema with the words for its value, inside of `optional()`: JSON schemas made of it hold them as title and description. */
export function described<Schema extends z.ZodType>(schema: Schema, { label, about, ...rest }: OwnerField): Schema {
  return schema.meta({ title: label, description: about, ...rest });
}
