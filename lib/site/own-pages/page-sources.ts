import 'server-only';
import { isSvg } from '../../catalogue/is-svg';
import { getPhotograph } from '../../catalogue/photographs/manifest';
import { photographAddress } from '../../catalogue/pictures';
import { readEnvironment } from '../../environment';
import { type PictureSource, pictureSource } from '../picture-source';
import { type PageBlock, picturesIn } from './blocks';
import { pageDrawingPath, readDrawing } from './page-drawings';

/** The sources of the pictures of an owner's page, by their files. */
export function pageSources(blocks: readonly PageBlock[]): Readonly<Record<string, PictureSource>> {
  return Object.fromEntries(picturesIn(blocks).map(({ file }) => [file, sourceOf(file)]));
}

/** Throws for a photograph without copies, such as one that was added while `npm run dev` ran. */
function sourceOf(file: string): PictureSource {
  const { dataDir } = readEnvironment();
  if (isSvg(file)) return pictureSource(pageDrawingPath(readDrawing(dataDir, file).name));
  const variants = getPhotograph(file);
  const widest = variants?.at(-1);
  if (!variants || !widest) throw new Error(`${dataDir}${file} is new: start npm run dev or npm run build again`);
  return pictureSource({ src: photographAddress(widest.file), copies: variants });
}
