/**
 * The last step of `npm run build`: takes out of the export what nobody asks for, puts the content security policy into each
 * page, writes the files that tell hosts what to do, and counts what a host has to keep.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readEnvironment } from '../lib/environment.mjs';
import { site } from '../lib/site';
import { listFiles } from './export/files';
import { sealPage } from './export/seal';
import { exportedHostFiles } from './hosting/files';

const SHOWN = 25;

const { values } = parseArgs({ options: { out: { type: 'string', default: 'out' } } });
const settings = readEnvironment();
const { basePath } = settings;
const contactOrigin = site.contactEndpoint ? new URL(site.contactEndpoint).origin : undefined;

function seal(): number {
  const faults: string[] = [];
  const pages = listFiles(values.out).filter(({ path }) => path.endsWith('.html'));
  for (const { path } of pages) {
    const file = join(values.out, path);
    try {
      writeFileSync(file, sealPage(readFileSync(file, 'utf8'), { basePath, contactOrigin }));
    } catch (error) {
      faults.push(`${file}: ${(error as Error).message}`);
    }
  }
  const more = faults.length - SHOWN;
  if (faults.length > 0)
    throw new Error([...faults.slice(0, SHOWN), ...(more > 0 ? [`and ${more} more`] : [])].join('\n'));
  return pages.length;
}

try {
  for (const [name, text] of Object.entries(exportedHostFiles(settings))) writeFileSync(join(values.out, name), text);
  console.log(`${values.out}: ${seal()} pages under a content security policy`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
