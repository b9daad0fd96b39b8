import { type Check, inspectPlace } from '../../lib/admin/publish/connection';
import { type Host, HostFault, type Identity } from '../../lib/git-hosts/git-host';
import { GIT_HOSTS, openHost } from '../../lib/git-hosts/git-hosts';
import type { Place } from '../../lib/site/publish-place';
import { ownerPages } from './owner-pages';
import { type RepositoryFacts, repositoryFacts } from './repository-facts';

/** Deed that only a person can do, with the address where it is done. */
export type OwnerDeed = { text: string; address?: string };

/**
 * Findings about a repository: `first` must be done before anything is written there, `later` before operators can publish; `who` the token
 * belongs to where it may write.
 */
export type Look = {
  checks: readonly Check[];
  first: readonly OwnerDeed[];
  later: readonly OwnerDeed[];
  who: Identity | undefined;
  host: Host;
  facts: RepositoryFacts | undefined;
};

/** Looks at a repository with a token, and writes nothing. `isElsewhere`: whether the store is put online by another host than this one. */
export async function lookAt(
  place: Place,
  { token, fetch, isElsewhere }: { token: string; fetch: typeof globalThis.fetch; isElsewhere: boolean },
): Promise<Look> {
  const host = openHost(place, token, fetch);
  const { who, checks } = await inspectPlace(host, place);
  const facts = who && (await repositoryFacts(place, token, fetch).catch(unlessFault));
  const settings = facts ? settingsOf(place, facts, isElsewhere) : [];
  if (who && place.host === 'github' && !isElsewhere) settings.push(await workflowOf(host, place));
  const after = (state: Check['state']) =>
    settings.flatMap(({ check, step }) => (step && check.state === state ? step : []));
  return {
    checks: [...checks, ...settings.map(({ check }) => check)],
    first: [...(who ? [] : stepsToWrite(place, checks)), ...after('fault')],
    later: after('doubt'),
    who,
    host,
    facts,
  };
}

const unlessFault = (error: Error) => {
  if (error instanceof HostFault) return undefined;
  throw error;
};

/** Deeds after which a token may write: which of them, the last check tells. */
function stepsToWrite(place: Place, checks: readonly Check[]): OwnerDeed[] {
  const failed = checks.at(-1);
  const { address } = GIT_HOSTS[place.host].tokenWords(place);
  const web = `${place.origin}/${place.repository}`;
  if (failed?.name === 'Catalog')
    return [
      { text: `Put the whole project into ${place.repository}, with its folder ${place.dataPath}.`, address: web },
    ];
  if (failed?.name === 'Branch') return [{ text: `${failed.text}`, address: web }];
  return [{ text: failed?.text ?? '', address }];
}

type Setting = { check: Check; step?: OwnerDeed };

function settingsOf(place: Place, facts: RepositoryFacts, isElsewhere: boolean): Setting[] {
  const pages = ownerPages(place);
  const settings: Setting[] = [{ check: { name: 'Visibility', state: 'fine', text: seenBy(place, facts) } }];
  if (facts.rules !== '')
    settings.push({
      // Accounts may be let past it, which is not told.
      check: { name: 'Rules', state: 'doubt', text: `The branch ${place.branch} asks for: ${facts.rules}.` },
      step: {
        text: `Let the accounts of your operators pass the rules of the branch ${place.branch}.`,
        address: pages.rules,
      },
    });
  if (!facts.hasBuilds)
    settings.push({
      check: { name: 'Builds', state: isElsewhere ? 'doubt' : 'fault', text: 'They are switched off.' },
      step: { text: `Switch on ${place.host === 'gitlab' ? 'CI/CD' : 'Actions'}.`, address: pages.settings },
    });
  return isElsewhere ? settings : [...settings, ...PAGES[place.host](facts, pages.settings)];
}

const WORKFLOW = '.github/workflows/pages.yml';

/** Finding about the workflow, which names the branch that it builds. */
async function workflowOf(host: Host, place: Place): Promise<Setting> {
  const { branch } = place;
  const bytes = await host.readFile(WORKFLOW, await host.readHead());
  const [, named] = /^ {4}branches: \[(.*)\]/m.exec(new TextDecoder().decode(bytes)) ?? [];
  const name = 'Workflow';
  if (named?.split(/, */).includes(branch)) return { check: { name, state: 'fine', text: `It builds ${branch}.` } };
  const text = bytes ? `It builds ${named ?? 'no branch'}, not ${branch}.` : `There is no ${WORKFLOW}.`;
  const step = {
    text: `Name the branch ${branch} in ${WORKFLOW}.`,
    address: ownerPages(place).edit(WORKFLOW),
  };
  return { check: { name, state: 'doubt', text }, step };
}

function seenBy({ host }: Place, { isPrivate, pages }: RepositoryFacts): string {
  if (!isPrivate) return 'Everybody may read the repository.';
  const isPaid = host === 'github' && pages !== undefined;
  return `The repository is private.${isPaid ? ' GitHub puts pages of private repositories online on paid plans alone.' : ''}`;
}

const PAGES: Record<Place['host'], (facts: RepositoryFacts, address: string) => Setting[]> = {
  github({ pages }, address) {
    const name = 'Pages';
    const step = { text: 'Choose GitHub Actions as the source of the pages.', address };
    switch (pages) {
      case 'workflow':
        return [{ check: { name, state: 'fine', text: 'They come from GitHub Actions.' } }];
      case undefined:
        return [{ check: { name, state: 'doubt', text: 'They are on; the token may not see their source.' }, step }];
      default: {
        const text = pages === 'off' ? 'They are switched off.' : 'They come from a branch.';
        const wayOut = ' Is the store put online elsewhere, say where with --address.';
        return [{ check: { name, state: 'fault', text: `${text}${wayOut}` }, step }];
      }
    }
  },
  gitlab({ pages }, address) {
    const name = 'Pages';
    if (pages === undefined) return [];
    if (pages === 'workflow') return [{ check: { name, state: 'fine', text: 'Everybody may see them.' } }];
    const step = { text: 'Under Visibility, choose Everyone for Pages.', address };
    return [{ check: { name, state: 'doubt', text: 'Visitors must sign in.' }, step }];
  },
  forgejo: () => [],
};
