import { FIGURE_NAMES, unknownFigures } from '../catalogue/shop-figures';
import { listed } from '../listed';
import { z } from '../zod';

const text = z.string().min(1);

/** Sentences of pages: one under the heading, and one for search engines. */
const pageSchema = z.strictObject({ intro: text, description: text });

/** The parts of the home page's head that are the shop's own. */
const heroSchema = z.strictObject({
  /** The names of the numbered parts of the drawing, in the order of their numbers. */
  legend: z.array(text).min(1).max(20).optional(),
  /** Figures under the drawing. What stands in braces is counted; a figure that comes to nothing is left out. */
  figures: z
    .array(
      z.strictObject({
        label: text,
        value: text.refine((value) => unknownFigures(value).length === 0, {
          error: ({ input }) =>
            `has {${unknownFigures(String(input)).join('}, {')}}; known are ${listed(FIGURE_NAMES.map((name) => `{${name}}`))}`,
        }),
      }),
    )
    .max(4)
    .optional(),
});

/** The band of the home page in which a list is pasted. */
const pasteSchema = z.strictObject({
  /** The heading of the band. */
  title: text,
  /** The sentence under it. */
  intro: text,
  /** The words over the field. */
  label: text,
  /** Lines that stand in the empty field, as buyers write them. */
  samples: z.array(text).min(1).max(4),
  /** The words over what these lines are read as; they are not shown as read where it is left out. */
  reading: text.optional(),
  /** The words on the button, which leads to the request list. */
  action: text,
});

/** A way on from a role: to a page of the shop, whose address may set filters, or to the list begun from a kit of `order-kits.json`. */
const roleLinkSchema = z
  .strictObject({
    label: text,
    href: z
      .string()
      .regex(/^\/(?:[\w-]+\/)*(?:\?[^#\s]+)?$/, {
        error: 'must be the address of a page of this shop, such as /shoes/',
      })
      .optional(),
    kit: text.optional(),
  })
  .refine(({ href, kit }) => (href === undefined) !== (kit === undefined), { error: 'must have either href or kit' });

/** The people that a shop outfits, each with ways on. */
const rolesSchema = z.strictObject({
  title: text,
  items: z
    .array(z.strictObject({ title: text, text, links: z.array(roleLinkSchema).min(1).max(5) }))
    .min(1)
    .max(8),
});

/** Goods that belong together, by their ids. */
const featuredSchema = z.strictObject({ title: text, products: z.array(text).min(4).max(24) });

/** The words of a shop whose goods, ratings and reviews are made up. */
const sampleSchema = z.strictObject({
  /** The sentence at the foot of every page. */
  notice: text,
  /** The word beside ratings, reviews and the testimonial. */
  mark: text,
});

/** The sentences that a shop says in its own words, in `texts.json` of the data folder. */
export const textsSchema = z.strictObject({
  hero: heroSchema.optional(),
  paste: pasteSchema.optional(),
  roles: rolesSchema.optional(),
  featured: z.array(featuredSchema).optional(),
  reasons: z.array(z.strictObject({ title: text, text })).optional(),
  sample: sampleSchema.optional(),
  /** A sentence at the foot of every page, such as what a limit of yours means. */
  footnote: text.optional(),
  /** The sentence under the footer's field for a newsletter, which takes nothing; no field where it is left out. */
  newsletter: text.optional(),
  contact: pageSchema.optional(),
  faq: pageSchema.optional(),
  sizeGuide: pageSchema.optional(),
});

/** The words of the band in which a list is pasted. */
export type PasteTexts = z.output<typeof pasteSchema>;
/** The people that a shop outfits. */
export type RolesTexts = z.output<typeof rolesSchema>;
