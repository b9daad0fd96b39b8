import { JPG } from 'image-size/types/jpg';
import { readImageHeader } from '../../catalogue/photographs/image-header';
import { decodeUtf8 } from '../../decode-text';
import { plainDrawingSize } from '../plain-drawing-size';

/** The size of a picture of the pages as it is seen; undefined for a file that is none, or none that is taken. */
export function pictureSize(file: string, bytes: Uint8Array): { width: number; height: number } | undefined {
  if (/\.svg$/i.test(file)) return drawingSize(decodeUtf8(bytes) ?? '');
  const header = readImageHeader(bytes);
  if (!header || header.kind === 'gif') return undefined;
  const { width, height } = header;
  // A camera that was held upright writes the picture as it lay, and how it is to be turned.
  const isTurned = header.kind === 'jpeg' && (JPG.calculate(bytes).orientation ?? 1) > 4;
  return isTurned ? { width: height, height: width } : { width, height };
}

function drawingSize(text: string): { width: number; height: number } | undefined {
  const size = plainDrawingSize(text);
  return typeof size === 'string' ? undefined : { width: Math.round(size.width), height: Math.round(size.height) };
}
