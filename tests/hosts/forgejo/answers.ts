import type { Entry, Logged } from '../repository';
import type { Build } from '../runs';
import type { Owned, Setting, User } from '../stand-in';

// The fields of Forgejo's documented answers, as far as they say anything here.

export const account = ({ login, name }: User, web: string) => ({
  id: 1,
  login,
  full_name: name,
  html_url: `${web}/${login}`,
});

export const project = ({ place, owned = {} }: Setting, { rights }: User) => ({
  id: 7,
  full_name: place.repository,
  default_branch: place.branch,
  html_url: `${place.origin}/${place.repository}`,
  private: owned.isPrivate ?? false,
  has_actions: owned.hasBuilds ?? true,
  permissions: { admin: false, push: rights === 'write', pull: true },
});

export const branchOf = (name: string, { commit: id, message }: Logged, _: string, { rules = [] }: Owned) => ({
  name,
  commit: { id, message },
  protected: rules.length > 0,
  user_can_push: rules.length === 0,
});

export const commitOf = ({ commit: sha, parents, message, author, at }: Logged, link: string) => {
  const by = { ...author, date: new Date(at).toISOString() };
  return {
    sha,
    html_url: `${link}/commit/${sha}`,
    parents: parents.map((parent) => ({ sha: parent })),
    commit: { message, author: by, committer: by },
  };
};

export const entryOf = ({ name, sha, kind }: Entry, folder: string) => ({
  name,
  path: folder === '' ? name : `${folder}/${name}`,
  sha,
  type: kind === 'file' ? 'file' : 'dir',
});

const STATUS = { queued: 'pending', running: 'pending', done: 'success', failed: 'failure' } as const;
const WORDS = { queued: 'Waiting to run', running: 'Has started running', done: 'Successful in 41s' } as const;

/** Forgejo keeps the last word of each workflow alone. */
export const statusOf = (commit: string, builds: readonly Build[], path: string) => ({
  sha: commit,
  state: builds[0] ? STATUS[builds[0].status] : '',
  total_count: Math.min(1, builds.length),
  statuses: builds.slice(0, 1).map(({ id, status, step }) => ({
    id,
    status: STATUS[status],
    context: 'Publish / build (push)',
    description: status === 'failed' ? `Failing after 41s: ${step}` : WORDS[status],
    target_url: `/${path}/actions/runs/${id}/jobs/0`,
  })),
});
