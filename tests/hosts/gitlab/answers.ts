import type { Logged } from '../repository';
import type { Build } from '../runs';
import type { Owned, Setting, User } from '../stand-in';

// The fields of GitLab's documented answers, as far as they say anything here.

const LEVELS = { write: 30, read: 20, none: 0, expired: 0 } as const;

export const account = ({ login, name }: User, web: string) => ({
  id: 1,
  username: login,
  name,
  state: 'active',
  web_url: `${web}/${login}`,
});

export const project = ({ place, owned = {} }: Setting, { rights }: User) => ({
  id: 7,
  path_with_namespace: place.repository,
  default_branch: place.branch,
  web_url: `${place.origin}/${place.repository}`,
  visibility: owned.isPrivate ? 'private' : 'public',
  builds_access_level: owned.hasBuilds === false ? 'disabled' : 'enabled',
  pages_access_level: owned.pages ? 'public' : 'private',
  permissions: { project_access: { access_level: LEVELS[rights], notification_level: 3 }, group_access: null },
});

export const branchOf = (name: string, commit: Logged, link: string, { rules = [] }: Owned) => ({
  name,
  merged: false,
  protected: rules.length > 0,
  can_push: !rules.includes('nobody'),
  developers_can_push: rules.length === 0,
  commit: commitOf(commit, link),
});

export const commitOf = ({ commit, parents, message, author, at }: Logged, link: string) => ({
  id: commit,
  short_id: commit.slice(0, 8),
  parent_ids: parents,
  title: message.split('\n')[0],
  message,
  author_name: author.name,
  author_email: author.email,
  authored_date: new Date(at).toISOString(),
  committed_date: new Date(at).toISOString(),
  web_url: `${link}/-/commit/${commit}`,
});

const STATUS = { queued: 'pending', running: 'running', done: 'success', failed: 'failed' } as const;

export const pipelineOf = ({ id, commit, status }: Build, branch: string, link: string) => ({
  id,
  sha: commit,
  ref: branch,
  status: STATUS[status],
  source: 'push',
  web_url: `${link}/-/pipelines/${id}`,
});

export const jobsOf = ({ id, status, step }: Build, link: string) =>
  status === 'failed'
    ? [
        {
          id: id * 10,
          name: step,
          stage: 'build',
          status: 'failed',
          allow_failure: false,
          web_url: `${link}/-/jobs/${id * 10}`,
        },
      ]
    : [];
