import { z } from '../../zod';

const drawingSchema = z.strictObject({
  /** Its file under /artwork/, named after its content. */
  file: z.string().regex(/^[a-z0-9][a-z0-9-]*\.svg$/),
  view: z.enum(['front', 'second', 'detail']),
  /** What kind of thing is drawn, in plain words: 'duty shirt'. */
  kind: z.string().min(1),
  /** What the view shows, in a few words. */
  caption: z.string(),
  /** The name of the color that it shows, where the product has one. */
  color: z.string().optional(),
});

/** `.cache/artwork/manifest.json`: the drawings of each product by its id, the first one first. */
export const drawingsSchema = z.strictObject({
  version: z.literal(1),
  drawings: z.record(z.string(), z.array(drawingSchema).min(1)),
});

/** The drawings of each product, by its id. */
export type DrawingsManifest = z.output<typeof drawingsSchema>;
/** A drawing of a product: its file, view, kind and caption. */
export type Drawing = z.output<typeof drawingSchema>;
