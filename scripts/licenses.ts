/** `npm run licenses`: writes docs/licenses.md from package-lock.json. */
import { readFileSync, writeFileSync } from 'node:fs';
import { licensesPage } from './licenses/page';

writeFileSync('docs/licenses.md', licensesPage(JSON.parse(readFileSync('package-lock.json', 'utf8'))));
