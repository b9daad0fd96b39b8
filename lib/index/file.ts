import 'server-only';
import { createHash } from 'node:crypto';
import { CURRENT_FILE, type Current } from './current';
import type { IndexRow } from './row';
import { toColumns } from './to-columns';

const HASH_LENGTH = 16;

/**
 * The two files under /data/ that hold the index: the columns, under a name made from their hash, and a small file with that name. The
 * first can be cached forever. Scripts and pages do not change when the data does.
 */
export function indexFiles(rows: readonly IndexRow[]): Record<string, string> {
  const text = JSON.stringify(toColumns(rows));
  const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);
  const current: Current = { file: `catalogue-${hash}.json` };
  return { [current.file]: text, [CURRENT_FILE]: JSON.stringify(current) };
}
