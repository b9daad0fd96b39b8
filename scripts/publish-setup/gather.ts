import { parseAddress } from '../../lib/catalogue/schema/parse-address';
import { GIT_HOST_NAMES, GIT_HOSTS } from '../../lib/git-hosts/git-hosts';
import { readRepositoryAddress } from '../../lib/git-hosts/repository-address';
import { type PublishInput, publishPlace } from '../../lib/site/publish-place';
import { siteSchema } from '../../lib/site/site-schema';
import type { AskPerson } from '../read-questions';

type Given = {
  /** The options of the command line. */
  given: ReadonlyMap<string, string>;
  /** The place that `site.json` names already. */
  known: Partial<PublishInput> | undefined;
  /** The address that this folder was cloned from. */
  cloned: string | undefined;
  ask: AskPerson | undefined;
};

/** Place to publish to, from what is given, known and answered. Throws where something is wrong, or missing with nobody to ask. */
export async function gatherPlace({ given, known, cloned, ask }: Given): Promise<PublishInput> {
  const answered = async (option: string, question: string, preset?: string) => {
    const answer = given.get(option) ?? (ask ? await ask(question, preset) : preset);
    if (!answer) throw new Error(`--${option} is missing, and nobody is here to be asked.`);
    return answer;
  };
  const before = known?.repository && `${known.origin ?? ''}/${known.repository}`.replace(/^\//, '');
  const pasted = await answered('repository', 'The address of your repository', before ?? (ask && cloned));
  const addressed = readRepositoryAddress(pasted);
  if (!addressed) throw new Error(`'${pasted}' names no repository: paste its address, or write owner/name.`);
  const { repository, origin, host } = addressed;
  const old = known?.repository === repository ? known : {};
  const kinds = GIT_HOST_NAMES.join(', ');
  const asked = () => answered('host', `The kind of its host: ${kinds}`, origin === undefined ? 'github' : undefined);
  const named = given.get('host') ?? old.host ?? host ?? (await asked());
  const kind = GIT_HOST_NAMES.find((name) => name === named);
  if (!kind) throw new Error(`There is no host '${named}': choose one of ${kinds}.`);
  const branch = await answered('branch', 'The branch that the store is built from', old.branch ?? 'main');
  const own = origin === GIT_HOSTS[kind].origin ? undefined : (origin ?? old.origin);
  const [clientId, signIn] = [given.get('client-id') ?? old.clientId, given.get('sign-in') ?? old.signIn];
  const publish: PublishInput = {
    ...old,
    ...{ host: kind, repository, branch },
    ...(own !== undefined && { origin: own }),
    ...(clientId !== undefined && { clientId }),
    ...(signIn !== undefined && { signIn }),
  };
  const faults = siteSchema.safeParse({ publish }).error?.issues ?? [];
  if (faults.length > 0) throw new Error(faults.map(({ path, message }) => `${path.join('.')} ${message}`).join('\n'));
  return publish;
}

/** Token of whoever sets up: that of the environment, or the answer to a question that says which one; '' without. */
export async function gatherToken(
  publish: PublishInput,
  kept: string | undefined,
  hidden: AskPerson | undefined,
  say: (line: string) => void,
): Promise<string> {
  if (kept !== undefined || !hidden) return kept?.trim() ?? '';
  const place = publishPlace(publish);
  const { name, address, lines } = GIT_HOSTS[place.host].tokenWords(place);
  say(`\nTo look into it, a ${name} of yours is needed. Make one here:\n  ${address}`);
  for (const line of lines) say(`  - ${line}`);
  return hidden('Paste it (nothing is shown; Enter goes on without)');
}

/** Address of the store, where it is given, or has to be asked for: a server of one's own tells nobody. Throws where it is none. */
export async function gatherStore(
  publish: PublishInput,
  given: string | undefined,
  ask: AskPerson | undefined,
): Promise<string | undefined> {
  const isAsked = given === undefined && publish.host === 'forgejo';
  const text = isAsked ? await ask?.('The address that the store will have, such as https://www.example.com') : given;
  if (!text) return undefined;
  const address = parseAddress(text);
  if (!address || !/^https?:$/.test(address.protocol)) throw new Error(`'${text}' is no address of a store.`);
  return `${address.origin}${address.pathname.replace(/\/$/, '')}`;
}
