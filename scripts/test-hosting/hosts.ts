import { apache, apacheShared } from './apache';
import { cloudflare, pages } from './cloudflare';
import { nginx } from './nginx';
import type { RunningHost } from './own-server';

/** The hosts that can be run on one's own machine, by their names on the command line. */
export const HOSTS: Readonly<Record<string, RunningHost>> = {
  nginx,
  apache,
  'apache-shared': apacheShared,
  cloudflare,
  pages,
};
