import type { Place } from '../../../site/publish-place';
import type { Host } from '../host';
import { LIMITS } from './ask-host';
import { openForgejo } from './forgejo';
import { openGithub } from './github';
import { openGitlab } from './gitlab';

const OPEN = { github: openGithub, gitlab: openGitlab, forgejo: openForgejo } as const;

/** The host of a place, asked with a token. Nothing is asked yet. `limits`: how long it may take to answer, in milliseconds. */
export function openHost(place: Place, token: string, fetch = globalThis.fetch, limits = LIMITS): Host {
  return OPEN[place.host]({ place, token, fetch, limits });
}
