import { type Answer, type Ask, askHost, inAddress, LIMITS, readJson } from '../../lib/git-hosts/ask-host';
import type { GitHostName } from '../../lib/git-hosts/git-hosts';
import type { Place } from '../../lib/site/publish-place';

/** Facts about a repository that decide whether a store can be published from it; undefined where the host does not tell. */
export type RepositoryFacts = {
  isPrivate: boolean;
  isOrganization: boolean;
  /** Whether the host's pages come from the workflow, from elsewhere, or are off. */
  pages?: 'workflow' | 'elsewhere' | 'off' | undefined;
  /** The address of the store there. */
  store?: string | undefined;
  hasBuilds: boolean;
  /** Words for what the branch asks of every commit; '' where it asks for nothing. */
  rules: string;
};

const OWN_PROTECTION = 'a protection that does not let this account push';
/** Statuses of what a token may not see: nothing is known of it then. */
const UNSEEN = [401, 403, 404];

/** Reads the facts; writes nothing. Rejects with a HostFault. */
export function repositoryFacts(place: Place, token: string, fetch: typeof globalThis.fetch): Promise<RepositoryFacts> {
  return FACTS[place.host](askHost({ token, fetch, limits: LIMITS }), place);
}

const FACTS: Record<GitHostName, (ask: Ask, place: Place) => Promise<RepositoryFacts>> = {
  github: ofGithub,
  gitlab: ofGitlab,
  forgejo: ofForgejo,
};

/** Rules of GitHub that no commit of the admin meets: it goes to the branch itself, signed, on top of what is there. */
const HARMLESS = ['creation', 'deletion', 'non_fast_forward', 'required_linear_history', 'required_signatures'];

type GithubProject = { private: boolean; has_pages: boolean; owner: { type: string } };

async function ofGithub(ask: Ask, { api, repository, branch }: Place): Promise<RepositoryFacts> {
  const address = `${api}/repos/${repository}`;
  const project = readJson(await ask(address), (found: GithubProject) => found);
  const [pages, rules, own] = await Promise.all(
    ['pages', `rules/branches/${inAddress(branch)}`, `branches/${inAddress(branch)}`].map((below) =>
      ask(`${address}/${below}`, { accepts: UNSEEN }),
    ),
  );
  const source = inside(pages, ({ build_type, html_url }: { build_type?: string; html_url?: string }) => ({
    pages: build_type === 'workflow' ? ('workflow' as const) : ('elsewhere' as const),
    store: html_url?.replace(/\/$/, ''),
  }));
  const strict = inside(rules, (found: { type: string }[]) =>
    found.map(({ type }) => type).filter((type) => !HARMLESS.includes(type)),
  );
  const isProtected = inside(own, (found: { protected: boolean }) => found.protected);
  return {
    isPrivate: project.private,
    isOrganization: project.owner.type === 'Organization',
    ...(source ?? { pages: project.has_pages ? undefined : ('off' as const) }),
    hasBuilds: true,
    rules: strict?.join(', ').replaceAll('_', ' ') || (isProtected ? 'a protection of its own' : ''),
  };
}

type GitlabBranch = { can_push?: boolean; developers_can_push?: boolean };
type GitlabProject = {
  visibility: string;
  builds_access_level?: string;
  pages_access_level?: string;
  namespace?: { kind: string };
};

async function ofGitlab(ask: Ask, { api, repository, branch }: Place): Promise<RepositoryFacts> {
  const address = `${api}/projects/${encodeURIComponent(repository)}`;
  const project = readJson(await ask(address), (found: GitlabProject) => found);
  const [own, pages] = await Promise.all([
    ask(`${address}/repository/branches/${encodeURIComponent(branch)}`, { accepts: UNSEEN }),
    ask(`${address}/pages`, { accepts: UNSEEN }),
  ]);
  const rules = inside(own, ({ can_push, developers_can_push }: GitlabBranch) =>
    can_push === false ? OWN_PROTECTION : developers_can_push === false ? 'the role of a maintainer' : '',
  );
  const level = project.pages_access_level;
  const isSeen = level === 'public' || (level === 'enabled' && project.visibility === 'public');
  return {
    isPrivate: project.visibility !== 'public',
    isOrganization: project.namespace?.kind === 'group',
    pages: level === undefined ? undefined : isSeen ? 'workflow' : 'off',
    store: inside(pages, ({ url }: { url?: string }) => ({ url }))?.url?.replace(/\/$/, ''),
    hasBuilds: project.builds_access_level !== 'disabled',
    rules: rules ?? '',
  };
}

async function ofForgejo(ask: Ask, { api, repository, branch }: Place): Promise<RepositoryFacts> {
  const address = `${api}/repos/${repository}`;
  const project = readJson(await ask(address), (found: { private: boolean; has_actions?: boolean }) => found);
  const own = await ask(`${address}/branches/${inAddress(branch)}`, { accepts: UNSEEN });
  const mayPush = inside(own, (found: { user_can_push?: boolean }) => found.user_can_push ?? true);
  return {
    isPrivate: project.private,
    isOrganization: false,
    hasBuilds: project.has_actions !== false,
    rules: mayPush === false ? OWN_PROTECTION : '',
  };
}

/** A finding in an answer, if the token may see it. */
function inside<Body, Found>(answer: Answer | undefined, pick: (body: Body) => Found): Found | undefined {
  return answer?.status === 200 ? readJson(answer, pick) : undefined;
}
