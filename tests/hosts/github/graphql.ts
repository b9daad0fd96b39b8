import { readFileSync } from 'node:fs';
import { buildSchema, GraphQLError, GraphQLScalarType, type GraphQLSchema, graphql } from 'graphql';

/** The extract of @octokit/graphql-schema that `npm run extracts` writes. */
const FILE = 'tests/hosts/github/commit.graphql';

/** What GitHub adds to an error: a type beside its message. */
export class Complaint extends Error {
  constructor(
    readonly type: string,
    message: string,
  ) {
    super(message);
  }
}

export type CommitInput = {
  branch: { repositoryNameWithOwner: string; branchName: string };
  message: { headline: string; body?: string };
  expectedHeadOid: string;
  fileChanges: { additions: { path: string; contents: string }[] };
};
type Query = { query: string; variables: Record<string, unknown> };

let schema: GraphQLSchema | undefined;

/** GitHub's own schema, with the two scalars that it describes in words alone. */
function open(): GraphQLSchema {
  if (schema) return schema;
  schema = buildSchema(readFileSync(FILE, 'utf8'), { assumeValidSDL: true });
  take(schema, 'GitObjectID', (text) => /^[0-9a-f]{40}$/.test(text));
  // A pattern over some megabytes overflows the stack.
  take(schema, 'Base64String', (text) => Buffer.from(text, 'base64').toString('base64') === text);
  return schema;
}

function take(from: GraphQLSchema, name: string, isOne: (text: string) => boolean): void {
  const scalar = from.getType(name);
  if (!(scalar instanceof GraphQLScalarType)) throw new Error(`GitHub describes no scalar ${name}`);
  scalar.parseValue = (value) => {
    if (typeof value === 'string' && isOne(value)) return value;
    throw new GraphQLError(`this is no ${name}`);
  };
}

/**
 * Runs a query over GitHub's schema: query, variables and answer are held to it. What `createCommitOnBranch` throws as a
 * {@link Complaint} is answered as GitHub does; every other error throws, for it is none of GitHub's.
 */
export async function runGraphql(
  body: Buffer,
  createCommitOnBranch: (input: CommitInput) => Promise<{ oid: string }>,
): Promise<object> {
  const { query, variables, ...rest }: Query = JSON.parse(`${body}`);
  if (Object.keys(rest).length > 0) throw new Error(`GitHub takes no ${Object.keys(rest)} with a query`);
  const { data, errors } = await graphql({
    schema: open(),
    source: query,
    variableValues: variables,
    rootValue: {
      createCommitOnBranch: async ({ input }: { input: CommitInput }) => ({
        commit: await createCommitOnBranch(input),
      }),
    },
  });
  if (!errors) return { data };
  const complaints = errors.map(({ originalError, path, locations, message }) => {
    if (!(originalError instanceof Complaint)) throw originalError ?? new Error(`GraphQL: ${message}`);
    return { type: originalError.type, path, locations, message };
  });
  return { data, errors: complaints };
}
