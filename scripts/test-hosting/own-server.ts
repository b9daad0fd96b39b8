import type { Traits } from './check';

/** `root` is the folder that the host is given, `folder` one for all that the server writes; a base path is '' or '/store'. */
export type ServedPlace = { port: number; root: string; folder: string; basePath: string; hstsSeconds: number };

/** The ways of a server of one's own. */
export const OWN_SERVER: Omit<Traits, 'encodings'> = {
  knowsStatus: true,
  refusesMissing: true,
  sendsParts: true,
  saysVary: true,
  sendsCopies: true,
  packs: true,
  marksErrors: true,
  takesAll: false,
  isOpen: false,
};

/** A host as it is run on this machine. */
export type RunningHost = {
  traits: Traits;
  /** How to get what is missing. */
  install: string;
  /** Gives the command that serves the folder, and its words. */
  start: (place: ServedPlace) => Promise<string[]>;
};
