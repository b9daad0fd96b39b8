import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyEdits, modify, parse } from 'jsonc-parser';
import { GIT_HOSTS } from '../../lib/admin/git-hosts/git-hosts';
import type { PublishSettings } from '../../lib/admin/publish/publish-target';
import { GIT_HOST_NAMES, type GitHostName } from '../../lib/site/schema/publish-schema';
import { siteSchema } from '../../lib/site/schema/site-schema';
import type { Ask } from '../build/cli/prompts';
import { writeIfChanged } from '../build/write-file';

type Given = {
  /** Options of the command line. */
  given: ReadonlyMap<string, string>;
  /** Present value of `publish` in `site.json`. */
  known: Partial<PublishSettings> | undefined;
  /** Address that this folder was cloned from. */
  cloned: string | undefined;
  /** undefined without a terminal. */
  ask: Ask | undefined;
};

/** The value of `publish` from options, answers and the present value. Throws if a setting is missing or invalid. */
export async function gatherPublishSettings({ given, known, cloned, ask }: Given): Promise<PublishSettings> {
  const answerOf = async (
    option: string,
    message: string,
    suggestion?: string,
    isValid?: (text: string) => boolean,
  ) => {
    const validate = (text: string) =>
      isValid && !isValid(text) ? `"${text}" is not ${message.toLowerCase()}` : undefined;
    const answer = given.get(option) ?? (ask ? await ask({ message, suggestion, validate }) : suggestion);
    if (!answer) throw new Error(`--${option} is missing.`);
    return answer;
  };
  const before = known?.repository && `${known.origin ?? ''}/${known.repository}`.replace(/^\//, '');
  const pasted = await answerOf(
    'repository',
    'The address of your repository, such as https://github.com/ann/my-shop',
    before ?? (ask && cloned),
    (text) => readRepositoryAddress(text) !== undefined,
  );
  const found = readRepositoryAddress(pasted);
  if (!found) throw new Error(`'${pasted}' is not a repository: paste its address, or write owner/name.`);
  const { repository, origin } = found;
  const old = known?.repository === repository ? known : {};
  const kinds = GIT_HOST_NAMES.join(', ');
  const askHost = () =>
    answerOf('host', `The kind of its host: ${kinds}`, origin === undefined ? 'github' : undefined, (text) =>
      GIT_HOST_NAMES.some((name) => name === text),
    );
  const named = given.get('host') ?? old.host ?? found.host ?? (await askHost());
  const host = GIT_HOST_NAMES.find((name) => name === named);
  if (!host) throw new Error(`There is no host '${named}': choose one of ${kinds}.`);
  const branch = await answerOf('branch', 'The branch that the store is built from', old.branch ?? 'main');
  const ownServer = origin === GIT_HOSTS[host].origin ? undefined : (origin ?? old.origin);
  const [clientId, signIn] = [given.get('client-id') ?? old.clientId, given.get('sign-in') ?? old.signIn];
  const publish: PublishSettings = {
    ...old,
    ...{ host, repository, branch },
    ...(ownServer !== undefined && { origin: ownServer }),
    ...(clientId !== undefined && { clientId }),
    ...(signIn !== undefined && { signIn }),
  };
  const problems = siteSchema.safeParse({ publish }).error?.issues ?? [];
  if (problems.length > 0)
    throw new Error(problems.map(({ path, message }) => `${path.join('.')} ${message}`).join('\n'));
  return publish;
}

type RepositoryAddress = { repository: string; origin?: string; host?: GitHostName };

/** Paths of pages below a repository on the hosts. */
const REPOSITORY_SUBPAGE = /\/(?:-|tree|src|blob|commits?|actions|settings|pulls?|issues|wiki|releases)(?:\/.*)?$/;

/**
 * Parses the URL of a repository, from a browser or for `git clone` (https or ssh), or owner/name. Undefined for other text. `host` is
 * set only for known servers.
 */
export function readRepositoryAddress(pasted: string): RepositoryAddress | undefined {
  const text = pasted.trim();
  const [, sshHost, sshPath] = /^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(text) ?? [];
  const web = sshHost === undefined ? text : `https://${sshHost}/${sshPath}`;
  const isAddress = /^(?:https?|ssh|git\+ssh):\/\//.test(web) && URL.canParse(web);
  const address = isAddress ? new URL(web) : undefined;
  const origin = address && webOrigin(address);
  const repository = (address?.pathname ?? text)
    .replace(REPOSITORY_SUBPAGE, '')
    .replace(/\.git\/?$/, '')
    .replace(/^\/|\/$/g, '');
  if (!/^[\w.-]+(?:\/[\w.-]+)+$/.test(repository)) return undefined;
  const host = GIT_HOST_NAMES.find((name) => GIT_HOSTS[name].origin === origin);
  return { repository, ...(origin && { origin }), ...(host && { host }) };
}

/** Origin of the website of a repository: ssh URLs have another port, and http is only for this computer. */
function webOrigin({ protocol, origin, host, hostname }: URL): string {
  if (!protocol.startsWith('http')) return `https://${hostname}`;
  return ['localhost', '127.0.0.1'].includes(hostname) ? origin : `https://${host}`;
}

type Written = {
  publish: PublishSettings;
  /** Folder of the project, and the data folder in it. */
  root: string;
  dataDir: string;
  /** Address of the store, if it is known. */
  store: string | undefined;
};

const PIPELINES: Partial<Record<PublishSettings['host'], { path: string; template: string }>> = {
  gitlab: { path: '.gitlab-ci.yml', template: 'gitlab.yml' },
  forgejo: { path: '.forgejo/workflows/pages.yml', template: 'forgejo.yml' },
};

/** Writes `publish` into `site.json`, and the pipeline of the host if there is none yet. Returns the paths of changed files. */
export function writePublishSettings({ publish, root, dataDir, store }: Written): string[] {
  const site = join(dataDir, 'site.json');
  const siteFile = join(root, site);
  const before = existsSync(siteFile) ? readFileSync(siteFile, 'utf8') : '';
  const written = writeIfChanged(siteFile, withPublish(before, publish)) ? [site] : [];
  const pipeline = PIPELINES[publish.host];
  if (!pipeline || existsSync(join(root, pipeline.path))) return written;
  const template = readFileSync(join(root, '.github/templates', pipeline.template), 'utf8')
    .replaceAll(/"main"|\[main\]/g, (branch) => branch.replace('main', publish.branch))
    .replace(/( +)SITE_URL: https.*/g, (line, indent: string) => (store ? addressLines(store, indent) : line));
  writeIfChanged(join(root, pipeline.path), template);
  return [...written, pipeline.path];
}

/** Environment variables of a build for a URL, which may have a path. */
function addressLines(store: string, indent: string): string {
  const { origin, pathname } = new URL(store);
  return `${indent}SITE_URL: ${origin}${pathname === '/' ? '' : `\n${indent}BASE_PATH: ${pathname}`}`;
}

/** Sets `publish` in the text of a `site.json`. All other bytes are unchanged. */
export function withPublish(text: string, publish: PublishSettings): string {
  if (JSON.stringify(parse(text)?.publish) === JSON.stringify(publish)) return text;
  const indent = /\n([ \t]+)"/.exec(text)?.[1] ?? '  ';
  const formattingOptions = {
    insertSpaces: !indent.startsWith('\t'),
    tabSize: indent.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  };
  const json = text.trim() === '' ? '{}\n' : text;
  return applyEdits(json, modify(json, ['publish'], publish, { formattingOptions }));
}
