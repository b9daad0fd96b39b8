import { type PictureFault, viewOf } from './fault';
import { scanFault } from './jpeg-scan';
import { type JpegFrame, readFrame, readTables, type Tables } from './jpeg-tables';

/**
 * Reads a JPEG from its first to its last marker (ITU T.81, annex B), and counts the blocks of its first scan: browsers draw what there
 * is and leave the rest gray. What stands behind the end is no part of the picture.
 */
export async function jpegFault(bytes: Uint8Array): Promise<PictureFault | undefined> {
  const view = viewOf(bytes);
  const tables: Tables = { dc: [], ac: [], restart: 0 };
  let frame: JpegFrame | undefined;
  let scans = 0;
  for (let at = 2; ; ) {
    if (at + 2 > bytes.length) return 'cut';
    if (bytes[at] !== 0xff) return 'damaged';
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xd9) return scans > 0 ? undefined : 'cut';
    // Any number of 0xff may stand before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = at + 4 > bytes.length ? 0 : view.getUint16(at + 2);
    const end = at + 2 + length;
    if (length < 2 || end > bytes.length) return 'cut';
    const body = bytes.subarray(at + 4, end);
    readTables(marker, body, tables);
    frame ??= readFrame(marker, body);
    at = end;
    if (marker !== 0xda) continue;
    const scanEnd = endOfScan(bytes, at);
    if (scanEnd === undefined) return 'cut';
    const fault = frame && (await scanFault(bytes.subarray(at, scanEnd), body, { frame, tables }));
    if (fault) return fault;
    scans += 1;
    at = scanEnd;
  }
}

/** The place of the next marker that is none of the scan's own; undefined when the file ends before. */
function endOfScan(bytes: Uint8Array, start: number): number | undefined {
  for (let at = bytes.indexOf(0xff, start); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return undefined;
}
