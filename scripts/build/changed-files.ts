/** The paths that differ between two builds, by their contents. */
export type FileChanges = { changed: string[]; added: string[]; removed: string[] };

type Hashed = ReadonlyMap<string, { sha: string }>;

/** Compares the files of two exports, each by its path with the hash of its content. */
export function fileChanges(before: Hashed, after: Hashed): FileChanges {
  const [changed, added] = [true, false].map((isKnown) =>
    [...after].flatMap(([path, { sha }]) =>
      before.has(path) === isKnown && before.get(path)?.sha !== sha ? path : [],
    ),
  ) as [string[], string[]];
  return { changed, added, removed: [...before.keys()].filter((path) => !after.has(path)) };
}

/** The counts in words: 'changed 14, added 2, removed 0 of 16,824 files'. */
export function changedFilesLine({ changed, added, removed }: FileChanges, files: number): string {
  const [edits, news, gone, all] = [changed.length, added.length, removed.length, files].map((count) =>
    count.toLocaleString('en-US'),
  );
  return `changed ${edits}, added ${news}, removed ${gone} of ${all} files`;
}
