/** Reads the files of hosts back as those hosts do, so that they can be compared with the rules they were made from. */
import vm from 'node:vm';
import { applyHeaderRules, parseHeadersFile } from '@/scripts/server/headers-file';
import { findRedirect, parseRedirectsFile } from '@/scripts/server/redirects-file';

/** What a host says about an address: headers by lower-case name, and where it leads. */
export type Host = {
  headersOf: (path: string) => Record<string, string>;
  leadsTo: (path: string) => string | undefined;
};

/** A value that two rules give counts once. */
const once = (value: string) => [...new Set(value.split(/, (?=noindex)/))].join(', ');
const clean = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), once(value)]));

/** Cloudflare Pages and Netlify, whose own Cache-Control is the default. */
export function readCloudflare(files: Record<string, string>, defaultCache: string): Host {
  const headers = parseHeadersFile(files._headers ?? '');
  const redirects = parseRedirectsFile(files._redirects ?? '');
  return {
    headersOf: (path) => clean(applyHeaderRules(headers, path, { 'cache-control': defaultCache })),
    leadsTo: (path) => findRedirect(redirects, path, ''),
  };
}

type VercelConfig = {
  headers: { source: string; headers: { key: string; value: string }[] }[];
  redirects: { source: string; destination: string }[];
};

/** Vercel, whose own Cache-Control is the default; patterns are those of path-to-regexp. */
export function readVercel(text: string, defaultCache: string): Host {
  const config = JSON.parse(text) as VercelConfig;
  const compile = (source: string) =>
    new RegExp(`^${source.replace(/\.(?!\*)/g, '\\.').replace(/\/:\w+\*/, '/(.*)')}$`);
  return {
    headersOf: (path) =>
      clean({
        'cache-control': defaultCache,
        ...Object.fromEntries(
          config.headers
            .filter(({ source }) => compile(source).test(path))
            .flatMap(({ headers }) => headers.map(({ key, value }) => [key.toLowerCase(), value])),
        ),
      }),
    leadsTo: (path) => {
      const rule = config.redirects.find(({ source }) => compile(source).test(path));
      return rule && path.replace(compile(rule.source), rule.destination.replace(/:\w+\*/, '$1'));
    },
  };
}

const unquote = (text: string) => text.replace(/^"|"$/g, '');

/** nginx: maps, the headers of the server, rewrites. Any other place for a header would be missed by nginx itself. */
export function readNginx(text: string): Host {
  const maps = new Map(
    [...text.matchAll(/^map \$uri (\$\w+) \{\n([^}]*)\}/gm)].map(([, name = '', body = '']) => {
      const lines = [...body.matchAll(/^\s+(default|"~[^"]*") "([^"]*)";$/gm)];
      return [name, lines.map(([, key = '', value = '']) => ({ key: unquote(key), value }))] as const;
    }),
  );
  const added = [...text.matchAll(/^ {2}add_header ([\w-]+) (\$\w+|"[^"]*") always;$/gm)];
  const rewrites = [...text.matchAll(/^ {2}rewrite "([^"]+)" (\S+) permanent;$/gm)];
  const headerValue = (value: string, path: string) => {
    const map = maps.get(value);
    if (!map) return unquote(value);
    const found = map.find(({ key }) => key !== 'default' && new RegExp(key.slice(1)).test(path));
    return (found ?? map.find(({ key }) => key === 'default'))?.value ?? '';
  };
  return {
    headersOf: (path) => {
      const all = added.map(([, name = '', value = '']) => [name, headerValue(value, path)] as const);
      return clean(Object.fromEntries(all.filter(([, value]) => value !== '')));
    },
    leadsTo: (path) => {
      const rule = rewrites.find(([, pattern = '']) => new RegExp(pattern).test(path));
      return rule && path.replace(new RegExp(rule[1] ?? ''), rule[2] ?? '');
    },
  };
}

/** Apache: a later `Header set` replaces an earlier one. */
export function readApache(text: string): Host {
  const lines = [
    ...text.matchAll(/^Header always set ([\w-]+) "([^"]*)"(?: "expr=%\{REQUEST_URI\} =~ m#([^#]+)#")?$/gm),
  ];
  const moved = [...text.matchAll(/^RedirectMatch 301 "([^"]+)" "([^"]+)"$/gm)];
  return {
    headersOf: (path) =>
      clean(
        Object.fromEntries(
          lines
            .filter(([, , , pattern]) => pattern === undefined || new RegExp(pattern).test(path))
            .map(([, name = '', value = '']) => [name, value]),
        ),
      ),
    leadsTo: (path) => {
      const rule = moved.find(([, pattern = '']) => new RegExp(pattern).test(path));
      return rule && path.replace(new RegExp(rule[1] ?? ''), rule[2] ?? '');
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
    headersOf: (path) => {
      const { headers } = runFunction(response, { request: { uri: path }, response: { headers: {} } });
      return clean(Object.fromEntries(Object.entries(headers).map(([name, { value }]) => [name, value])));
    },
    leadsTo: (path) => {
      const { statusCode, headers } = runFunction(request, { request: { uri: path, querystring: {}, headers: {} } });
      return statusCode === 301 ? headers.location?.value : undefined;
    },
  };
}
