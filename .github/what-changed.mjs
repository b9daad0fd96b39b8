/**
 * `node .github/what-changed.mjs BEFORE AFTER`: prints `code=true` where a push changed anything but data, or where that cannot be
 * known: after a force push, on a new branch, by hand.
 */
import { spawnSync } from 'node:child_process';

/** What an owner changes: the data, and the pictures that belong to it. */
const DATA = /^(?:data|public\/uploads)\//;

const [, , before = '', after = ''] = process.argv;
const { status, stdout } = spawnSync('git', ['diff', '--name-only', '-z', '--no-renames', before, after, '--'], {
  encoding: 'utf8',
});
const files = (stdout ?? '').split('\0').filter(Boolean);
const isDataAlone = status === 0 && files.length > 0 && files.every((file) => DATA.test(file));
console.log(`code=${!isDataAlone}`);
