/** Reads the files of hosts back as those hosts do, so that they can be compared with the rules they were made from. */
import vm from 'node:vm';
import { applyHeaderRules, parseHeadersFile } from '@/scripts/server/headers-file';
import { findRedirect, parseRedirectsFile } from '@/scripts/server/redirects-file';

/** What a host says about an address: headers by lower-case name of an answer with a status, and where it leads. */
export type Host = {
  headersOf: (path: string, status: number) => Record<string, string>;
  leadsTo: (path: string) => string | undefined;
};

/** A value that two rules give counts once, and of two policies, which both hold, the one that says all that the other does. */
const once = (value: string) => [...new Set(value.split(/, (?=noindex|default-src)/))].at(-1) ?? '';
const clean = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), once(value)]));

/** Cloudflare Workers and Netlify, whose own Cache-Control is the default, whatever the status is. */
export function readCloudflare(files: Record<string, string>, defaultCache: string): Host {
  const headers = parseHeadersFile(files._headers ?? '');
  const redirects = parseRedirectsFile(files._redirects ?? '');
  return {
    headersOf: (path) => clean(applyHeaderRules(headers, path, { 'cache-control': defaultCache })),
    leadsTo: (path) => findRedirect(redirects, path, ''),
  };
}

type Route = { handle?: string; src?: string; headers?: Record<string, string>; status?: number; continue?: boolean };

/** Vercel, whose own Cache-Control is the default: routes in order, those of a phase only for an answer of that kind. */
export function readVercel(text: string, defaultCache: string): Host {
  const { routes } = JSON.parse(text) as { routes: Route[] };
  const walk = (path: string, status: number) => {
    const headers: Record<string, string> = { 'cache-control': defaultCache };
    let phase = '';
    for (const { handle, src = '', headers: set = {}, status: sent, ...route } of routes) {
      if (handle) phase = handle;
      const isMeant = phase !== 'error' ? phase !== 'hit' || status < 400 : status === 404;
      if (handle || !isMeant || !new RegExp(src).test(path)) continue;
      if (sent === 301) return { headers, location: path.replace(new RegExp(src), set.Location ?? '') };
      // A page without its slash, which no file of an export is.
      if (sent === 308) continue;
      for (const [name, value] of Object.entries(set)) headers[name.toLowerCase()] = value;
      if (!route.continue) break;
    }
    return { headers, location: undefined };
  };
  return {
    headersOf: (path, status) => clean(walk(path, status).headers),
    leadsTo: (path) => walk(path, 200).location,
  };
}

/** nginx: variables by address, the headers of the server and of its page for what is missing, rewrites. Any other place for a header would be missed by nginx itself. */
export function readNginx(text: string): Host {
  const defaults = [...text.matchAll(/^set (\$\w+) "([^"]*)";$/gm)];
  const conditions = [...text.matchAll(/^if \(\$uri ~ "([^"]+)"\) \{ set (\$\w+) "([^"]*)"; \}$/gm)];
  const added = [...text.matchAll(/^( *)add_header ([\w-]+) (\$\w+|"[^"]*")( always)?;$/gm)];
  const rewrites = [...text.matchAll(/^rewrite "([^"]+)" "([^"]+?)\??" permanent;$/gm)];
  const textOf = (value: string, path: string) => {
    if (value.startsWith('"')) return value.slice(1, -1);
    const meant = conditions.filter(([, pattern = '', name]) => name === value && new RegExp(pattern).test(path));
    return meant.at(-1)?.[3] ?? defaults.find(([, name]) => name === value)?.[2] ?? '';
  };
  return {
    headersOf: (path, status) => {
      const place = status === 404 ? '  ' : '';
      const sent = added.filter(([, indent, , , always]) => indent === place && (always || status < 400));
      const all = sent.map(([, , name = '', value = '']) => [name, textOf(value, path)] as const);
      return clean(Object.fromEntries(all.filter(([, value]) => value !== '')));
    },
    leadsTo: (path) => {
      const meant = decodeURI(path);
      const rule = rewrites.find(([, pattern = '']) => new RegExp(pattern).test(meant));
      return rule && meant.replace(new RegExp(rule[1] ?? ''), rule[2] ?? '');
    },
  };
}

/** Apache: a later `Header set` replaces an earlier one; the conditions are an address or a status. */
export function readApache(text: string): Host {
  const lines = [...text.matchAll(/^Header always set ([\w-]+) "([^"]*)"(?: "expr=%\{(.+)\}(.+)")?$/gm)];
  const moved = [...text.matchAll(/^RedirectMatch 301 "([^"]+)" "([^"]+)"$/gm)];
  const holds = (variable: string | undefined, condition: string, path: string, status: number) => {
    if (variable === 'REQUEST_URI') return new RegExp(/^ =~ m#(.+)#$/.exec(condition)?.[1] ?? '$^').test(path);
    if (variable === 'REQUEST_STATUS') return status >= Number(/^ -ge (\d+)$/.exec(condition)?.[1]);
    return variable === undefined;
  };
  return {
    headersOf: (path, status) => {
      const meant = lines.filter(([, , , variable, condition = '']) => holds(variable, condition, path, status));
      return clean(Object.fromEntries(meant.map(([, name = '', value = '']) => [name, value])));
    },
    leadsTo: (path) => {
      const meant = decodeURI(path);
      const rule = moved.find(([, pattern = '']) => new RegExp(pattern).test(meant));
      if (!rule) return undefined;
      const target = meant.replace(new RegExp(rule[1] ?? ''), rule[2] ?? '');
      // The path alone is written with escapes.
      const [start = ''] = target.split(/[?#]/, 1);
      return encodeURI(start) + target.slice(start.length);
    },
  };
}

type Values = Record<string, { value: string }>;
type Answer = { uri?: string; statusCode?: number; headers: Values };

/** Runs a CloudFront function on an event. */
export function runFunction(text: string, event: object): Answer {
  return vm.runInNewContext(`${text}\nhandler(event)`, { event }) as Answer;
}

export function readCloudfront(request: string, response: string): Host {
  return {
    headersOf: (path, status) => {
      // None runs for an error; what is said of the page for those stands at its file in the bucket.
      if (status >= 400) return {};
      const { headers } = runFunction(response, { request: { uri: path }, response: { headers: {} } });
      return clean(Object.fromEntries(Object.entries(headers).map(([name, { value }]) => [name, value])));
    },
    leadsTo: (path) => {
      const { statusCode, headers } = runFunction(request, { request: { uri: path, querystring: {}, headers: {} } });
      return statusCode === 301 ? headers.location?.value : undefined;
    },
  };
}
