/** One field of a product, before and after; undefined where the product has no such field. */
export type FieldChange = { field: string; from: unknown; to: unknown };
