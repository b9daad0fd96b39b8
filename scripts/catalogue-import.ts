/** `npm run catalogue:import`: imports a file of products into a shop. */
import { rmSync } from 'node:fs';
import { readCommand } from './build/cli/command';
import { nextCommands, shopName } from './build/cli/shop-messages';
import { findTarget, hasChanges, makeDraft, runInDraft, writeImport } from './catalogue/import/import-folder';
import { IMPORT_USAGE, mappingOf, newShopCurrency } from './catalogue/import/import-options';

const { positionals, flags, values } = readCommand(IMPORT_USAGE);
const [file = ''] = positionals;
const target = findTarget(file, values.get('into'));
mappingOf(values);
const draft = makeDraft(target, newShopCurrency(values));
try {
  const imported = runInDraft(draft, target, 'catalogue/import/run-import', ...process.argv.slice(2));
  process.stdout.write(imported.stdout);
  process.stderr.write(imported.stderr);
  process.exitCode = imported.status;
  const isChanged = hasChanges(draft, target);
  const checked = isChanged ? runInDraft(draft, target, 'catalogue-check', '--quiet') : undefined;
  if (checked && checked.status !== 0) throw new Error(`${checked.stderr}\nNothing was written.`);
  if (!flags.has('dry-run')) writeImport(draft, target, isChanged);
  if (isChanged) console.log(`\nWritten to ${shopName(target.dataDir)}.\n\n${nextCommands(target.dataDir)}`);
} finally {
  rmSync(draft, { recursive: true, force: true });
}
