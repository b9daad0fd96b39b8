import { type HostRules, patternSource } from './rules';

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
  return `# Made by scripts/hosting. Needs mod_dir, mod_headers and mod_alias; copy it to out/.htaccess.
Options -Indexes
DirectoryIndex index.html
DirectorySlash On
ErrorDocument 403 ${basePath}/404.html
ErrorDocument 404 ${basePath}/404.html
AddDefaultCharset utf-8
AddCharset utf-8 .css .js .json .svg .txt .xml
AddType application/manifest+json .webmanifest
<IfModule mod_deflate.c>
  AddOutputFilterByType DEFLATE text/html text/plain text/css text/javascript application/json application/manifest+json application/xml image/svg+xml
</IfModule>

${lines.join('\n')}

${redirects.map(({ from, to }) => `RedirectMatch 301 "${patternSource(from)}" "${to.replace(':splat', '$1')}"`).join('\n')}
`;
}
