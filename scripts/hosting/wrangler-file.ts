import { servedFolder } from './served-folder';

/** `wrangler.jsonc`: Cloudflare Workers serve the export as static assets, without a script. Pages take no notice of it. */
export function wranglerFile(basePath: string): string {
  const config = {
    name: 'security-plus',
    compatibility_date: '2026-04-01',
    assets: {
      directory: `./${servedFolder(basePath)}`,
      html_handling: 'auto-trailing-slash',
      not_found_handling: '404-page',
    },
  };
  return `// Made by scripts/hosting. Headers and redirects stand in the export.\n${JSON.stringify(config, null, 2)}\n`;
}
