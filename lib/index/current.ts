/** The file that names the current index. */
export const CURRENT_FILE = 'current.json';

/** The content of that file: the name of the index file, which is next to it. */
export type Current = { file: string };
