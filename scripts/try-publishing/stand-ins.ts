import type { Place } from '../../lib/site/publish-place';
import { forgejoStandIn } from '../../tests/hosts/forgejo';
import { githubStandIn } from '../../tests/hosts/github';
import { gitlabStandIn } from '../../tests/hosts/gitlab';
import type { Setting, StandIn } from '../../tests/hosts/stand-in';

/** Each host's stand-in over a repository of this machine: those of the tests, so that what is tried here is what is tested. */
export const STAND_INS: Record<Place['host'], (setting: Setting) => StandIn> = {
  github: githubStandIn,
  gitlab: gitlabStandIn,
  forgejo: forgejoStandIn,
};
