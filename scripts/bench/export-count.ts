import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ExportedFile, listFiles } from '../export/files';
import { type HostFigures, hostFigures } from '../export/host-limits';

type ExportFigures = HostFigures & { pages: number; products: number };

/** What an export of these files holds. */
export function summarizeFiles(files: readonly ExportedFile[]): ExportFigures {
  return {
    ...hostFigures(files),
    pages: files.filter(({ path }) => path.endsWith('.html')).length,
    products: files.filter(({ path }) => /^products\/[^/]+\/index\.html$/.test(path)).length,
  };
}

/** Counts the files of an export and its drawings; drawings of the same content count once in `distinctArtwork`. */
export function countExport(folder: string): ExportFigures & { artwork: number; distinctArtwork: number } {
  const files = listFiles(folder);
  const hashOf = ({ path }: ExportedFile) =>
    createHash('sha256')
      .update(readFileSync(join(folder, path)))
      .digest('hex');
  const artwork = files.filter(({ path }) => path.startsWith('artwork/'));
  return { ...summarizeFiles(files), artwork: artwork.length, distinctArtwork: new Set(artwork.map(hashOf)).size };
}
