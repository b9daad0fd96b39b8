/** `npm run publish:setup`: sets up publishing with one button. */

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { intro } from '@clack/prompts';
import { parse } from 'jsonc-parser';
import { formatPublishTarget, toPublishTarget } from '../lib/admin/publish/publish-target';
import { readEnvironment } from '../lib/site/environment';
import { readCommand } from './build/cli/command';
import { terminalPrompts } from './build/cli/prompts';
import { shopName } from './build/cli/shop-messages';
import { gatherPublishSettings, writePublishSettings } from './publish/settings';
import { setupSteps } from './publish/setup-steps';

const { values } =
  readCommand(`npm run publish:setup -- [--repository ADDRESS] [--host NAME] [--branch NAME] [--store ADDRESS] [--client-id ID] [--sign-in ADDRESS]

Asks for the repository, its host and the branch, writes publish into site.json and, for GitLab and Forgejo, the pipeline, and prints the
steps that you have to do yourself. Run it again to change an answer.
--repository ADDRESS    the repository, as a browser shows it
--host NAME             github, gitlab or forgejo
--branch NAME           the branch that the store is built from
--store ADDRESS         the address of the store
--client-id, --sign-in  for signing in without tokens (docs/publishing.md)`);
const { dataDir } = readEnvironment();
const file = join(dataDir, 'site.json');
const known = existsSync(file) ? parse(readFileSync(file, 'utf8'))?.publish : undefined;
const ask = terminalPrompts();
if (ask) intro(`Publishing for ${shopName()}`);
const publish = await gatherPublishSettings({ given: values, known, cloned: clonedFrom(), ask });
const store = values.get('store')?.replace(/\/$/, '');
console.log(`\n${formatPublishTarget(toPublishTarget(publish))}`);
const written = writePublishSettings({ publish, root: process.cwd(), dataDir, store });
if (written.length > 0) console.log(`Written: ${written.join(', ')}`);
console.log('\nWhat is left to do:');
for (const [at, { text, address }] of setupSteps(toPublishTarget(publish), { written, store }).entries())
  console.log(`  ${at + 1}. ${text}${address ? `\n     ${address}` : ''}`);

/** Address of the repository that this folder was cloned from; undefined without one, or if it is on this computer. */
function clonedFrom(): string | undefined {
  try {
    const remote = execFileSync('git', ['remote', 'get-url', 'origin'], { encoding: 'utf8', stdio: 'pipe' }).trim();
    return /:\/\/|@/.test(remote) ? remote : undefined;
  } catch {
    return undefined;
  }
}
