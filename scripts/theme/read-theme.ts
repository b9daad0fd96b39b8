import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseJson } from '../../lib/catalogue/parse-json';
import { themeSchema } from '../../lib/site/theme-schema';
import { type Theme, themeOf } from '../../lib/theme/theme';

/** The look that the `theme.json` of a data folder asks for. One that is refused, which is said where it is checked, is as if it were not there. */
export function readTheme(dataFolder: string): Theme {
  const file = join(dataFolder, 'theme.json');
  if (!existsSync(file)) return themeOf();
  return themeOf(themeSchema.safeParse(parseJson(readFileSync(file), file)).data);
}
