import data from '@data/operator.json';
import type { SiteInput } from '../../site/schema/site-schema';
import type { GitHostKind } from '../git-hosts/git-host';
import { GIT_HOSTS } from '../git-hosts/git-hosts';

/** `publish` of the data folder's `site.json`. */
export type PublishSettings = NonNullable<SiteInput['publish']>;

/** Repository that edits are published to. URLs have no slash at the end. */
export type PublishTarget = Required<Omit<PublishSettings, 'clientId' | 'signIn'>> & {
  /** URL of the host's API, such as https://api.github.com. */
  api: string;
  /** OAuth client id for the sign-in by redirect; `undefined`: operators paste a token. */
  clientId: string | undefined;
  /** URL that exchanges a sign-in code for a token; `undefined`: operators paste a token. */
  signIn: string | undefined;
};

/** Adds defaults and URLs to the settings of `site.json`. */
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

/** Target of this shop; `undefined` if `site.json` has no `publish`. */
export const publishTarget: PublishTarget | undefined = given ? toPublishTarget(given) : undefined;

/** Path of the catalogue in the repository. */
export const cataloguePath = ({ dataPath }: Pick<PublishTarget, 'dataPath'>): string => `${dataPath}/catalogue.json`;

/** Target in words: 'github.com, owner/name, branch main'. */
export function formatPublishTarget({ origin, repository, branch }: PublishTarget): string {
  return `${new URL(origin).host}, ${repository}, branch ${branch}`;
}

/** Origins that the admin sends requests to, for the content security policy: the host's API and the exchange of sign-in codes. */
export function publishOrigins({ api, signIn }: PublishTarget): string[] {
  return [...new Set([api, signIn ?? []].flat().map((address) => new URL(address).origin))];
}
