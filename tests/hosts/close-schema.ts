/** A schema of OpenAPI 3.0, as far as it is looked at. */
export type Schema = { [keyword: string]: unknown };

const PARTS = ['allOf', 'anyOf', 'oneOf'] as const;
/** Said to people, or to tools that make code. */
const REMARKS = ['description', 'example', 'examples', 'discriminator', 'title', 'deprecated', 'externalDocs'];

/**
 * Makes JSON schemas of those of OpenAPI, and closes them: what a description does not name is refused, for a field that is made up is
 * exactly what a description is to find. `named`: a component is asked for by its name, and whether it is a part of a whole, which closes
 * over all of its parts together; returns the address to refer to.
 */
export function closeSchema(schema: Schema, named: (name: string, isPart: boolean) => string, isPart = false): Schema {
  if (typeof schema.$ref === 'string') return { $ref: named(schema.$ref.replace('#/components/schemas/', ''), isPart) };
  const { nullable, ...rest } = schema;
  // With and without a type, with and without null among the values: said in one way.
  if (nullable === true) return { anyOf: [{ type: 'null' }, closeSchema(rest, named, isPart)] };
  const closed: Schema = Object.fromEntries(Object.entries(rest).filter(([keyword]) => !REMARKS.includes(keyword)));
  const below = (one: unknown) => closeSchema(one as Schema, named);
  for (const keyword of PARTS) {
    const parts = closed[keyword] as Schema[] | undefined;
    if (parts) closed[keyword] = parts.map((part) => closeSchema(part, named, true));
  }
  if (closed.items) closed.items = below(closed.items);
  if (typeof closed.additionalProperties === 'object') closed.additionalProperties = below(closed.additionalProperties);
  if (closed.properties)
    closed.properties = Object.fromEntries(Object.entries(closed.properties).map(([name, one]) => [name, below(one)]));
  const hasNames = closed.properties !== undefined || PARTS.some((keyword) => closed[keyword] !== undefined);
  if (hasNames && !isPart && closed.additionalProperties === undefined) closed.unevaluatedProperties = false;
  return closed;
}
