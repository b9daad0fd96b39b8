/** Part of `npm start`: serves the export in out/ at PORT and below BASE_PATH, until Ctrl+C. */

import { shopName } from './build/cli/shop-messages';
import { serve, shutDownOnSignal } from './build/server/serve';

const { PORT = '', BASE_PATH: basePath } = process.env;
const isPort = /^\d{1,5}$/.test(PORT) && Number(PORT) > 0 && Number(PORT) <= 65535;
if (PORT && !isPort) throw new Error(`PORT must be a number from 1 to 65535; it is '${PORT}'.`);

const { port, close } = await serve({ port: isPort ? Number(PORT) : undefined, basePath });
shutDownOnSignal(close);
console.log(`${shopName()} is at http://localhost:${port}${basePath ?? ''}/`);
