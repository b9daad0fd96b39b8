import { endsEmpty, nameAt, type PictureFault, viewOf } from './fault';

/** Reads an AVIF from its first to its last box (ISO/IEC 14496-12, section 4.2); what the boxes hold, browsers check. */
export function avifFault(bytes: Uint8Array): PictureFault | undefined {
  const view = viewOf(bytes);
  const names = new Set<string>();
  for (let at = 0; at < bytes.length; ) {
    if (at + 8 > bytes.length) return 'cut';
    const [short, name] = [view.getUint32(at), nameAt(bytes, at + 4)];
    // 0 is the rest of the file, 1 a length of eight bytes behind the name.
    if (short === 1 && at + 16 > bytes.length) return 'cut';
    const length = short === 1 ? Number(view.getBigUint64(at + 8)) : short || bytes.length - at;
    if (length < 8) return 'damaged';
    if (at + length > bytes.length) return 'cut';
    if (name === 'mdat' && endsEmpty(bytes.subarray(at, at + length))) return 'cut';
    names.add(name);
    at += length;
  }
  return names.has('meta') ? undefined : 'cut';
}
