import { closestMatch } from '../../edit-distance';
import { lineSchema, listSchema, objectSchema, slugSchema, wrongType, z } from '../../zod';

/** Fields of a product that can be a filter: those with one text or number. */
export const FACET_FIELDS = ['fabric', 'type', 'model', 'pack', 'unit'] as const;
/** A product field that can be a filter. */
export type FacetField = (typeof FACET_FIELDS)[number];

/** Query parameters of every listing and of the search page. `tests/unit/listing/url-state.test.ts` compares them with all facets. */
const RESERVED_PARAMETERS = ['section', 'brand', 'size', 'max', 'color', 'reduced', 'ships-to', 'sort', 'page', 'q'];

const MAX_FACETS = 20;

/**
 * A filter of one category. Its values come from rows of the specification table and from options (`labels`: 'Height' of
 * 'Height: 8 in'), or from a field (`field`: 'fabric').
 */
const facetSchema = objectSchema('a filter', {
  parameter: slugSchema
    .refine((name) => !RESERVED_PARAMETERS.includes(name), {
      error: ({ input }) => `is "${input}", which every listing uses already; choose another name`,
    })
    .describe('Its name in URLs, such as `material`.'),
  legend: lineSchema(60).describe('The heading above its values.'),
  labels: listSchema(lineSchema(40), 20, 'labels')
    .describe('Labels of specifications or names of options: `Height` of the feature `Height: 8 in`.')
    .optional(),
  field: z
    .enum(FACET_FIELDS, { error: ({ input }) => wrongFieldError(input) })
    .describe('In place of labels, a field of the product.')
    .optional(),
  values: listSchema(lineSchema(40), 50, 'values')
    .describe(
      'The values in order. A product has a value if its text contains the words: `Full-grain leather` has `Leather`. Default: each text is a value.',
    )
    .optional(),
  includes: z
    .record(lineSchema(40), listSchema(lineSchema(40), 50, 'values'), { error: wrongType('an object of lists') })
    .describe('Wider values: with `{ "Wide": ["EE", "EEE"] }`, the value Wide also finds products that have EE or EEE.')
    .optional(),
})
  .refine(({ labels, field }) => (labels === undefined) !== (field === undefined), {
    error: 'must have either labels or field',
  })
  .superRefine(({ values = [], includes = {} }, context) => {
    const unknown = Object.entries(includes)
      .flat(2)
      .filter((name) => !values.includes(name));
    if (unknown.length > 0)
      context.addIssue({
        code: 'custom',
        path: ['includes'],
        message: `names "${unknown[0]}", which is not in "values"`,
      });
  });

/** The filters of a category. Each needs its own query parameter. */
export const facetsSchema = listSchema(facetSchema, MAX_FACETS, 'filters').superRefine((facets, context) => {
  const names = facets.map(({ parameter }) => parameter);
  for (const [index, name] of names.entries()) {
    if (names.indexOf(name) === index) continue;
    const message = `is "${name}", which another filter of the category has; choose another name`;
    context.addIssue({ code: 'custom', path: [index, 'parameter'], message });
  }
});

/** A filter of a category as `categories.json` defines it. */
export type CategoryFacet = z.output<typeof facetsSchema>[number];

function wrongFieldError(input: unknown): string {
  const allowed = `one of ${FACET_FIELDS.join(', ')}`;
  if (typeof input !== 'string') return wrongType(allowed)({ input });
  const nearest = closestMatch(input.toLowerCase(), FACET_FIELDS, 2);
  const hint = nearest ? `; the nearest is "${nearest}"` : '; specifications and options belong in "labels"';
  return `is "${input}"; it must be ${allowed}${hint}`;
}
