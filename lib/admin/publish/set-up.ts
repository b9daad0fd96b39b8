import { GIT_HOSTS, type GitHostName } from '../../git-hosts/git-hosts';
import { readRepositoryAddress } from '../../git-hosts/repository-address';
import { type PublishInput, publishPlace } from '../../site/publish-place';

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
