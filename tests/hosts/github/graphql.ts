import { z } from 'zod';

/** What GitHub adds to an error: a type beside its message. */
export class Complaint extends Error {
  constructor(
    readonly type: string,
    message: string,
  ) {
    super(message);
  }
}

const MUTATION = /^mutation \(\$input: CreateCommitOnBranchInput!\) \{ createCommitOnBranch\(input: \$input\) \{/;

/** The input of `createCommitOnBranch` (docs.github.com/graphql), as far as the shop uses it. */
const inputSchema = z.strictObject({
  branch: z.strictObject({ repositoryNameWithOwner: z.string(), branchName: z.string() }),
  message: z.strictObject({ headline: z.string(), body: z.string().optional() }),
  expectedHeadOid: z.string().regex(/^[0-9a-f]{40}$/),
  fileChanges: z.strictObject({
    additions: z.array(z.strictObject({ path: z.string(), contents: z.string().refine(isBase64) })),
  }),
});

const querySchema = z.strictObject({
  query: z.string().regex(MUTATION),
  variables: z.strictObject({ input: inputSchema }),
});

// A pattern over some megabytes overflows the stack.
function isBase64(text: string): boolean {
  return Buffer.from(text, 'base64').toString('base64') === text;
}

export type CommitInput = z.output<typeof inputSchema>;

/**
 * Answers a query as GitHub does. What `createCommitOnBranch` throws as a {@link Complaint} is an error of the answer; a query that GitHub
 * would not take throws.
 */
export async function runGraphql(
  body: Buffer,
  createCommitOnBranch: (input: CommitInput) => Promise<{ oid: string }>,
): Promise<object> {
  const { variables } = querySchema.parse(JSON.parse(`${body}`));
  try {
    return { data: { createCommitOnBranch: { commit: await createCommitOnBranch(variables.input) } } };
  } catch (error) {
    if (!(error instanceof Complaint)) throw error;
    const { type, message } = error;
    return { data: { createCommitOnBranch: null }, errors: [{ type, path: ['createCommitOnBranch'], message }] };
  }
}
