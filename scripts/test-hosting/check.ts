import type { AskHost, HostAnswer } from './ask';
import type { ServedSite } from './site';

/** Ways of a host's own, each as right as the others'. */
export type Traits = {
  /** Whether its rules for how long a file is kept hold for files that are there alone. */
  knowsStatus: boolean;
  /** Whether it says that nobody keeps an answer for what is missing; one that does not has it asked for again soon. */
  refusesMissing: boolean;
  /** Whether it sends a part of a file; one that does not sends the whole. */
  sendsParts: boolean;
  /** Whether it names what an answer depends on, and tags each packing of it; Cloudflare's network does so before its runtime's answer gets out. */
  saysVary: boolean;
  /** Whether the copies of `npm run compress` are sent. */
  sendsCopies: boolean;
  /** Whether it packs what has no copy. */
  packs: boolean;
  /** The encodings it sends. */
  encodings: readonly ('br' | 'gzip')[];
  /** Whether its answers to what makes no sense carry our headers too; others write those before any rule is read, some as a gateway's. */
  marksErrors: boolean;
  /** Whether it is given its files by an upload, which takes all that the folder holds: what is hidden, and what links lead to. */
  takesAll: boolean;
  /** Whether it lets scripts of other sites read what it serves, which is public. */
  isOpen: boolean;
  /** Requests that end the program which stands for the host here; the host's own network answers them. */
  endedBy?: RegExp;
  /** Files that it sends as they are, because its list of texts does not have their type. */
  leaves?: RegExp;
};

/** `url` is that of the host, up to the base path. */
export type HostedSite = { site: ServedSite; traits: Traits; url: string; ask: AskHost };

/** Duties of a host, by name, each with the sentences on what is wrong with how it does them. */
export type Checks = Readonly<Record<string, (host: HostedSite) => Promise<string[]>>>;

/** The faults of all of these, asked of all at once. */
export const wrongAnswers = async <Item>(
  items: readonly Item[],
  look: (item: Item) => Promise<string[]>,
): Promise<string[]> => (await Promise.all(items.map(look))).flat();

/** A sentence where something is not as it should be. */
export const unless = (isRight: boolean, fault: string): string[] => (isRight ? [] : [fault]);

/** Sentences on headers that are not as expected. */
export const wrongHeaders = (
  path: string,
  { headers }: HostAnswer,
  expected: Readonly<Record<string, string>>,
): string[] =>
  Object.entries(expected).flatMap(([name, value]) => {
    const said = headers[name.toLowerCase()];
    return unless(said === value, `${path}: ${name} is "${said}", not "${value}"`);
  });
