import { join } from 'node:path';

/** Where `next build` exports to, before {@link file://./finish-export.ts} moves the finished export to out/. */
export const EXPORT_FOLDER = join('.cache', 'export');
