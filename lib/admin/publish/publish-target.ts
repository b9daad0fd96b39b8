import data from '@data/operator.json';
import type { SiteInput } from '../../site/schema/site-schema';
import type { GitHostKind } from '../git-hosts/git-host';
import { GIT_HOSTS } from '../git-hosts/git-hosts';

/** The place to publish to, as `site.json` has it. */
export type PublishSettings = NonNullable<SiteInput['publish']>;

/** The repository that edits are published to. Addresses have no slash at their end. */
export type PublishTarget = Required<Omit<PublishSettings, 'clientId' | 'signIn'>> & {
  /** Address of the host's API, such as https://api.github.com. */
  api: string;
  /** Id of the application for the sign-in by redirect; undefined: operators paste a token. */
  clientId: string | undefined;
  /** Address that exchanges a sign-in code for a token; undefined: operators paste a token. */
  signIn: string | undefined;
};

/** The place that `publish` of `site.json` describes, with the defaults filled in. */
export function toPublishTarget({ host, origin, clientId, signIn, ...given }: PublishSettings): PublishTarget {
  const kind: GitHostKind = GIT_HOSTS[host];
  const web = (origin ?? kind.origin).replace(/\/$/, '');
  const { token } = kind.signIn;
  return {
    dataPath: 'data',
    uploadsPath: 'public/uploads',
    ...given,
    host,
    origin: web,
    api: kind.apiOf(web),
    clientId,
    signIn: clientId === undefined ? undefined : (signIn ?? (token && `${web}${token}`)),
  };
}

const { publish: given } = data as Pick<SiteInput, 'publish'>;

/** The place of this store: `publish` in the data folder's `site.json`; undefined without it. */
export const publishTarget: PublishTarget | undefined = given ? toPublishTarget(given) : undefined;

/** Path of the catalogue in the repository. */
export const cataloguePath = ({ dataPath }: Pick<PublishTarget, 'dataPath'>): string => `${dataPath}/catalogue.json`;

/** Text for the place: 'github.com, owner/name, branch main'. */
export function formatPublishTarget({ origin, repository, branch }: PublishTarget): string {
  return `${new URL(origin).host}, ${repository}, branch ${branch}`;
}

/** Origins that the admin sends requests to: the host's API and the exchange of sign-in codes. */
export function publishOrigins({ api, signIn }: PublishTarget): string[] {
  return [...new Set([api, signIn ?? []].flat().map((address) => new URL(address).origin))];
}
