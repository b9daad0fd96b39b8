import { existsSync, readFileSync } from 'node:fs';
import { applyEdits, modify } from 'jsonc-parser';
import { slugify } from '../../../lib/slug';
import { vercelFile } from '../../build/hosting/host-files';
import { hostRules } from '../../build/hosting/host-rules';
import { writeIfChanged } from '../../build/write-file';

const VERCEL = 'vercel.json';
const WORKER = 'wrangler.jsonc';

/**
 * Updates the files that hosts read before a build: the name of the Cloudflare Worker, and vercel.json. Redirects of the replaced shop
 * are removed. Until vercel.json is copied from `out/`, redirects happen on the 404 page.
 * @returns the names of the changed files
 */
export function updateHostFiles(name: string): string[] {
  const rules = hostRules({ basePath: '', hstsSeconds: 0, spellings: [], redirectRules: [] });
  const texts = {
    [VERCEL]: () => vercelFile(rules, ''),
    [WORKER]: (text: string) => applyEdits(text, modify(text, ['name'], slugify(name) || 'shop', {})),
  };
  return Object.entries(texts).flatMap(([file, edit]) =>
    existsSync(file) && writeIfChanged(file, edit(readFileSync(file, 'utf8'))) ? [file] : [],
  );
}
