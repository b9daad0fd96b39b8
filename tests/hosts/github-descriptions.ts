import { readFileSync } from 'node:fs';
import Ajv, { type ValidateFunction } from 'ajv/dist/2019.js';
import addFormats from 'ajv-formats';
import { closeSchema, type Schema } from './close-schema';

type Parameter = { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: Schema };
type Medium = { schema?: Schema; examples?: Record<string, { $ref?: string; value?: unknown }> };
type Operation = {
  operationId: string;
  parameters?: Parameter[];
  responses: Record<string, { content?: Record<string, Medium> }>;
};
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: Record<'schemas' | 'parameters' | 'responses' | 'examples', Record<string, unknown>>;
};

/** The extract of @octokit/openapi that `npm run extracts` writes. */
const FILE = 'tests/hosts/github/rest.json';
/** Statuses that any request may meet, documented for all of REST and not for each operation. */
const ANYWHERE = [401, 403, 404, 429, 500, 502, 503];

let document: Document | undefined;
const open = () => {
  document ??= JSON.parse(readFileSync(FILE, 'utf8')) as Document;
  return document;
};

const ajv = addFormats(new Ajv({ strict: false, allErrors: true, logger: false, coerceTypes: false }));
const known = new Set<string>();
const validators = new Map<string, ValidateFunction>();

function named(name: string, isPart: boolean): string {
  const address = `${isPart ? 'part' : 'whole'}:${name}`;
  if (!known.has(address)) {
    known.add(address);
    ajv.addSchema(closeSchema(open().components.schemas[name] as Schema, named, isPart), address);
  }
  return address;
}

function resolve<Found>(given: Found | { $ref: string }): Found {
  const { $ref } = given as { $ref?: string };
  if ($ref === undefined) return given as Found;
  const [, , kind, name] = $ref.split('/');
  return open().components[kind as 'examples']?.[name ?? ''] as Found;
}

/** What GitHub's own description says of an operation; throws where it has none. */
function operation(method: string, path: string): Operation {
  const found = open().paths[path]?.[method.toLowerCase()];
  if (!found) throw new Error(`GitHub describes no ${method} ${path}`);
  return found;
}

function check(place: string, schema: Schema, value: unknown): void {
  let validate = validators.get(place);
  if (!validate) {
    validate = ajv.compile(closeSchema(schema, named));
    validators.set(place, validate);
  }
  if (validate(value)) return;
  const errors = (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath || '/'} ${message} ${JSON.stringify(params)}`,
  );
  throw new Error(`${place} is not what GitHub describes: ${errors.slice(0, 5).join('; ')}`);
}

/** Throws where a request has a parameter that GitHub does not describe, lacks one, or has a value that is none of it. */
export function checkRequest(
  method: string,
  path: string,
  inPath: Record<string, string>,
  query: URLSearchParams,
): void {
  const parameters = (operation(method, path).parameters ?? []).map((one) => resolve<Parameter>(one));
  const given = { path: inPath, query: Object.fromEntries(query), header: {} };
  for (const where of ['path', 'query'] as const) {
    const here = parameters.filter((parameter) => parameter.in === where);
    for (const { name, required, schema } of here) {
      const value = (given[where] as Record<string, string>)[name];
      if (value === undefined && required) throw new Error(`${method} ${path} lacks ${name}`);
      if (value !== undefined) check(`${method} ${path} ${where} ${name}`, schema, fromText(value, schema));
    }
    const strange = Object.keys(given[where]).find((name) => !here.some((parameter) => parameter.name === name));
    if (strange) throw new Error(`${method} ${path} has no ${strange} in its ${where}`);
  }
}

const fromText = (text: string, { type }: Schema): unknown =>
  ['integer', 'number', 'boolean'].includes(`${type}`) ? JSON.parse(text) : text;

/** Throws where GitHub gives no such status there, or no such body with it. */
export function checkAnswer(method: string, path: string, status: number, body: unknown): void {
  const described = operation(method, path).responses[status];
  if (!described && !ANYWHERE.includes(status)) throw new Error(`${method} ${path} never answers ${status}`);
  const schema = described && resolve(described).content?.['application/json']?.schema;
  check(`${method} ${path} ${status}`, schema ?? { $ref: '#/components/schemas/basic-error' }, body);
}

/** An answer of GitHub's own, to be filled with what is the case: its example. */
export function exampleOf<Body>(method: string, path: string): Body {
  const examples = operation(method, path).responses[200]?.content?.['application/json']?.examples ?? {};
  const [first] = Object.values(examples);
  return structuredClone(resolve<{ value: Body }>(first as { $ref: string }).value);
}
