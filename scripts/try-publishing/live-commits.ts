type Options = {
  /** Whether the history of a commit has another in it. */
  contains: (head: string, commit: string) => Promise<boolean>;
};

/** Knows which commit the store shows, and which were not built and why. */
export function createLiveCommits({ contains }: Options) {
  const failures = new Map<string, string>();
  let live: string | undefined;
  let isOver = false;
  const waiting = new Set<() => void>();
  const tell = () => {
    for (const wake of waiting) wake();
    waiting.clear();
  };
  return {
    show(commit: string): void {
      live = commit;
      tell();
    },
    fail(commit: string, reason: string): void {
      failures.set(commit, reason);
      tell();
    },
    /** Nothing more will come. */
    end(): void {
      isOver = true;
      tell();
    },
    /** Resolves when the store shows a commit or a later one; rejects with the reason where it could not be built. */
    async whenLive(commit: string): Promise<void> {
      for (;;) {
        // Before anything is asked: what happens meanwhile must not be missed.
        const later = new Promise<void>((resolve) => waiting.add(resolve));
        if (live !== undefined && (await contains(live, commit))) return;
        const reason = failures.get(commit);
        if (reason !== undefined) throw new Error(reason);
        if (isOver) throw new Error(`The trial ended before ${commit} was live.`);
        await later;
      }
    },
  };
}
