import type { Place } from '@/lib/site/publish-place';
import type { Logged } from '../repository';
import type { Build } from '../runs';
import type { Owned, User } from '../stand-in';

// The answers of GitHub's REST API (docs.github.com/rest, version 2022-11-28), with the fields that the shop reads.

/** Where a repository stands on the web. */
type Web = Pick<Place, 'origin' | 'repository'>;

export const account = ({ login, name }: User, { origin }: Web) => ({ login, name, html_url: `${origin}/${login}` });

export function project(fullName: string, branch: string, { rights }: User, { isPrivate = false, pages }: Owned) {
  const [login, name] = fullName.split('/');
  return {
    name,
    full_name: fullName,
    owner: { login, type: 'User' },
    private: isPrivate,
    default_branch: branch,
    has_pages: pages !== undefined,
    permissions: { admin: false, maintain: false, push: rights === 'write', triage: false, pull: true },
  };
}

export function pagesOf(source: 'workflow' | 'legacy', name: string) {
  const [owner, store] = name.split('/');
  return { status: 'built', cname: null, build_type: source, html_url: `https://${owner}.github.io/${store}/` };
}

export const branchOf = (name: string, sha: string, { rules = [] }: Owned) => ({
  name,
  commit: { sha },
  protected: rules.length > 0,
});

export const rulesOf = (name: string, { rules = [] }: Owned) =>
  rules.map((type) => ({ type, ruleset_source_type: 'Repository', ruleset_source: name, ruleset_id: 42 }));

export const ref = (branch: string, sha: string) => ({ ref: `refs/heads/${branch}`, object: { type: 'commit', sha } });

export function past(log: readonly Logged[], { origin, repository }: Web) {
  return log.map(({ commit: sha, parents, message, author, at }) => {
    const by = { ...author, date: new Date(at).toISOString() };
    return {
      sha,
      html_url: `${origin}/${repository}/commit/${sha}`,
      parents: parents.map((parent) => ({ sha: parent })),
      commit: { message, author: by, committer: by },
    };
  });
}

const STATUS = { queued: 'queued', running: 'in_progress', done: 'completed', failed: 'completed' } as const;
const CONCLUSION = { queued: null, running: null, done: 'success', failed: 'failure' } as const;
const linkOf = ({ origin, repository }: Web, { id }: Build) => `${origin}/${repository}/actions/runs/${id}`;

export const runs = (builds: readonly Build[], web: Web) => ({
  total_count: builds.length,
  workflow_runs: builds.map((build) => ({
    id: build.id,
    workflow_id: 159038,
    name: 'Publish',
    event: 'push',
    head_sha: build.commit,
    status: STATUS[build.status],
    conclusion: CONCLUSION[build.status],
    html_url: linkOf(web, build),
  })),
});

export function jobs(build: Build, web: Web) {
  const conclusion = CONCLUSION[build.status];
  const steps = [
    { name: 'Set up job', number: 1, status: 'completed', conclusion: 'success' },
    { name: build.step ?? 'Build', number: 2, status: 'completed', conclusion },
  ];
  const job = { run_id: build.id, name: 'build', status: STATUS[build.status], conclusion, steps };
  return { total_count: 1, jobs: [{ ...job, head_sha: build.commit, html_url: linkOf(web, build) }] };
}
