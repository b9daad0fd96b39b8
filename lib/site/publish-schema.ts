import { parseAddress } from '../catalogue/schema/parse-address';
import { lineSchema, namedObject, wrongType } from '../catalogue/schema/text';
import type { GitHostKind } from '../git-hosts/git-host';
import { GIT_HOST_NAMES, GIT_HOSTS } from '../git-hosts/git-hosts';
import { listed } from '../listed';
import { z } from '../zod';
import { described } from './described';

/** An origin, by https; on one's own machine by http too. */
const origin = z
  .string({ error: wrongType('text') })
  .refine(isOrigin, { error: 'must be an origin such as https://git.example.com' });

function isOrigin(text: string): boolean {
  const address = parseAddress(text);
  return address !== undefined && [address.origin, `${address.origin}/`].includes(text) && isSafe(text);
}

/** Whether an address is asked by https, or on one's own machine. */
function isSafe(text: string): boolean {
  const address = parseAddress(text);
  return address?.protocol === 'https:' || ['localhost', '127.0.0.1'].includes(address?.hostname ?? '');
}

const path = z.string({ error: wrongType('text') }).regex(/^(?!.*(?:^|\/)\.)[\w.-]+(?:\/[\w.-]+)*$/, {
  error: 'must be a path in the repository such as data, without a slash at either end',
});

const placeSchema = namedObject('a place to publish to', {
  host: described(z.enum(GIT_HOST_NAMES, { error: wrongType(listed(GIT_HOST_NAMES, 'or')) }), {
    label: 'Host',
    about: 'The kind of host; `forgejo` is for Gitea too.',
    control: 'choice',
  }),
  repository: described(
    z.string({ error: wrongType('text') }).regex(/^[\w.-]+(?:\/[\w.-]+)+$/, { error: 'must be owner/name' }),
    {
      label: 'Repository',
      about: 'Owner and name, such as `owner/store`; on GitLab with all groups: `group/team/store`.',
    },
  ),
  branch: described(
    z
      .string({ error: wrongType('text') })
      .regex(/^(?!-)(?!.*\.\.)[\w./-]+$/, { error: 'must be the name of a branch' }),
    { label: 'Branch', about: 'The branch that the store is built from.' },
  ),
  origin: described(origin, {
    label: 'Origin',
    about:
      'A host of your own, such as `https://git.example.com`, without a path; default: github.com, gitlab.com or codeberg.org.',
    control: 'address',
  }).optional(),
  dataPath: described(path, {
    label: 'Data folder',
    about: 'The folder of the data in the repository; default: `data`.',
  }).optional(),
  uploadsPath: described(path, {
    label: 'Pictures folder',
    about: 'The folder of added pictures in the repository; default: `public/uploads`.',
  }).optional(),
  clientId: described(lineSchema(200), {
    label: 'Application',
    about: 'Id of the application for operators’ sign-in; without it they paste a token.',
  }).optional(),
  signIn: described(
    z
      .string({ error: wrongType('text') })
      .refine(isSafe, { error: 'must be an address such as https://sign-in.example.workers.dev' }),
    {
      label: 'Sign-in worker',
      about: 'For GitHub: the address of your sign-in worker, which adds the secret of that application.',
      control: 'address',
    },
  ).optional(),
});

/** A sign-in needs the application and, on hosts that ask for its secret, the worker. */
function checkSignIn({ host, clientId, signIn }: z.infer<typeof placeSchema>, { addIssue }: z.RefinementCtx): void {
  const { token }: GitHostKind['signIn'] = GIT_HOSTS[host].signIn;
  const problem = (path: string, message: string) => addIssue({ code: 'custom', path: [path], message });
  if (token !== undefined && signIn !== undefined) problem('signIn', `is not for ${host}, which needs no secret`);
  if (token === undefined && clientId !== undefined && signIn === undefined)
    problem('signIn', `is missing: ${host} asks for a secret, which your worker adds`);
  if (token === undefined && signIn !== undefined && clientId === undefined)
    problem('clientId', 'is missing: the worker adds the secret of that application');
}

/** The repository that the admin publishes to; the host's workflow builds the site from it. */
export const publishSchema = placeSchema.superRefine(checkSignIn);
