import { COPY, HIDDEN, type HostRules, PACKED_TYPES, patternSource, type Redirect, sourceOf, TYPES } from './rules';

/** An encoding as clients name it, and the ending of the copies that are in it; the one that packs best first. */
const COPIES = { br: '.br', gzip: '.gz' };

/** Sends the copies that `npm run compress` made; a folder is led to its page's copy at once, because mod_dir comes after these lines. */
function copyRules(): string {
  const rules = Object.entries(COPIES).flatMap(([encoding, ending]) =>
    ['', 'index.html'].map(
      (page) => `  RewriteCond %{HTTP:Accept-Encoding} "\\b${encoding}\\b(?!\\s*;\\s*q=0)"
  RewriteCond "%{REQUEST_FILENAME}${page}${ending}" -f
  RewriteRule ${page ? '(?:^|/)$' : '[^/]$'} "%{REQUEST_URI}${page}${ending}" [L]`,
    ),
  );
  return rules.join('\n');
}

/** Folders below one another that are looked at, whether they are links: more than an export has. */
const DEPTH = 5;

/** Refuses what stands behind a folder that is a link. The first line finds where these rules stand: what is before the path that they see. */
function linkRules(): string {
  const levels = Array.from({ length: DEPTH }, (_, index) => index + 1);
  const folders = levels.map((level) => `(?=(?:(${Array(level).fill('[^/]+').join('/')})/)?)`).join('');
  const isLink = levels.map((level) => `  RewriteCond "%2$${level}" -l${level < DEPTH ? ' [OR]' : ''}`);
  return [
    '  RewriteCond "$0#%{REQUEST_FILENAME}" "^(.+)#(.*)\\1$"',
    ...isLink,
    `  RewriteRule "^${folders}.+" - [R=404,L]`,
  ].join('\n');
}

/** Apache compares addresses without escapes, and writes a path with them by itself. */
function redirectLine({ from, to }: Redirect): string {
  const [path = ''] = to.split(/[?#]/, 1);
  const target = decodeURI(path.replace(':splat', '$1')) + to.slice(path.length);
  return `RedirectMatch 301 "${sourceOf({ from: decodeURI(from) })}" "${target}"`;
}

const set = (name: string, value: string, where: string) => `Header always set ${name} "${value}"${where}`;

/** Apache 2.4: for the owner's `<VirtualHost>`, where errors are answered before any folder is looked into. */
export function apacheSiteFile({ headers, missingCache }: HostRules, basePath: string): string {
  const everywhere = headers.find(({ path }) => path === `${basePath}/*`)?.headers ?? {};
  return `# Made by scripts/hosting. Include it in your VirtualHost; needs mod_headers.
TraceEnable off
ServerSignature Off
${Object.entries(everywhere)
  .map(([name, value]) => set(name, value, ''))
  .join('\n')}
${set('Cache-Control', missingCache, ' "expr=%{REQUEST_STATUS} -ge 400"')}
`;
}

/** Apache 2.4: the `.htaccess` of the export, or the same lines in its `<Directory>`. */
export function apacheFile(rules: HostRules, basePath: string): string {
  const everywhere = `${basePath}/*`;
  const at = (path: string) => (path === everywhere ? '' : ` "expr=%{REQUEST_URI} =~ m#${patternSource(path)}#"`);
  const lines = [
    ...rules.headers.flatMap(({ path, headers }) =>
      Object.entries(headers).map(([name, value]) => set(name, value, at(path))),
    ),
    // A later line replaces an earlier one.
    set('Cache-Control', rules.defaultCache, ''),
    ...rules.caches.map(({ path, value }) => set('Cache-Control', value, at(path))),
    set('Cache-Control', rules.missingCache, ' "expr=%{REQUEST_STATUS} -ge 400"'),
  ];
  return `# Made by scripts/hosting. Needs mod_dir, mod_headers, mod_mime and mod_alias; copy it to out/.htaccess.
Options -Indexes
DirectoryIndex index.html
# A page without its slash is led to it without the name of the host, which anybody can say. Apache before 2.4.58 says the name.
DirectorySlash Off
<IfDirective RedirectRelative>
  RedirectRelative On
</IfDirective>
<If "-d %{REQUEST_FILENAME} && %{REQUEST_URI} !~ m#/$#">
  Redirect 301 "%{REQUEST_URI}/"
</If>
ErrorDocument 403 ${basePath}/404.html
ErrorDocument 404 ${basePath}/404.html
AddDefaultCharset utf-8
AddCharset utf-8 .css .js .json .svg .txt .xml ${Object.keys(TYPES).join(' ')}
${Object.entries(TYPES)
  .map(([ending, type]) => `AddType ${type} ${ending}`)
  .join('\n')}
<IfModule mod_deflate.c>
  <IfModule mod_filter.c>
    AddOutputFilterByType DEFLATE ${PACKED_TYPES.join(' ')}
  </IfModule>
</IfModule>
# What is packed for an answer gets a tag with an ending, by which the server does not know its file again: 304 only without it.
RequestHeader edit* If-None-Match "-(?:gzip|br)\\"" "\\""

# The copies that npm run compress makes are sent where they stand.
RemoveType .br .gz
RemoveLanguage .br
AddEncoding br .br
AddEncoding gzip .gz
<IfModule mod_rewrite.c>
  RewriteEngine On
  # No link is followed, and copies are no pages of their own.
  RewriteCond %{REQUEST_FILENAME} -l
  RewriteRule ^ - [R=404,L]
${linkRules()}
  RewriteCond %{ENV:REDIRECT_STATUS} ^$
  RewriteRule "${COPY}" - [R=404,L]
${copyRules()}
</IfModule>
<FilesMatch "\\.(?:html|css|js|json|svg|xml|txt|md|ndjson|wasm|webmanifest)(?:\\.(?:br|gz))?$">
  Header merge Vary Accept-Encoding
</FilesMatch>

${lines.join('\n')}

# What this host and others read in the export, and what is hidden.
RedirectMatch 404 "${HIDDEN}"
RedirectMatch 404 "^${basePath}/_(?:headers|redirects)$"
${rules.redirects.map(redirectLine).join('\n')}
`;
}
