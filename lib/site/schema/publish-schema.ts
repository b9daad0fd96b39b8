import { parseUrl } from '../../catalogue/schema/public-host';
import { formatList } from '../../format';
import { lineSchema, objectSchema, wrongType, z } from '../../zod';

/** Kinds of git hosts. `lib/admin/git-hosts` has their adapters. */
export const GIT_HOST_NAMES = ['github', 'gitlab', 'forgejo'] as const;
export type GitHostName = (typeof GIT_HOST_NAMES)[number];

/** Hosts whose sign-in by redirect requires a client secret, which a worker of the owner adds. */
export const HOSTS_WITH_SECRET: readonly GitHostName[] = ['github'];

const text = z.string({ error: wrongType('text') });

/** True for https, and for http on the local machine. */
function isSecureUrl(url: string): boolean {
  const address = parseUrl(url);
  return address?.protocol === 'https:' || ['localhost', '127.0.0.1'].includes(address?.hostname ?? '');
}

const isOrigin = (url: string) => isSecureUrl(url) && url.replace(/\/$/, '') === parseUrl(url)?.origin;

const path = text.regex(/^(?!.*(?:^|\/)\.)[\w.-]+(?:\/[\w.-]+)*$/, {
  error: 'must be a path in the repository such as data, without a slash at either end',
});

/** The repository to which the admin publishes; a workflow of its host builds the site. */
export const publishSchema = objectSchema('a place to publish to', {
  host: z
    .enum(GIT_HOST_NAMES, { error: wrongType(formatList(GIT_HOST_NAMES, 'or')) })
    .describe('Kind of host; `forgejo` is for Gitea too.'),
  repository: text
    .regex(/^[\w.-]+(?:\/[\w.-]+)+$/, { error: 'must be owner/name' })
    .describe('Owner and name, such as `owner/store`; on GitLab with all groups: `group/team/store`.'),
  branch: text
    .regex(/^(?!-)(?!.*\.\.)[\w./-]+$/, { error: 'must be the name of a branch' })
    .describe('The branch from which the store is built.'),
  origin: text
    .refine(isOrigin, { error: 'must be an origin such as https://git.example.com' })
    .describe(
      'Your own host without a path, such as `https://git.example.com`. Default: github.com, gitlab.com or codeberg.org.',
    ),
  dataPath: path.describe('The data folder in the repository. Default: `data`.'),
  uploadsPath: path.describe('The folder of uploaded pictures in the repository. Default: `public/uploads`.'),
  clientId: lineSchema(200).describe(
    'Client ID of the OAuth application for [sign-in without a token](#sign-in-without-a-token).',
  ),
  signIn: text
    .refine(isSecureUrl, { error: 'must be an address such as https://sign-in.example.workers.dev' })
    .describe('For GitHub: the address of your [sign-in worker](#sign-in-without-a-token).'),
})
  .partial({ origin: true, dataPath: true, uploadsPath: true, clientId: true, signIn: true })
  // OAuth needs the client ID and, on hosts that require its secret, the worker.
  .superRefine(({ host, clientId, signIn }, { addIssue }) => {
    const needsSecret = HOSTS_WITH_SECRET.includes(host);
    const problem = (field: string, message: string) => addIssue({ code: 'custom', path: [field], message });
    if (!needsSecret && signIn !== undefined) problem('signIn', `is not for ${host}, which needs no secret`);
    if (needsSecret && clientId !== undefined && signIn === undefined)
      problem('signIn', `is missing: ${host} asks for a secret, which your worker adds`);
    if (needsSecret && signIn !== undefined && clientId === undefined)
      problem('clientId', 'is missing: the worker adds the secret of that application');
  });
