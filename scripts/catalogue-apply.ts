/**
 * `npm run catalogue:apply -- FILE [--dry-run]`: merges a change set of the admin into the catalogue and its pictures into
 * `public/uploads/`. All or nothing. Exit 0 applied or nothing to do, 1 invalid, 2 conflict.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ApplyResult, applyChangeSet } from '../lib/admin/change-set/apply';
import type { RawCatalogue } from '../lib/admin/change-set/catalogue-draft';
import type { ChangeSet } from '../lib/admin/change-set/change-set';
import { readImageHeader } from '../lib/admin/images/image-header';
import { readEnvironment } from '../lib/environment';
import { readCommand } from './command';

const WIDTH = 40;
const { words, flags } = readCommand();
const { catalogueFile } = readEnvironment();

/** Says why nothing was written, and ends. */
function stop(code: 1 | 2, lines: readonly string[]): never {
  for (const line of lines) console.error(line);
  console.error(code === 2 ? 'Conflict: nothing was written.' : 'Invalid: nothing was written.');
  process.exit(code);
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    return stop(1, [`${file}: ${(error as Error).message}`]);
  }
}

function apply(catalogue: RawCatalogue, changes: unknown): ApplyResult {
  try {
    return applyChangeSet(catalogue, changes);
  } catch (error) {
    // Values nested so deep that comparing them overflows the stack.
    if (error instanceof RangeError) return stop(1, ['The change set is nested too deep.']);
    throw error;
  }
}

/** The pictures of a change set as bytes; stops where one is not what it says. */
function decodeFiles({ files }: ChangeSet): { path: string; bytes: Buffer }[] {
  const problems: string[] = [];
  const decoded = files.map(({ path, sha256, base64 }) => {
    const bytes = Buffer.from(base64, 'base64');
    const hash = createHash('sha256').update(bytes).digest('hex');
    if (hash !== sha256 || path !== `/uploads/${hash}.webp`)
      problems.push(`${path}: is not the file that its name says`);
    else if (readImageHeader(bytes)?.kind !== 'webp') problems.push(`${path}: is not a WebP picture`);
    return { path: join('public', path), bytes };
  });
  if (problems.length > 0) stop(1, problems);
  return decoded;
}

/** Pictures that the catalogue names and that are neither in the project nor in the change set. */
function findMissing(catalogue: RawCatalogue, { files }: ChangeSet): string[] {
  const given = new Set(files.map(({ path }) => path));
  return Object.values(catalogue).flatMap(({ products }) =>
    products.flatMap(({ id, image_links: links }) =>
      (links ?? [])
        .filter((path) => path.startsWith('/uploads/') && !given.has(path) && !existsSync(join('public', path)))
        .map((path) => `${id}: ${path} is neither in the change set nor in public/`),
    ),
  );
}

/** Pictures first, which nothing names yet; then the catalogue in one step. What was written is taken back when a later step fails. */
function write(files: readonly { path: string; bytes: Buffer }[], catalogue: RawCatalogue): void {
  const written: string[] = [];
  try {
    if (files.length > 0) mkdirSync(join('public', 'uploads'), { recursive: true });
    for (const { path, bytes } of files) {
      if (existsSync(path)) continue;
      writeFileSync(path, bytes);
      written.push(path);
    }
    const draft = `${catalogueFile}.new`;
    written.push(draft);
    writeFileSync(draft, `${JSON.stringify(catalogue, null, 2)}\n`);
    renameSync(draft, catalogueFile);
  } catch (error) {
    for (const path of written) rmSync(path, { force: true });
    stop(1, [(error as Error).message]);
  }
}

function shorten(value: unknown): string {
  const text = value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);
  const line = text.replace(/\s+/g, ' ');
  return line.length > WIDTH ? `${line.slice(0, WIDTH)}…` : line;
}

const [file = ''] = words;
const input = readJson(file);
const { catalogue, report } = apply(readJson(catalogueFile) as RawCatalogue, input);
if (report.fields.length > 0) {
  console.table(
    report.fields.map(({ op, id, field, from, to }) => ({
      change: op,
      id,
      field,
      from: shorten(from),
      to: shorten(to),
    })),
  );
}
if (report.status === 'invalid') stop(1, report.problems);
if (report.status === 'conflict') stop(2, report.problems);
const changes = input as ChangeSet;
const files = decodeFiles(changes);
const missing = findMissing(catalogue, changes);
if (missing.length > 0) stop(1, missing);
if (report.status === 'unchanged') {
  console.log(`${catalogueFile} holds all of this already: nothing to do.`);
} else if (flags.has('dry-run')) {
  console.log(`Dry run: nothing was written. ${files.length} pictures, ${report.fields.length} fields.`);
} else {
  write(files, catalogue);
  console.log(
    `Applied to ${catalogueFile}: ${report.fields.length} fields, ${files.length} pictures. Now run npm run build.`,
  );
}
