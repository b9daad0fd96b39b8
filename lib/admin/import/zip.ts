import { Inflate } from 'fflate';

/** A file inside a ZIP archive, still packed. */
export type ZipEntry = { bytes: Uint8Array; isPacked: boolean };

/** Characters of all files of an archive that are unpacked at most; a bomb makes gigabytes of a few kilobytes. */
const MOST_UNPACKED = 200_000_000;
/** Packed bytes that are read in one go: some milliseconds, also where they become a thousand times as many. */
const PIECE = 8_000;
const [END, ENTRY] = [0x06054b50, 0x02014b50];

/** The files of a ZIP archive by their paths, as the list at its end names them. Throws where it is cut off or broken. */
export function readZip(bytes: Uint8Array): Map<string, ZipEntry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  while (view.getUint32(end, true) !== END) end -= 1;
  const entries = new Map<string, ZipEntry>();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (view.getUint32(at, true) !== ENTRY) throw new Error('The list of its files is broken');
    const [method, size] = [view.getUint16(at + 10, true), view.getUint32(at + 20, true)];
    const [name, extra, comment] = [28, 30, 32].map((place) => view.getUint16(at + place, true)) as [
      number,
      number,
      number,
    ];
    const local = view.getUint32(at + 42, true);
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const path = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + name));
    entries.set(path, { bytes: bytes.subarray(start, start + size), isPacked: method !== 0 });
    at += 46 + name + extra + comment;
  }
  return entries;
}

/** The text of a file of an archive, piece by piece; `spent` counts what all of them have unpacked, and of how much. Throws for a bomb, and for what is broken. */
export function* unpackText(
  { bytes, isPacked }: ZipEntry,
  spent: { characters: number; packed: number },
): Generator<string> {
  const decoder = new TextDecoder();
  let text = '';
  const take = (chunk: Uint8Array) => {
    spent.characters += chunk.length;
    if (spent.characters > MOST_UNPACKED) throw new Error('It would fill more than 200 MB');
    text += decoder.decode(chunk, { stream: true });
  };
  const inflate = new Inflate(take);
  for (let at = 0; at < bytes.length; at += PIECE) {
    const piece = bytes.subarray(at, at + PIECE);
    if (isPacked) inflate.push(piece, at + PIECE >= bytes.length);
    else take(piece);
    spent.packed += piece.length;
    yield text;
    text = '';
  }
}
