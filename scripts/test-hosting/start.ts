/** `out` is the export, `folder` one for all that the server writes. */
type Place = { port: number; out: string; folder: string };

/** Gives the command that serves an export as a host does, and its words. */
export type Start = (place: Place) => Promise<string[]>;
