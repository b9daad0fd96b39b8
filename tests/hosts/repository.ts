/** A file of a commit by its path. */
export type File = { path: string; content: Buffer };
export type Person = { name: string; email: string };
export type Entry = { name: string; sha: string; kind: 'file' | 'folder' };
export type Logged = {
  commit: string;
  parents: readonly string[];
  message: string;
  author: Person;
  /** In milliseconds, whole seconds as git keeps them. */
  at: number;
};

/** What a host keeps of one repository: git's own, or one in memory that says the same of it. */
export type Repository = {
  /** The commit that a branch is at; undefined where there is no such branch. */
  head: (branch: string) => Promise<string | undefined>;
  /** Whether there is a commit, on a branch or on none any more. */
  has: (commit: string) => Promise<boolean>;
  read: (commit: string, path: string) => Promise<Buffer | undefined>;
  /** What stands in a folder, '' for the uppermost; undefined where there is no such folder. */
  list: (commit: string, folder: string) => Promise<readonly Entry[] | undefined>;
  /** All files on top of `parent`, if the branch is there, or nothing: 'moved'. */
  commit: (commit: {
    branch: string;
    parent: string;
    message: string;
    author: Person;
    files: readonly File[];
  }) => Promise<string | 'moved'>;
  /** The commits of a branch, or below a commit, that changed a path, the newest first. '': all commits. */
  log: (from: string, path: string, limit: number) => Promise<readonly Logged[]>;
  /** Puts a branch elsewhere, whatever it was at. */
  forcePush: (branch: string, commit: string) => Promise<void>;
};

/** The path of each file, and what it holds. */
export type Content = Readonly<Record<string, string | Buffer>>;

export const toFiles = (content: Content): File[] =>
  Object.entries(content).map(([path, text]) => ({ path, content: Buffer.from(text) }));

/** Who makes the first commit of a repository, and those that come between. */
export const SOMEBODY: Person = { name: 'Somebody Else', email: 'somebody@example.com' };
