import { orderKitsSchema } from '../../lib/catalogue/schema/order-kits';
import { categorySchema, productSchema } from '../../lib/catalogue/schema/product';
import { OWNER_FILES } from '../../lib/site/owner-files';
import { z } from '../../lib/zod';

export const SCHEMAS_FOLDER = 'docs/schemas';

const FILES: Readonly<Record<string, z.ZodType>> = {
  ...OWNER_FILES,
  'order-kits': orderKitsSchema,
  catalogue: z.record(z.string(), categorySchema.extend({ products: z.array(productSchema) })),
};

/** True for a pattern that ignores case: JSON Schema has no flag for it. */
const ignoresCase = ({ _zod: { def } }: z.core.$ZodCheck) => (def as { pattern?: RegExp }).pattern?.ignoreCase;

/** JSON Schemas of the data files, for completion and checks in editors: text by path. */
export function jsonSchemas(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(FILES).map(([name, schema]) => {
      const { properties, ...rest } = z.toJSONSchema(schema, {
        io: 'input',
        unrepresentable: 'any',
        override: ({ zodSchema, jsonSchema }) => {
          if (zodSchema._zod.def.checks?.some(ignoresCase)) delete jsonSchema.pattern;
        },
      });
      const withLink = properties ? { ...rest, properties: { $schema: { type: 'string' }, ...properties } } : rest;
      return [
        `${SCHEMAS_FOLDER}/${name}.schema.json`,
        `${JSON.stringify({ title: `data/${name}.json`, ...withLink }, null, 2)}\n`,
      ];
    }),
  );
}
