import {
  COPY,
  HIDDEN,
  type HostRules,
  isWhole,
  PACKED_TYPES,
  patternSource,
  type Redirect,
  sourceOf,
  TEXT_TYPES,
  TYPES,
} from './rules';

/** nginx counts pages in by itself, and warns of a type that is named twice. */
const listed = (types: readonly string[]) => types.filter((type) => type !== 'text/html').join(' ');

const variable = (name: string) => `$security_plus_${name.toLowerCase().replace(/-/g, '_')}`;

/** Addresses are compared as they are meant, without escapes. A question mark at the end keeps the visitor's query back. */
const rewrite = (redirect: Redirect) =>
  `rewrite "${sourceOf({ from: decodeURI(redirect.from) })}" "${redirect.to.replace(':splat', '$1')}${isWhole(redirect) ? '?' : ''}" permanent;`;

type Line = readonly [pattern: string, value: string];

/** A value by the address that is asked for; of several patterns the last one that fits. */
const byAddress = (name: string, otherwise: string, lines: readonly Line[]) => [
  `set ${variable(name)} "${otherwise}";`,
  ...lines.map(([pattern, value]) => `if ($uri ~ "${pattern}") { set ${variable(name)} "${value}"; }`),
];

/**
 * nginx: to be included in the owner's `server`, which has the rest: so no build writes over that. Headers stand at the server, and their
 * values in variables, because a location that adds a header loses all that it would inherit.
 */
export function nginxFile(rules: HostRules, basePath: string): string {
  const { headers, caches, redirects, defaultCache, missingCache } = rules;
  const everywhere = headers.find(({ path }) => path === `${basePath}/*`)?.headers ?? {};
  const others = headers.filter((rule) => rule.headers !== everywhere);
  const names = [...new Set(headers.flatMap((rule) => Object.keys(rule.headers)))];
  const values = names.map((name) => {
    const own = others.flatMap(({ path, headers: { [name]: value } }): Line[] =>
      value ? [[patternSource(path), value]] : [],
    );
    return { name, value: own.length > 0 ? variable(name) : `"${everywhere[name]}"`, own };
  });
  const security = values.map(({ name, value }) => `add_header ${name} ${value} always;`);
  const lines = [
    'index index.html;',
    'charset utf-8;',
    `charset_types ${listed(TEXT_TYPES)};`,
    'absolute_redirect off;',
    'server_tokens off;',
    '# No link is followed, be it on the way to the folder. (Not from=$document_root: the module for brotli fails under it.)',
    'disable_symlinks on;',
    '',
    '# The copies that npm run compress makes are sent where they stand; what has none is packed for each answer.',
    'gzip_static on;',
    '# With the module ngx_brotli (Debian: libnginx-mod-http-brotli-static) write brotli_static on; beside this line in your server.',
    'gzip on;',
    'gzip_comp_level 6;',
    'gzip_min_length 1000;',
    'gzip_proxied any;',
    'gzip_vary on;',
    `gzip_types ${listed(PACKED_TYPES)};`,
    '',
    ...values.flatMap(({ name, own }) => (own.length > 0 ? byAddress(name, everywhere[name] ?? '', own) : [])),
    ...byAddress(
      'Cache-Control',
      defaultCache,
      caches.map(({ path, value }): Line => [patternSource(path), value]),
    ),
    ...security,
    '# Of answers for what is there: without a word on it nobody keeps an error.',
    `add_header Cache-Control ${variable('Cache-Control')};`,
    '',
    ...redirects.map(rewrite),
    '',
    '# 400 is what an address with a broken escape gets, 416 a part behind the end, which would else be kept as the file is.',
    `error_page 400 403 404 =404 ${basePath}/404.html;`,
    `error_page 416 ${basePath}/404.html;`,
    `location = ${basePath}/404.html {`,
    '  internal;',
    ...[...security, `add_header Cache-Control "${missingCache}" always;`].map((line) => `  ${line}`),
    '}',
    'location / {',
    '  try_files $uri $uri/ =404;',
    '}',
    '# What other hosts read in the export, what is hidden, and copies, which are no pages of their own.',
    `location ~ "^${basePath}/_(?:headers|redirects)$|${HIDDEN}|${COPY}" {`,
    '  return 404;',
    '}',
    ...Object.entries(TYPES).flatMap(([ending, type]) => [
      `location ~ \\${ending}$ {`,
      '  types { }',
      `  default_type ${type};`,
      '}',
    ]),
  ];
  return `# Made by scripts/hosting. Include it in your server block; the export stands in ${basePath ? `a folder ${basePath.slice(1)} of ` : ''}its root.
${lines.map((line) => `${line}\n`).join('')}`;
}
