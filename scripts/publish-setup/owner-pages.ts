import type { GitHostName } from '../../lib/git-hosts/git-hosts';
import type { Place } from '../../lib/site/publish-place';

/** Addresses on the host where an owner presses what no program may. */
export type OwnerPages = Record<'pages' | 'store' | 'builds' | 'runs' | 'rules' | 'people' | 'edit', string>;

const PAGES: Record<GitHostName, (web: string, branch: string, site: string) => OwnerPages> = {
  github: (web, branch, site) => ({
    pages: `${web}/settings/pages`,
    store: `${web}/settings/pages`,
    builds: `${web}/settings/actions`,
    runs: `${web}/actions/workflows/pages.yml`,
    rules: `${web}/settings/rules`,
    people: `${web}/settings/access`,
    edit: `${web}/edit/${branch}/${site}`,
  }),
  gitlab: (web, branch, site) => ({
    pages: `${web}/edit`,
    store: `${web}/pages`,
    builds: `${web}/edit`,
    runs: `${web}/-/pipelines`,
    rules: `${web}/-/settings/repository`,
    people: `${web}/-/project_members`,
    edit: `${web}/-/edit/${branch}/${site}`,
  }),
  forgejo: (web, branch, site) => ({
    pages: `${web}/settings`,
    store: `${web}/actions`,
    builds: `${web}/settings/units`,
    runs: `${web}/actions`,
    rules: `${web}/settings/branches`,
    people: `${web}/settings/collaboration`,
    edit: `${web}/_edit/${branch}/${site}`,
  }),
};

/** The pages of a repository's owner. */
export function ownerPages({ host, origin, repository, branch, dataPath }: Place): OwnerPages {
  return PAGES[host](`${origin}/${repository}`, branch, `${dataPath}/site.json`);
}

/** The page of GitHub that makes an application for operators' sign-in, filled in but for its button. */
export function applicationPage({ origin, repository }: Place, isOrganization: boolean, admin: string): string {
  const [owner = '', name = ''] = repository.split('/');
  const query = new URLSearchParams({
    name: `${owner}-${name}-admin`.slice(0, 34),
    url: admin,
    'callback_urls[]': admin,
    public: 'false',
    webhook_active: 'false',
    contents: 'write',
    actions: 'read',
  });
  return `${origin}/${isOrganization ? `organizations/${owner}/` : ''}settings/apps/new?${query}`;
}
