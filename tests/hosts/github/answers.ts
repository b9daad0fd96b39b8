import type { Place } from '@/lib/site/publish-place';
import { exampleOf } from '../github-descriptions';
import type { Logged } from '../repository';
import type { Build } from '../runs';
import type { Owned, User } from '../stand-in';

type Body = Record<string, unknown>;
type List = Record<string, unknown[]>;

// Each is GitHub's own example, with what is the case here; what its examples lack by mistake is added.

/** Where a repository stands on the web. */
type Web = Pick<Place, 'origin' | 'repository'>;

export function account({ login, name }: User, { origin }: Web): Body {
  return { ...exampleOf<Body>('GET', '/user'), login, name, html_url: `${origin}/${login}` };
}

export function project(name: string, branch: string, { rights }: User, { isPrivate = false, pages }: Owned): Body {
  // The repositories that this one comes of are given with fields that they do not have.
  const { template_repository, parent, source, ...example } = exampleOf<Body>('GET', '/repos/{owner}/{repo}');
  const permissions = { admin: false, maintain: false, push: rights === 'write', triage: false, pull: true };
  const settings = { private: isPrivate, has_pages: pages !== undefined, permissions };
  return { ...example, language: null, name: name.split('/')[1], full_name: name, default_branch: branch, ...settings };
}

export function pagesOf(source: 'workflow' | 'legacy', name: string): Body {
  const [owner, store] = name.split('/');
  const example = exampleOf<Body>('GET', '/repos/{owner}/{repo}/pages');
  return { ...example, cname: null, build_type: source, html_url: `https://${owner}.github.io/${store}/` };
}

export function branchOf(name: string, sha: string, { rules = [] }: Owned): Body {
  const example = exampleOf<Body>('GET', '/repos/{owner}/{repo}/branches/{branch}');
  return { ...example, name, commit: { ...(example.commit as Body), sha }, protected: rules.length > 0 };
}

export const rulesOf = (name: string, { rules = [] }: Owned): unknown[] =>
  rules.map((type) => ({ type, ruleset_source_type: 'Repository', ruleset_source: name, ruleset_id: 42 }));

export function ref(branch: string, sha: string): Body {
  const example = exampleOf<Body>('GET', '/repos/{owner}/{repo}/git/ref/{ref}');
  return { ...example, ref: `refs/heads/${branch}`, object: { ...(example.object as Body), sha } };
}

export function past(log: readonly Logged[], { origin, repository }: Web): unknown[] {
  const [example] = exampleOf<Body[]>('GET', '/repos/{owner}/{repo}/commits');
  const link = (sha: string) => `${origin}/${repository}/commit/${sha}`;
  return log.map(({ commit: sha, parents, message, author, at }) => {
    const by = { ...author, date: new Date(at).toISOString() };
    return {
      ...example,
      sha,
      html_url: link(sha),
      parents: parents.map((parent) => ({ sha: parent, url: link(parent), html_url: link(parent) })),
      commit: { ...(example?.commit as Body), message, author: by, committer: by },
    };
  });
}

const STATUS = { queued: 'queued', running: 'in_progress', done: 'completed', failed: 'completed' } as const;
const CONCLUSION = { queued: null, running: null, done: 'success', failed: 'failure' } as const;
const linkOf = ({ origin, repository }: Web, { id }: Build) => `${origin}/${repository}/actions/runs/${id}`;

export function runs(builds: readonly Build[], web: Web): Body {
  const example = exampleOf<List>('GET', '/repos/{owner}/{repo}/actions/runs').workflow_runs?.[0] as Body;
  const workflow_runs = builds.map((build) => ({
    ...example,
    id: build.id,
    name: 'Publish',
    head_sha: build.commit,
    status: STATUS[build.status],
    conclusion: CONCLUSION[build.status],
    html_url: linkOf(web, build),
  }));
  return { total_count: builds.length, workflow_runs };
}

export function jobs(build: Build, web: Web): Body {
  const example = exampleOf<List>('GET', '/repos/{owner}/{repo}/actions/runs/{run_id}/jobs').jobs?.[0] as Body;
  const conclusion = CONCLUSION[build.status];
  const step = { status: 'completed', started_at: null, completed_at: null };
  const steps = [
    { ...step, name: 'Set up job', number: 1, conclusion: 'success' },
    { ...step, name: build.step ?? 'Build', number: 2, conclusion },
  ];
  const job = { ...example, run_id: build.id, name: 'build', status: STATUS[build.status], conclusion, steps };
  const created_at = new Date(0).toISOString();
  return { total_count: 1, jobs: [{ ...job, head_sha: build.commit, html_url: linkOf(web, build), created_at }] };
}
