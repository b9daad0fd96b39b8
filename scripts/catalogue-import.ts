/** `npm run catalogue:import`: imports a file of products into a shop. */
import { spawnSync } from 'node:child_process';
import { readCommand } from './build/cli/command';
import { nextCommands, shopName } from './build/cli/shop-messages';
import { scriptArguments } from './build/processes/run-program';
import { findTarget, ImportFolder } from './catalogue/import/import-folder';
import { IMPORT_USAGE, mappingOf, newShopCurrency } from './catalogue/import/import-options';

const command = readCommand(IMPORT_USAGE);
const [file = ''] = command.positionals;
const folder = new ImportFolder(findTarget(file, command.values.get('into')));
try {
  mappingOf(command.values);
  const draft = folder.makeDraft(newShopCurrency(command.values));
  // A separate process, because modules read categories and currency from DATA_DIR when they load.
  const env = { ...process.env, DATA_DIR: draft, CATALOGUE_FILE: '', IMPORT_DIR: '' };
  const run = (script: string, ...args: string[]) =>
    spawnSync(process.execPath, scriptArguments(script, ...args), { env, encoding: 'utf8' });
  const imported = run('catalogue/import/run-import', ...process.argv.slice(2));
  process.stdout.write(folder.replaceDraftPaths(imported.stdout));
  process.stderr.write(folder.replaceDraftPaths(imported.stderr));
  process.exitCode = imported.status ?? 1;
  const { hasChanges } = folder;
  const checked = hasChanges ? run('catalogue-check', '--quiet') : undefined;
  if (checked && checked.status !== 0)
    throw new Error(`${folder.replaceDraftPaths(checked.stderr)}\nNothing was written.`);
  if (!command.flags.has('dry-run')) folder.write(hasChanges);
  if (hasChanges) console.log(`\nWritten to ${shopName(folder.dataDir)}.\n\n${nextCommands(folder.dataDir)}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  folder.removeDraft();
}
