/** Interprets the files for hosts as the hosts do, to compare them with the rules that they are generated from. */
import { patternSource } from '@/scripts/build/hosting/host-rules';

/** Headers of a host's response by lower-case name, and the target of its redirect. */
export type HostResponses = {
  headersOf: (path: string, status: number) => Record<string, string>;
  redirectOf: (path: string) => string | undefined;
};

/** The Cache-Control that Cloudflare, Netlify and Vercel send without a rule. */
export const DEFAULT_CACHE = 'public, max-age=0, must-revalidate';

const setAll = (headers: Record<string, string>, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) headers[name.toLowerCase()] = value;
};

/** Cloudflare and Netlify apply their rules to every status. */
export function readCloudflare(headersText: string, redirectsText: string): HostResponses {
  const blocks = headersText.split('\n\n').map((block) => {
    const [path = '', ...lines] = block.trim().split('\n');
    return { pattern: new RegExp(patternSource(path)), headers: Object.fromEntries(lines.map(splitHeader)) };
  });
  const redirects = redirectsText.split('\n').filter(Boolean);
  return {
    headersOf: (path) => {
      const headers = { 'cache-control': DEFAULT_CACHE };
      for (const block of blocks) if (block.pattern.test(path)) setAll(headers, block.headers);
      return headers;
    },
    redirectOf: (path) => {
      for (const line of redirects) {
        const [from = '', to = ''] = line.split(' ');
        const match = new RegExp(patternSource(from)).exec(path);
        if (match) return to.replace(':splat', match[1] ?? '');
      }
      return undefined;
    },
  };
}

function splitHeader(line: string): [name: string, value: string] {
  const [, name = '', value = ''] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
  return [name, value];
}

type Route = { handle?: string; src?: string; headers?: Record<string, string>; status?: number };

/** Vercel applies routes after `hit` to existing files, and routes after `error` to missing files. */
export function readVercel(text: string): HostResponses {
  const { routes } = JSON.parse(text) as { routes: Route[] };
  const phases: Record<string, Route[]> = { '': [] };
  let phase = '';
  for (const route of routes) {
    phase = route.handle ?? phase;
    phases[phase] ??= [];
    if (route.src) phases[phase]?.push(route);
  }
  const matching = (name: string, path: string) =>
    (phases[name] ?? []).filter(({ src }) => new RegExp(`${src}`).test(path));
  return {
    headersOf: (path, status) => {
      const headers = { 'cache-control': DEFAULT_CACHE };
      const later = matching(status === 404 ? 'error' : 'hit', path);
      for (const route of [...matching('', path).filter(({ status: sent }) => !sent), ...later]) {
        setAll(headers, route.headers ?? {});
      }
      return headers;
    },
    redirectOf: (path) => {
      const route = matching('', path).find(({ status }) => status === 301);
      return route && path.replace(new RegExp(`${route.src}`), route.headers?.Location ?? '');
    },
  };
}
