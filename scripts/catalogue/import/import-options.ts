import { type ImportMapping, readMapping } from '../../../lib/admin/import/import-mapping';
import { readNamedFile } from '../../build/cli/command';

/** The text for --help of `npm run catalogue:import`. */
export const IMPORT_USAGE = `npm run catalogue:import -- FILE [--into FOLDER] [--map MAP] [--currency CODES] [--dry-run] [--quiet]

Imports a table (CSV, TSV or XLSX) or JSON of products into the shop in FOLDER, such as data, or in DATA_DIR. Without both it makes a
new folder next to FILE, named after it.
--into FOLDER      the shop to import into
--map MAP          a mapping of the columns, as this command and the admin write it
--currency CODES   EUR=1.08: exchange rate; EUR: amounts are not converted, and a new shop has this currency
--dry-run          write nothing
--quiet            print no report
Values that are uncertain are left out and reported. Exit code 0: done; 1: nothing was imported.`;

type Values = ReadonlyMap<string, string>;

/** The currency of a new shop, such as 'EUR'. Undefined for an exchange rate such as 'EUR=1.08'. */
export function newShopCurrency(values: Values): string | undefined {
  return /^[A-Z]{3}$/.exec(values.get('currency') ?? '')?.[0];
}

/** The mapping of the options. Throws an error with the file and the field. */
export function mappingOf(values: Values): Partial<ImportMapping> {
  const file = values.get('map');
  const mapping = file === undefined ? {} : readMapping(readNamedFile(file), file);
  const exchangeRates = (values.get('currency') ?? '').split(',').flatMap((option): [string, number][] => {
    if (option.trim() === '') return [];
    const [code = '', value = '1'] = option.trim().split('=');
    const rate = Number(value);
    if (/^[A-Z]{3}$/.test(code) && rate > 0) return [[code, rate]];
    throw new Error(
      `--currency ${option}: write EUR=1.08 for the value of 1 EUR in the shop's currency, or EUR to take amounts as they are.`,
    );
  });
  return { ...mapping, currencies: { ...mapping.currencies, ...Object.fromEntries(exchangeRates) } };
}
