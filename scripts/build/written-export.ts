import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync, renameSync, rmSync, type Stats, utimesSync } from 'node:fs';
import { join, sep } from 'node:path';
import { writeWhole } from '../write-whole';
import type { BuildInputs } from './build-inputs';
import { type FileChanges, fileChanges } from './changed-files';

/** A file as it stood when its build ended; the hash is that of its content. */
export type WrittenFile = { bytes: number; mtimeMs: number; ctimeMs: number; sha: string };

/** The ledger of an export: of which inputs it was made, when, each file of it by its path, and what changed since the one before. */
export type WrittenExport = {
  inputs: BuildInputs;
  at: string;
  files: ReadonlyMap<string, WrittenFile>;
  changes?: FileChanges | undefined;
};

/** The files of an export beside its ledger. `foreign` are those that the build did not write, links among them. */
export type StandingFiles = { asWritten: string[]; altered: string[]; missing: string[]; foreign: string[] };

/** The last build that ended well; gone while another one writes. */
const WRITTEN = 'written.json';
/** The build before, for hashes alone: nothing is said to stand by it. */
const FORMER = 'former.json';
/** The first word of a ledger, another one with each other form of it. */
const FORM = 'export-1';
/** Longer than a tick of the clock by which systems stamp files. */
const TICK_MS = 20;

/**
 * Notes each file of an export once it is whole, and gives the ledger. A file of the same content gets its
 * former time back, so that programs that send what is newer leave it out.
 */
export function noteWritten(out: string, folder: string, inputs: BuildInputs): WrittenExport {
  const former = readLedger(join(folder, FORMER));
  const known = former?.files ?? new Map<string, WrittenFile>();
  const shas = new Map<string, string>();
  for (const [path, now] of statFiles(out)) {
    if (!now) continue;
    const before = known.get(path);
    const sha = before && isSame(before, now) ? before.sha : shaOf(readFileSync(join(out, path)));
    shas.set(path, sha);
    if (before?.sha === sha && before.mtimeMs !== now.mtimeMs) {
      utimesSync(join(out, path), now.atimeMs / 1000, before.mtimeMs / 1000);
    }
  }
  // From here on a file that is written gets another time than the build gave it.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, TICK_MS);
  const files = new Map<string, WrittenFile>();
  for (const [path, now] of statFiles(out)) {
    const sha = shas.get(path);
    if (now && sha !== undefined) files.set(path, { bytes: now.size, mtimeMs: now.mtimeMs, ctimeMs: now.ctimeMs, sha });
  }
  const changes = former && fileChanges(former.files, files);
  const written = { inputs, at: new Date().toISOString(), files, changes };
  writeLedger(folder, written);
  rmSync(join(folder, FORMER), { force: true });
  return written;
}

/** The ledger of the build before, while another one writes: by it files of the export may stand that nobody has touched since. */
export const readFormer = (folder: string): WrittenExport | undefined => readLedger(join(folder, FORMER));

/** The ledger of the last build, undefined where none ended well or the ledger is damaged. */
export const readWritten = (folder: string): WrittenExport | undefined => readLedger(join(folder, WRITTEN));

/** Takes back that an export stands, before anything in it is touched: the ledger is kept for its hashes. */
export function forgetWritten(folder: string): void {
  if (readWritten(folder)) renameSync(join(folder, WRITTEN), join(folder, FORMER));
  else rmSync(join(folder, WRITTEN), { force: true });
}

/** Compares an export with its ledger by size and times alone, without reading a file. */
export function standingFiles(out: string, { files }: Pick<WrittenExport, 'files'>): StandingFiles {
  const found = statFiles(out);
  const asWritten: string[] = [];
  const altered: string[] = [];
  const missing: string[] = [];
  for (const [path, before] of files) {
    const now = found.get(path);
    if (!now) missing.push(path);
    else if (isSame(before, now)) asWritten.push(path);
    else altered.push(path);
  }
  const foreign = [...found].filter(([path, now]) => !now || !files.has(path)).map(([path]) => path);
  return { asWritten, altered, missing, foreign };
}

type Row = [path: string, bytes: number, mtimeMs: number, ctimeMs: number, sha: string];
const isSame = (before: WrittenFile, now: Stats): boolean =>
  before.bytes === now.size && before.mtimeMs === now.mtimeMs && before.ctimeMs === now.ctimeMs;

/** Everything below a folder that is no folder, with slashes on every system; undefined for what is no file. */
function statFiles(folder: string): Map<string, Stats | undefined> {
  if (!existsSync(folder)) return new Map();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory());
  const start = join(folder, sep).length;
  return new Map(
    entries.map((entry) => {
      const file = `${entry.parentPath}${sep}${entry.name}`;
      return [file.slice(start).replaceAll(sep, '/'), entry.isFile() ? lstatSync(file) : undefined];
    }),
  );
}

const shaOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

function writeLedger(folder: string, { files, ...rest }: WrittenExport): void {
  const rows = [...files].map(([path, { bytes, mtimeMs, ctimeMs, sha }]) => [path, bytes, mtimeMs, ctimeMs, sha]);
  const text = JSON.stringify({ ...rest, files: rows });
  writeWhole(join(folder, WRITTEN), `${FORM} ${shaOf(text)}\n${text}`);
}

function readLedger(file: string): WrittenExport | undefined {
  const content = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const end = content.indexOf('\n');
  const text = content.slice(end + 1);
  if (content.slice(0, end) !== `${FORM} ${shaOf(text)}`) return undefined;
  const { files, ...rest } = JSON.parse(text) as Omit<WrittenExport, 'files'> & { files: Row[] };
  const rows = files.map(([path, bytes, mtimeMs, ctimeMs, sha]) => [path, { bytes, mtimeMs, ctimeMs, sha }] as const);
  return { ...rest, files: new Map(rows) };
}
