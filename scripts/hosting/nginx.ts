import { type HostRules, patternSource, sourceOf } from './rules';

/**
 * nginx: to be included in `http`. Headers stand at the server alone and their values in maps, because a location that adds a
 * header loses all that it would inherit. For the page of unknown addresses `$uri` is its own, so that no 404 is kept forever.
 */
export function nginxFile({ headers, redirects, defaultCache }: HostRules, basePath: string): string {
  const everywhere = headers.find(({ path }) => path === `${basePath}/*`)?.headers ?? {};
  const names = [...new Set(headers.flatMap(({ headers: set }) => Object.keys(set)))].filter(
    (name) => everywhere[name] === undefined,
  );
  const variable = (name: string) => `$security_plus_${name.toLowerCase().replace(/-/g, '_')}`;
  const maps = names.map((name) => {
    const values = headers.flatMap(({ path, headers: set }) => {
      const value = set[name];
      return value === undefined ? [] : [`  "~${patternSource(path)}" "${value}";`];
    });
    const otherwise = name === 'Cache-Control' ? defaultCache : '';
    return [`map $uri ${variable(name)} {`, `  default "${otherwise}";`, ...values, '}'].join('\n');
  });
  return `# Made by scripts/hosting. Include it in http; the export stands in ${basePath ? `a folder ${basePath.slice(1)} of ` : ''}the root.
${maps.join('\n')}

server {
  listen 80;
  server_name _;
  root /var/www/security-plus;
  index index.html;
  charset utf-8;
  charset_types text/plain text/css text/xml text/javascript application/javascript application/json application/xml image/svg+xml;
  absolute_redirect off;
  server_tokens off;

  # The copies that npm run compress makes are sent where they stand; what has none is packed for each answer.
  gzip_static on;
  # With the module ngx_brotli (Debian: libnginx-mod-http-brotli-static); https alone, for browsers take it there only:
  # brotli_static on;
  gzip on;
  gzip_vary on;
  gzip_types text/plain text/css text/xml text/javascript application/javascript application/json application/manifest+json application/xml image/svg+xml;

  # 400 is what an address with a broken escape gets.
  error_page 400 403 404 =404 ${basePath}/404.html;

${Object.entries(everywhere)
  .map(([name, value]) => `  add_header ${name} "${value}" always;`)
  .join('\n')}
${names.map((name) => `  add_header ${name} ${variable(name)} always;`).join('\n')}

${redirects.map((redirect) => `  rewrite "${sourceOf(redirect)}" ${redirect.to.replace(':splat', '$1')} permanent;`).join('\n')}

  location / {
    try_files $uri $uri/ =404;
  }
  location ~ \\.webmanifest$ {
    types { }
    default_type application/manifest+json;
  }
}
`;
}
