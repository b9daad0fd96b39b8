import type { Host } from '../../git-hosts/git-host';
import { HostFault } from '../../git-hosts/git-host';
import { GIT_HOSTS, type GitHostName } from '../../git-hosts/git-hosts';
import { readRepositoryAddress } from '../../git-hosts/repository-address';
import { cataloguePath, type Place, type PublishInput, publishPlace } from '../../site/publish-place';
import type { Check } from './connection';
import { faultWords } from './publish-words';

/** Answers of an owner: the kind of host, the repository's address or its name, and the branch. */
export type SetUpAnswers = { host: GitHostName; repository: string; branch: string };

const BRANCH = /^(?!-)(?!.*\.\.)[\w./-]+$/;

/** Entry `publish` of `site.json` for an owner's answers; a sentence where one of them cannot be. */
export function publishEntry({ host, repository, branch }: SetUpAnswers): PublishInput | string {
  const addressed = readRepositoryAddress(repository);
  if (!addressed)
    return 'The repository is not clear: copy its address, or write its owner and name, such as owner/store.';
  if (!BRANCH.test(branch.trim())) return 'A branch has a name without blanks, such as main.';
  // An address says of itself which host it is.
  const { origin, host: kind = host, repository: name } = addressed;
  const isKnown = origin === undefined || origin === GIT_HOSTS[kind].origin;
  return { host: kind, ...(!isKnown && { origin }), repository: name, branch: branch.trim() };
}

/** Line of the entry, as it goes into `site.json`. */
export const entryLine = (entry: PublishInput): string =>
  `"publish": ${JSON.stringify(entry, null, 1).replace(/\s+/g, ' ')}`;

/** Thing that only a person can do: in words, with the page where it is done. */
export type SetUpStep = { words: string; label: string; address: string };

/** Steps from a repository to a page that publishes, in their order. */
export function setUpSteps(entry: PublishInput): readonly SetUpStep[] {
  const place = publishPlace(entry);
  const { origin, repository, branch, dataPath } = place;
  const { pages, tokenWords } = GIT_HOSTS[place.host];
  const web = `${origin}/${repository}`;
  const token = tokenWords(place);
  return [
    { words: 'Look whether the repository is there and holds the shop.', label: repository, address: web },
    {
      words: 'Open the shop’s settings there, and put the line above behind the first “{”.',
      label: `${dataPath}/site.json`,
      address: `${web}${pages.edit(branch, `${dataPath}/site.json`)}`,
    },
    { words: pages.settings.words, label: 'Settings', address: `${web}${pages.settings.path}` },
    { words: `Make a ${token.name}. ${token.lines.join(' ')}`, label: `New ${token.name}`, address: token.address },
    {
      words: 'Wait until the shop is built and deployed anew, then open this page again and paste the token.',
      label: 'All of it, step by step',
      address: `${web}${pages.view(branch, 'docs/publishing.md')}`,
    },
  ];
}

/** Permission of the page's own policy to ask an address; a page without one may ask all. */
export function mayAsk(address: string, { head }: Document): boolean {
  const policy = head.querySelector<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy" i]')?.content;
  if (policy === undefined) return true;
  const [, ...sources] = /(?:^|;)\s*(connect-src [^;]*)/.exec(policy)?.[1]?.split(/\s+/) ?? [];
  return sources.includes(new URL(address).origin);
}

/** Findings about a repository that anybody may see: its branch, and the catalogue in it. */
export async function inspectOpenly(host: Host, place: Place): Promise<readonly Check[]> {
  const checks: Check[] = [];
  let name = 'Branch';
  try {
    const head = await host.readHead();
    checks.push({ name, state: 'fine', text: `${place.repository}, ${place.branch}, at ${head.slice(0, 7)}` });
    name = 'Catalog';
    const path = cataloguePath(place);
    const isThere = (await host.readFile(path, head)) !== undefined;
    checks.push({ name, state: isThere ? 'fine' : 'fault', text: isThere ? path : `There is no ${path} in it.` });
  } catch (error) {
    if (!(error instanceof HostFault)) throw error;
    const { what, wayOn } = faultWords(error, place);
    const isHidden = error.kind === 'repository' || error.kind === 'token';
    const hidden = `${place.repository} is not there, or not for everybody to see: then a token shows it later.`;
    checks.push({ name, state: isHidden ? 'doubt' : 'fault', text: isHidden ? hidden : `${what} ${wayOn}` });
  }
  return checks;
}
