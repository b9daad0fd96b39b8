import { createHash } from 'node:crypto';

export type FakeCommit = {
  id: string;
  parent: string | undefined;
  message: string;
  author: string;
  /** Content by path. */
  files: ReadonlyMap<string, Buffer>;
};
type NewFakeCommit = Pick<FakeCommit, 'message' | 'author'> & { files: Readonly<Record<string, string | Buffer>> };

/** Hash of a file, as git computes it. */
export const blobHash = (content: Buffer): string =>
  createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');

/** Git repository in memory with one branch. */
export class FakeRepository {
  private readonly commits = new Map<string, FakeCommit>();
  head: string;

  constructor(
    files: NewFakeCommit['files'],
    readonly branch = 'main',
  ) {
    this.head = this.add({ message: 'First commit', author: 'Somebody Else', files });
  }

  /** Puts a commit on top of the branch. */
  add({ message, author, files }: NewFakeCommit): string {
    const parent = this.commits.get(this.head);
    const added = Object.entries(files).map(([path, content]) => [path, Buffer.from(content)] as const);
    const id = createHash('sha1').update(`commit ${this.commits.size}`).digest('hex');
    const all = new Map([...(parent?.files ?? []), ...added]);
    this.commits.set(id, { id, parent: parent?.id, message, author, files: all });
    this.head = id;
    return id;
  }

  /** Puts the branch back to an earlier commit, as a force push does. */
  reset(commit: string): void {
    if (!this.commits.has(commit)) throw new Error(`There is no commit ${commit}`);
    this.head = commit;
  }

  get(commit: string): FakeCommit | undefined {
    return this.commits.get(commit);
  }

  read(path: string, commit = this.head): Buffer | undefined {
    return this.commits.get(commit)?.files.get(path);
  }

  /** Commits of the branch, the newest first. */
  log(): FakeCommit[] {
    const log: FakeCommit[] = [];
    for (let at = this.get(this.head); at; at = this.get(at.parent ?? '')) log.push(at);
    return log;
  }
}
