/** The options that every part is opened with; `progress` shows how far it is, and throws when it shall go no further. */
export type Options = { root: string; signal: AbortSignal; progress: (line: string) => void };

/** `measure` rejects where the case cannot be measured. */
export type Bench<Result> = { measure: (name: string) => Promise<Result>; close: () => Promise<void> };

/** Something to measure, case by case. */
export type Part<Result extends object> = {
  name: string;
  cases: readonly string[];
  /** True for a word that names a case which is not on the list. */
  accepts?: (word: string) => boolean;
  open: (options: Options) => Promise<Bench<Result>>;
  /** Tables of this run's results, by case; a method, so that parts of any result stand in one list. */
  report(results: Readonly<Record<string, Result>>): string;
};
