import { type HostRules, PACKED_TYPES, patternSource, sourceOf, TYPES } from './rules';

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

/** Apache 2.4: the `.htaccess` of the export, or the same lines in its `<Directory>`. */
export function apacheFile(rules: HostRules, basePath: string): string {
  const everywhere = `${basePath}/*`;
  const at = (path: string) => (path === everywhere ? '' : ` "expr=%{REQUEST_URI} =~ m#${patternSource(path)}#"`);
  const set = (name: string, value: string, where: string) => `Header always set ${name} "${value}"${where}`;
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
DirectorySlash On
ErrorDocument 403 ${basePath}/404.html
ErrorDocument 404 ${basePath}/404.html
AddDefaultCharset utf-8
AddCharset utf-8 .css .js .json .svg .txt .xml ${Object.keys(TYPES).join(' ')}
${Object.entries(TYPES)
  .map(([ending, type]) => `AddType ${type} ${ending}`)
  .join('\n')}
<IfModule mod_deflate.c>
  AddOutputFilterByType DEFLATE ${PACKED_TYPES.join(' ')}
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
${copyRules()}
</IfModule>
<FilesMatch "\\.(?:html|css|js|json|svg|xml|txt|md|ndjson|wasm|webmanifest)(?:\\.(?:br|gz))?$">
  Header merge Vary Accept-Encoding
</FilesMatch>

${lines.join('\n')}

# What this host and others read in the export.
RedirectMatch 404 "^${basePath}/(?:_headers|_redirects|\\.htaccess)$"
${rules.redirects.map((redirect) => `RedirectMatch 301 "${sourceOf(redirect)}" "${redirect.to.replace(':splat', '$1')}"`).join('\n')}
`;
}
