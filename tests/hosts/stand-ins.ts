import { forgejoStandIn } from './forgejo';
import { githubStandIn } from './github';
import { gitlabStandIn } from './gitlab';

/** The stand-ins by the kind of their host. */
export const STAND_INS = { github: githubStandIn, gitlab: gitlabStandIn, forgejo: forgejoStandIn };
