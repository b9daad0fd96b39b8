import { type HostRules, patternSource, sourceOf } from './rules';

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
export function apacheFile({ headers, redirects, defaultCache }: HostRules, basePath: string): string {
  const everywhere = `${basePath}/*`;
  const set = (name: string, value: string, path: string) =>
    `Header always set ${name} "${value}"${path === everywhere ? '' : ` "expr=%{REQUEST_URI} =~ m#${patternSource(path)}#"`}`;
  const lines = [
    // A later line replaces an earlier one.
    set('Cache-Control', defaultCache, everywhere),
    ...headers.flatMap(({ path, headers: own }) => Object.entries(own).map(([name, value]) => set(name, value, path))),
  ];
  return `# Made by scripts/hosting. Needs mod_dir, mod_headers, mod_mime and mod_alias; copy it to out/.htaccess.
Options -Indexes
DirectoryIndex index.html
DirectorySlash On
ErrorDocument 403 ${basePath}/404.html
ErrorDocument 404 ${basePath}/404.html
AddDefaultCharset utf-8
AddCharset utf-8 .css .js .json .svg .txt .xml
AddType application/manifest+json .webmanifest
<IfModule mod_deflate.c>
  AddOutputFilterByType DEFLATE text/html text/plain text/css text/xml text/javascript application/json application/manifest+json application/xml image/svg+xml
</IfModule>

# The copies that npm run compress makes are sent where they stand.
RemoveType .br .gz
RemoveLanguage .br
AddEncoding br .br
AddEncoding gzip .gz
<IfModule mod_rewrite.c>
  RewriteEngine On
${copyRules()}
</IfModule>
<FilesMatch "\\.(?:html|css|js|json|svg|xml|txt|webmanifest)(?:\\.(?:br|gz))?$">
  Header merge Vary Accept-Encoding
</FilesMatch>

${lines.join('\n')}

${redirects.map((redirect) => `RedirectMatch 301 "${sourceOf(redirect)}" "${redirect.to.replace(':splat', '$1')}"`).join('\n')}
`;
}
