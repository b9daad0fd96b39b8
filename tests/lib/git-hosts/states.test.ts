import { answering } from './answering';
import type { Kind } from './world';

const stateFrom = (kind: Kind, answers: Record<string, object>) => {
  const respond = (url: string) => {
    const [, body] = Object.entries(answers).find(([part]) => url.includes(part)) ?? [];
    return body ? Response.json(body) : Response.json({ message: 'Not Found' }, { status: 404 });
  };
  return answering(respond, kind).host.state('abc');
};

describe('of several workflows on GitHub', () => {
  const run = (id: number, workflow_id: number, status: string, conclusion: string | null = null) => ({
    id,
    workflow_id,
    name: `Workflow ${workflow_id}`,
    status,
    conclusion,
    html_url: `https://github.com/store/goods/actions/runs/${id}`,
  });
  const state = (runs: object[], jobs: object[] = []) =>
    stateFrom('github', { '/jobs': { jobs }, '/actions/runs': { workflow_runs: runs } });

  test.each([
    [
      'one that failed counts more than all others',
      [run(1, 1, 'in_progress'), run(2, 2, 'completed', 'timed_out')],
      'failed',
    ],
    ['one that runs counts more than those that wait', [run(1, 1, 'queued'), run(2, 2, 'in_progress')], 'running'],
    [
      'one that waits counts more than those that are done',
      [run(1, 1, 'completed', 'success'), run(2, 2, 'waiting')],
      'queued',
    ],
    [
      'one that was passed over is done',
      [run(1, 1, 'completed', 'skipped'), run(2, 2, 'completed', 'neutral')],
      'done',
    ],
    [
      'one by the clock stands for none',
      [{ ...run(3, 1, 'completed', 'success'), event: 'schedule' }, run(2, 1, 'completed', 'failure')],
      'failed',
    ],
    ['the newest run of each counts', [run(3, 1, 'completed', 'success'), run(2, 1, 'completed', 'failure')], 'done'],
  ])('%s', async (_, runs, kind) => {
    expect((await state(runs)).kind).toBe(kind);
  });

  test('the reason is the job and the step that failed', async () => {
    const jobs = [
      { name: 'check', conclusion: 'success', steps: [] },
      {
        name: 'build',
        conclusion: 'failure',
        steps: [
          { name: 'Set up', conclusion: 'success' },
          { name: 'Check the catalogue', conclusion: 'failure' },
        ],
      },
    ];
    expect(await state([run(7, 1, 'completed', 'failure')], jobs)).toEqual({
      kind: 'failed',
      address: 'https://github.com/store/goods/actions/runs/7',
      reason: 'build: Check the catalogue',
    });
  });

  test('a run that never got to a job says how it ended', async () => {
    expect(await state([run(7, 1, 'completed', 'startup_failure')])).toMatchObject({
      reason: 'Workflow 1: startup_failure',
    });
  });

  test('a run that was called off, as for a newer commit, has not failed', async () => {
    expect(await state([run(7, 1, 'completed', 'cancelled')])).toEqual({ kind: 'none' });
  });
});

describe('of a pipeline on GitLab', () => {
  const state = (status: string, jobs: object[] = []) =>
    stateFrom('gitlab', { '/jobs': jobs, '/pipelines': [{ id: 3, status, web_url: 'https://gitlab.com/p/3' }] });

  test.each([
    ['created', 'queued'],
    ['waiting_for_resource', 'queued'],
    ['manual', 'queued'],
    ['running', 'running'],
    ['success', 'done'],
    ['failed', 'failed'],
    ['canceled', 'none'],
    ['skipped', 'none'],
  ])('%s is %s', async (status, kind) => {
    expect((await state(status)).kind).toBe(kind);
  });

  test('one by the clock stands for none', async () => {
    const pipeline = (source: string, status: string) => ({ id: 3, source, status, web_url: 'https://gitlab.com/p/3' });
    const both = [pipeline('schedule', 'success'), pipeline('push', 'running')];
    expect((await stateFrom('gitlab', { '/pipelines': both })).kind).toBe('running');
  });

  test('a job that may fail is no reason', async () => {
    const jobs = [
      { stage: 'lint', name: 'spelling', allow_failure: true },
      { stage: 'build', name: 'site', allow_failure: false },
    ];
    expect(await state('failed', jobs)).toMatchObject({ reason: 'build: site', address: 'https://gitlab.com/p/3' });
  });
});

describe('of a commit on Forgejo', () => {
  const state = (...statuses: object[]) => stateFrom('forgejo', { '/status': { statuses } });
  const said = (status: string, target_url?: string) => ({ status, context: 'ci', description: 'Said so', target_url });

  test('what failed counts more than what is done', async () => {
    expect(await state(said('success'), said('error'))).toMatchObject({ kind: 'failed', reason: 'ci: Said so' });
  });

  test('nothing said is nothing begun', async () => {
    expect(await stateFrom('forgejo', { '/status': { statuses: null } })).toEqual({ kind: 'none' });
  });

  test.each([
    ['/store/goods/actions/runs/1', 'https://codeberg.org/store/goods/actions/runs/1'],
    ['https://ci.example.com/1', undefined],
    ['https://codeberg.org@ci.example.com/1', undefined],
    ['//ci.example.com/1', undefined],
    ['javascript:alert(1)', undefined],
    ['http://[', undefined],
    ['', undefined],
  ])('the address %j leads to %s', async (target, address) => {
    expect((await state(said('success', target))) as object).toHaveProperty('address', address);
  });
});
