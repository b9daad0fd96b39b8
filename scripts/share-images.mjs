/**
 * Draws the images that other sites show when a page is shared, and the icons, into public/; part of the build. The pages'
 * own modules say which there are: 'server-only' stands there against the browser and means nothing here.
 */
import { fileURLToPath } from 'node:url';
import { createJiti } from 'jiti';

const empty = fileURLToPath(new URL('../node_modules/server-only/empty.js', import.meta.url));
await createJiti(import.meta.url, { alias: { 'server-only': empty } }).import('./share/write.ts');
