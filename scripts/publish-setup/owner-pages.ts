import { GIT_HOSTS, type GitHostName } from '../../lib/git-hosts/git-hosts';
import type { Place } from '../../lib/site/publish-place';

type OwnerPage = 'settings' | 'store' | 'runs' | 'rules' | 'people';

/** Addresses on the host where an owner presses what no program may. */
export type OwnerPages = Record<OwnerPage, string> & {
  /** The page that edits a file. */
  edit: (path: string) => string;
};

const PATHS: Record<GitHostName, Record<OwnerPage, string>> = {
  github: {
    settings: '/settings/pages',
    store: '/settings/pages',
    runs: '/actions/workflows/pages.yml',
    rules: '/settings/rules',
    people: '/settings/access',
  },
  gitlab: {
    settings: '/edit',
    store: '/pages',
    runs: '/-/pipelines',
    rules: '/-/settings/repository',
    people: '/-/project_members',
  },
  forgejo: {
    settings: '/settings/units',
    store: '/actions',
    runs: '/actions',
    rules: '/settings/branches',
    people: '/settings/collaboration',
  },
};

/** The pages of a repository's owner. */
export function ownerPages({ host, origin, repository, branch }: Place): OwnerPages {
  const web = `${origin}/${repository}`;
  const { settings, store, runs, rules, people } = PATHS[host];
  return {
    settings: `${web}${settings}`,
    store: `${web}${store}`,
    runs: `${web}${runs}`,
    rules: `${web}${rules}`,
    people: `${web}${people}`,
    edit: (path) => `${web}${GIT_HOSTS[host].pages.edit(branch, path)}`,
  };
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
