import { GIT_HOSTS } from '../../lib/git-hosts/git-hosts';
import { demoLogin } from '../../lib/site/demo-login';
import type { Place } from '../../lib/site/publish-place';
import type { Look, OwnerDeed } from './look';
import { applicationPage, ownerPages } from './owner-pages';

type Given = {
  place: Place;
  look: Look | undefined;
  /** The address of the store; undefined where nobody knows it yet. */
  store: string | undefined;
  /** Paths that the repository still lacks. */
  missing: readonly string[];
  /** Whether this run has made a commit, for which the host builds. */
  isCommitted: boolean;
};

/** Address of the store: as its owner or host says; a guess by the names for GitHub, whose pages are always called so at first. */
export function storeOf({ host, repository }: Place, look: Look | undefined): string | undefined {
  if (look?.facts?.store || host !== 'github') return look?.facts?.store;
  const [owner = '', name = ''] = repository.toLowerCase().split('/');
  const root = `https://${owner}.github.io`;
  return name === `${owner}.github.io` ? root : `${root}/${name}`;
}

/** Deeds that are left to people once all is written, in their order. */
export function lastSteps({ place, look, store, missing, isCommitted }: Given): OwnerDeed[] {
  const pages = ownerPages(place);
  const { name, address, rights } = GIT_HOSTS[place.host].tokenWords(place);
  const isBuilt = look?.checks.some((check) => check.name === 'Build' && check.state === 'fine');
  const admin = store && `${store}/admin/publish/`;
  const steps: OwnerDeed[] = [...(look?.later ?? [])];
  if (missing.length > 0)
    steps.push({
      text: `Commit ${missing.join(' and ')} to ${place.branch}, by git or on the host's page.`,
      address: pages.edit(`${place.dataPath}/site.json`),
    });
  if (place.host === 'forgejo')
    steps.push({
      text: `End the pipeline with the way in which your server is given out/${store ? '' : ', and name its address'}.`,
      address: pages.edit('.forgejo/workflows/pages.yml'),
    });
  if (isCommitted || missing.length > 0)
    steps.push({ text: 'Wait until the build of that commit is done, some minutes.', address: pages.runs });
  else if (!isBuilt)
    steps.push({ text: 'Build for the first time: press "Run workflow", and wait.', address: pages.runs });
  steps.push({ text: `Let each operator write to ${place.repository}.`, address: pages.people });
  if (place.signIn === undefined)
    steps.push({ text: `Each operator makes a token (${name}), for ${place.repository} alone. ${rights}`, address });
  const how = place.signIn === undefined ? 'paste the token, press "Sign in and test"' : 'press "Sign in"';
  const there = admin ? 'Open the admin' : 'Open /admin/publish/ of your store, whose address the host now shows';
  steps.push({
    text: `${there} (${demoLogin.email}, ${demoLogin.password}), ${how}, edit a product, press "Publish".`,
    address: admin ?? pages.store,
  });
  return steps;
}

/** Deeds after which no operator needs a token: an application on GitHub, and a worker that adds its secret. */
export function signInSteps(place: Place, look: Look | undefined, store: string): OwnerDeed[] {
  const admin = `${store}/admin/publish/`;
  return [
    {
      text: 'Make an application; all is filled in. Then make a client secret, and install it on this repository alone.',
      address: applicationPage(place, look?.facts?.isOrganization ?? false, admin),
    },
    {
      text: `Put hosting/sign-in-worker.js online, with SHOP_ORIGIN=${new URL(store).origin}, CLIENT_ID and CLIENT_SECRET.`,
      address: 'https://dash.cloudflare.com/?to=/:account/workers-and-pages/create',
    },
    { text: 'npm run publish:setup -- --client-id ID --sign-in ADDRESS' },
  ];
}
