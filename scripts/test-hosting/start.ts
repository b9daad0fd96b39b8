import type { Traits } from './check';

/** `root` is the folder that the host is given, `folder` one for all that the server writes; a base path is '' or '/store'. */
export type Place = { port: number; root: string; folder: string; basePath: string; hstsSeconds: number };

/** A host as it is run on this machine. */
export type RunningHost = {
  traits: Traits;
  /** How to get what is missing. */
  install: string;
  /** Gives the command that serves the folder, and its words. */
  start: (place: Place) => Promise<string[]>;
};
