import { GIT_HOSTS } from '../../lib/admin/git-hosts/git-hosts';
import type { PublishTarget } from '../../lib/admin/publish/publish-target';
import { formatList } from '../../lib/format';

/** A step that a person must take, and the URL of the page for it. */
export type SetupStep = { text: string; address?: string };

const MEMBER_PAGES: Record<PublishTarget['host'], string> = {
  github: '/settings/access',
  gitlab: '/-/project_members',
  forgejo: '/settings/collaboration',
};

/** Steps that a program cannot do, in order. `written` are changed files, `store` is the URL of the store, if known. */
export function setupSteps(
  target: PublishTarget,
  { written, store }: { written: readonly string[]; store: string | undefined },
): SetupStep[] {
  const { host, origin, repository, branch, clientId } = target;
  const web = `${origin}/${repository}`;
  const { name, address, permissions } = GIT_HOSTS[host].tokenHelp(target);
  const admin = `${store ?? defaultStore(target) ?? 'https://your-store.example'}/admin/publish/`;
  const steps: SetupStep[] = [...hostSteps(target, web)];
  if (written.length > 0) steps.push({ text: `Commit ${formatList(written)} to the branch ${branch}, and push it.` });
  steps.push(
    { text: 'Wait until the store is built and deployed.', address: web },
    { text: `Give each operator write access to ${repository}.`, address: `${web}${MEMBER_PAGES[host]}` },
  );
  if (clientId === undefined)
    steps.push({
      text: `Each operator creates a token (${name}) for ${repository} only, with ${permissions}.`,
      address,
    });
  steps.push({ text: 'Open the Publish page of the admin and sign in.', address: admin });
  if (host === 'github' && clientId === undefined)
    steps.push({
      text: 'Optional, to sign in without tokens: create this GitHub App, then read "Sign in without a token" in docs/publishing.md.',
      address: applicationPage(target, admin),
    });
  return steps;
}

function hostSteps({ host, branch }: PublishTarget, web: string): SetupStep[] {
  const workflow = '.github/workflows/pages.yml';
  switch (host) {
    case 'github':
      return [
        { text: 'Choose "GitHub Actions" as the source of GitHub Pages.', address: `${web}/settings/pages` },
        ...(branch === 'main' ? [] : [{ text: `Replace main by ${branch} in ${workflow}.` }]),
      ];
    case 'gitlab':
      return [{ text: 'Under Visibility, let everyone see Pages.', address: `${web}/edit` }];
    case 'forgejo':
      return [
        { text: 'Switch on Actions.', address: `${web}/settings/units` },
        { text: 'Add to .forgejo/workflows/pages.yml how your server gets out/, and the address of the store.' },
      ];
  }
}

/** URL of a repository on GitHub Pages. Undefined for other hosts. */
function defaultStore({ host, origin, repository }: PublishTarget): string | undefined {
  if (host !== 'github' || origin !== GIT_HOSTS.github.origin) return undefined;
  const [owner = '', name = ''] = repository.toLowerCase().split('/');
  const root = `https://${owner}.github.io`;
  return name === `${owner}.github.io` ? root : `${root}/${name}`;
}

/** URL of GitHub's form for a GitHub App that lets operators sign in, with its fields filled in. */
function applicationPage({ origin, repository }: PublishTarget, admin: string): string {
  const query = new URLSearchParams({
    name: `${repository.replace('/', '-')}-admin`.slice(0, 34),
    url: admin,
    'callback_urls[]': admin,
    public: 'false',
    webhook_active: 'false',
    contents: 'write',
  });
  return `${origin}/settings/apps/new?${query}`;
}
