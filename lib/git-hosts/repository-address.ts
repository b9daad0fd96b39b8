import { GIT_HOST_NAMES, GIT_HOSTS, type GitHostName } from './git-hosts';

/** Repository as an address names it; `origin` and `host` undefined where it does not say. */
export type Addressed = { repository: string; origin?: string; host?: GitHostName };

/** Parts of a page's address behind which no name stands any more, by the hosts' own words. */
const BELOW = /\/(?:-|tree|src|blob|commits?|actions|settings|pulls?|issues|wiki|releases)(?:\/.*)?$/;

/**
 * Repository that a pasted address names: as a browser shows it, as `git clone` takes it by https or ssh, or its owner and name alone;
 * undefined where it names none.
 */
export function readRepositoryAddress(pasted: string): Addressed | undefined {
  const text = pasted.trim();
  const [, host, path] = /^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(text) ?? [];
  const web = host === undefined ? text : `https://${host}/${path}`;
  const isAddress = /^(?:https?|ssh|git\+ssh):\/\//.test(web) && URL.canParse(web);
  const address = isAddress ? new URL(web) : undefined;
  const origin = address && originOf(address);
  const repository = (address?.pathname ?? text)
    .replace(BELOW, '')
    .replace(/\.git\/?$/, '')
    .replace(/^\/|\/$/g, '');
  if (!/^[\w.-]+(?:\/[\w.-]+)+$/.test(repository)) return undefined;
  const known = GIT_HOST_NAMES.find((name) => GIT_HOSTS[name].origin === origin);
  return { repository, ...(origin && { origin }), ...(known && { host: known }) };
}

/** The web's origin of an address: that of ssh has a port of its own, and http is for one's own machine alone. */
function originOf({ protocol, origin, host, hostname }: URL): string {
  if (!protocol.startsWith('http')) return `https://${hostname}`;
  return ['localhost', '127.0.0.1'].includes(hostname) ? origin : `https://${host}`;
}
