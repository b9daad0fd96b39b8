import data from '@data/operator.json';
import type { GitHostKind } from '../git-hosts/git-host';
import { GIT_HOSTS } from '../git-hosts/git-hosts';
import type { SiteInput } from './site-schema';

/** The place to publish to, as `site.json` has it. */
export type PublishInput = NonNullable<SiteInput['publish']>;

/**
 * The place where edits are published: a host's programming interface, and the repository on it. Addresses are without a slash at
 * their end.
 */
export type Place = Required<
  Pick<PublishInput, 'host' | 'origin' | 'repository' | 'branch' | 'dataPath' | 'uploadsPath'>
> & {
  /** The address of the host's API, such as https://api.github.com. */
  api: string;
  /** The id of the sign-in by redirect; undefined: a token is pasted. */
  clientId: string | undefined;
  /** The address that gives a token for a code; undefined where a token is pasted. */
  signIn: string | undefined;
  /** The origin and path of the published store, where that is not the one that the admin belongs to. */
  site: string | undefined;
};

/** The place that `publish` of `site.json` names, with what it leaves out. */
export function publishPlace({ host, origin, clientId, signIn, site: watched, ...given }: PublishInput): Place {
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
    site: watched?.replace(/\/$/, ''),
  };
}

const { publish: given } = data as Pick<SiteInput, 'publish'>;

/** The place where this store's edits are published, `publish` of the data folder's `site.json`; undefined without it. */
export const place: Place | undefined = given ? publishPlace(given) : undefined;

/** Path of the catalogue in the repository of a place. */
export const cataloguePath = ({ dataPath }: Pick<Place, 'dataPath'>): string => `${dataPath}/catalogue.json`;

/** The place in words, as the build and the admin say it: 'github.com, owner/name, branch main'. */
export function placeWords({ origin, repository, branch }: Place): string {
  return `${new URL(origin).host}, ${repository}, branch ${branch}`;
}

/** The origins that the admin asks in order to publish there: the host, what gives tokens, and the store where that stands elsewhere. */
export function publishOrigins({ api, signIn, site }: Place): string[] {
  return [...new Set([api, signIn ?? [], site ?? []].flat().map((address) => new URL(address).origin))];
}
