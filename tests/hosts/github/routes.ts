import type { At } from '../faults';

/** What of GitHub stands here, by the paths of its description. */
const ROUTES = [
  { path: '/user', at: 'who' },
  { path: '/repos/{owner}/{repo}', at: 'who' },
  { path: '/repos/{owner}/{repo}/pages', at: 'settings' },
  { path: '/repos/{owner}/{repo}/branches/{branch}', at: 'settings' },
  { path: '/repos/{owner}/{repo}/rules/branches/{branch}', at: 'settings' },
  { path: '/repos/{owner}/{repo}/git/ref/{ref}', at: 'head' },
  { path: '/repos/{owner}/{repo}/contents/{path}', at: 'read' },
  { path: '/repos/{owner}/{repo}/actions/runs', at: 'state' },
  { path: '/repos/{owner}/{repo}/actions/runs/{run_id}/jobs', at: 'state' },
  { path: '/repos/{owner}/{repo}/commits', at: 'history' },
] as const satisfies readonly { path: string; at: At }[];

type Path = (typeof ROUTES)[number]['path'];

export type Route = { path: Path; at: At; inPath: Record<string, string> };

/** What slashes may stand in. */
const LONG = ['ref', 'path', 'branch'];
const patterns = ROUTES.map(({ path, at }) => {
  const form = path.replace(/\{(\w+)\}/g, (_, name) => `(?<${name}>${LONG.includes(name) ? '.+' : '[^/]+'})`);
  return { path, at, form: new RegExp(`^${form}$`) };
});

/** The route that a path of REST is on, with the values in it; undefined where nothing stands. */
export function routeOf(path: string): Route | undefined {
  for (const { form, ...route } of patterns) {
    const found = form.exec(path);
    if (!found) continue;
    const values = Object.entries(found.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]);
    return { ...route, inPath: Object.fromEntries(values) };
  }
  return undefined;
}
