/** The file beside the index that says which one is current. */
export const CURRENT_FILE = 'current.json';

/** What it holds: the name of the index. */
export type Current = { catalogue: string };
