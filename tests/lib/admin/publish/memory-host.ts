import { type Host, HostFault, type NewCommit, type PastCommit } from '@/lib/git-hosts/git-host';

type Files = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
type Commit = { id: string; parent: string | undefined; message: string; files: Files };
type Request = keyof Host;

const bytes = (content: string | Uint8Array<ArrayBuffer>) =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;

/** A repository with one branch, in memory, for as many hosts as work on it. */
export class MemoryRepository {
  readonly commits = new Map<string, Commit>();
  head: string;

  constructor(files: Readonly<Record<string, string>>) {
    this.head = this.add({
      message: 'Begin',
      files: Object.entries(files).map(([path, content]) => ({ path, content })),
    });
  }

  /** Puts a commit on top of the branch, whoever makes it. */
  add({ message, files }: Omit<NewCommit, 'parent'>): string {
    const before = this.commits.get(this.head);
    const merged = new Map([
      ...(before?.files ?? []),
      ...files.map(({ path, content }) => [path, bytes(content)] as const),
    ]);
    const id = this.commits.size.toString(16).padStart(40, '0');
    this.commits.set(id, { id, parent: before?.id, message, files: merged });
    this.head = id;
    return id;
  }

  read(path: string, commit = this.head): string {
    return new TextDecoder().decode(this.commits.get(commit)?.files.get(path));
  }

  /** The commits of the branch, the newest first. */
  get log(): Commit[] {
    const log: Commit[] = [];
    for (let at = this.commits.get(this.head); at; at = this.commits.get(at.parent ?? '')) log.push(at);
    return log;
  }
}

/** What happens to a request: nothing; it fails before it has done anything, or after; or something else comes before it. */
type Meddle = (request: Request, count: number) => HostFault | { after: HostFault } | (() => void) | undefined;

/** A host over a repository in memory, each request of which can be meddled with; `count` counts from 0 since that was said. */
export class MemoryHost implements Host {
  readonly requests: string[] = [];
  private meddling: Meddle = () => undefined;
  private count = -1;

  constructor(readonly repository: MemoryRepository) {}

  get meddle(): Meddle {
    return this.meddling;
  }
  set meddle(next: Meddle) {
    this.meddling = next;
    this.count = -1;
  }

  whoAmI = () => this.answer('whoAmI', '', () => ({ name: 'operator', address: '' }));
  readHead = () => this.answer('readHead', '', () => this.repository.head);
  readFile = (path: string, commit: string) =>
    this.answer('readFile', path, () => this.repository.commits.get(commit)?.files.get(path));
  state = () => this.answer('state', '', () => ({ kind: 'none' as const }));
  commit = ({ parent, ...commit }: NewCommit) =>
    this.answer('commit', parent, () => (parent === this.repository.head ? this.repository.add(commit) : 'moved'));
  history = (path: string) =>
    this.answer('history', path, (): PastCommit[] =>
      this.repository.log
        .filter(
          ({ id, parent }) => this.repository.read(path, id) !== (parent ? this.repository.read(path, parent) : ''),
        )
        .map(({ id, parent, message }) => ({
          ...{ commit: id, parent, title: message.split('\n')[0] ?? '' },
          ...{ by: 'operator', at: 0, address: '' },
        })),
    );

  private async answer<Result>(request: Request, what: string, act: () => Result): Promise<Result> {
    this.count += 1;
    this.requests.push(`${request} ${what}`.trim());
    const meddling = this.meddling(request, this.count);
    if (meddling instanceof HostFault) throw meddling;
    if (typeof meddling === 'function') meddling();
    const result = act();
    if (meddling && 'after' in meddling) throw meddling.after;
    return result;
  }
}

export const networkGone = () => new HostFault('network', 'gone');
