import { type HostRules, PACKED_TYPES, patternSource, sourceOf, TEXT_TYPES, TYPES } from './rules';

/** nginx counts pages in by itself, and warns of a type that is named twice. */
const listed = (types: readonly string[]) => types.filter((type) => type !== 'text/html').join(' ');

const variable = (name: string) => `$security_plus_${name.toLowerCase().replace(/-/g, '_')}`;

const map = (
  of: string,
  name: string,
  otherwise: string,
  lines: readonly (readonly [pattern: string, value: string])[],
) =>
  [
    `map ${of} ${variable(name)} {`,
    `  default "${otherwise}";`,
    ...lines.map(([pattern, value]) => `  "~${pattern}" "${value}";`),
    '}',
  ].join('\n');

/** Values by the address, and for how long an answer is kept by its status too: a missing file says another than one that is there. */
function maps({ headers, caches, defaultCache, missingCache }: HostRules, names: readonly string[]): string {
  const own = names.map((name) => {
    const lines = headers.flatMap(({ path, headers: set }) => {
      const value = set[name];
      return value === undefined ? [] : [[patternSource(path), value] as const];
    });
    return map('$uri', name, '', lines);
  });
  const kept = caches.map(({ path, value }) => [patternSource(path).replace('^', '^(?:20[06]|304):'), value] as const);
  return [...own, map('$status:$uri', 'Cache-Control', defaultCache, [['^[45]', missingCache], ...kept])].join('\n');
}

/**
 * nginx: to be included in `http`. Headers stand at the server alone and their values in maps, because a location that adds a
 * header loses all that it would inherit.
 */
export function nginxFile(rules: HostRules, basePath: string): string {
  const everywhere = rules.headers.find(({ path }) => path === `${basePath}/*`)?.headers ?? {};
  const names = [...new Set(rules.headers.flatMap(({ headers }) => Object.keys(headers)))].filter(
    (name) => everywhere[name] === undefined,
  );
  return `# Made by scripts/hosting. Include it in http; the export stands in ${basePath ? `a folder ${basePath.slice(1)} of ` : ''}the root.
${maps(rules, names)}

server {
  listen 80;
  server_name _;
  root /var/www/security-plus;
  index index.html;
  charset utf-8;
  charset_types ${listed(TEXT_TYPES)};
  absolute_redirect off;
  server_tokens off;

  # The copies that npm run compress makes are sent where they stand; what has none is packed for each answer.
  gzip_static on;
  # With the module ngx_brotli (Debian: libnginx-mod-http-brotli-static); https alone, for browsers take it there only:
  # brotli_static on;
  gzip on;
  gzip_comp_level 6;
  gzip_min_length 1000;
  gzip_proxied any;
  gzip_vary on;
  gzip_types ${listed(PACKED_TYPES)};

  # 400 is what an address with a broken escape gets.
  error_page 400 403 404 =404 ${basePath}/404.html;

${Object.entries(everywhere)
  .map(([name, value]) => `  add_header ${name} "${value}" always;`)
  .join('\n')}
${[...names, 'Cache-Control'].map((name) => `  add_header ${name} ${variable(name)} always;`).join('\n')}

${rules.redirects.map((redirect) => `  rewrite "${sourceOf(redirect)}" ${redirect.to.replace(':splat', '$1')} permanent;`).join('\n')}

  location / {
    try_files $uri $uri/ =404;
  }
  # What other hosts read in the export.
  location ~ ^${basePath}/_(?:headers|redirects)$ {
    return 404;
  }
${Object.entries(TYPES)
  .map(
    ([ending, type]) => `  location ~ \\${ending}$ {
    types { }
    default_type ${type};
  }`,
  )
  .join('\n')}
}
`;
}
