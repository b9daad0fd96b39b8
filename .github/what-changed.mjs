/**
 * `node .github/what-changed.mjs BEFORE AFTER`: prints `code=true` where a push changed anything but data, or where that cannot be
 * known, as after a force push. With nothing before it, a first push or a run by hand has changed no code: a new owner's shop goes
 * online as it was handed over.
 */
import { spawnSync } from 'node:child_process';

/** What an owner changes: the data, its pictures, and the two files for hosts that `shop:new` adapts. */
const DATA = /^(?:(?:data|public\/uploads)\/|(?:vercel\.json|wrangler\.jsonc)$)/;

const [, , before = '', after = ''] = process.argv;
const { status, stdout } = spawnSync('git', ['diff', '--name-only', '-z', '--no-renames', before, after, '--'], {
  encoding: 'utf8',
});
const files = (stdout ?? '').split('\0').filter(Boolean);
const isFirst = /^0*$/.test(before);
const isDataAlone = status === 0 && files.length > 0 && files.every((file) => DATA.test(file));
console.log(`code=${!isFirst && !isDataAlone}`);
