/** `npm run catalogue:import`: brings a file of products into a shop. */
import { readCommand } from './command';
import { IMPORT_COMMAND, importFile } from './import/import-file';

process.exitCode = await importFile(readCommand(IMPORT_COMMAND));
