/** What the length of a code and its symbol are, by the next 16 bits: `length << 8 | symbol`, 0 for a code that there is not. */
export type Codes = Uint16Array;
/** What stands before the scans: tables of codes by number, and after how many units decoding starts anew, 0 for never. */
export type Tables = { dc: Codes[]; ac: Codes[]; restart: number };
export type JpegComponent = { id: number; across: number; down: number };
export type JpegFrame = { isProgressive: boolean; width: number; height: number; components: JpegComponent[] };

/** Takes in the codes and the restart interval that a segment defines. */
export function readTables(marker: number, body: Uint8Array, tables: Tables): void {
  if (marker === 0xdd) tables.restart = uint16(body, 0);
  if (marker !== 0xc4) return;
  for (let at = 0; at + 17 <= body.length; ) {
    const [kind = 0, ...counts] = body.subarray(at, at + 17);
    const count = counts.reduce((sum, one) => sum + one, 0);
    (kind >> 4 ? tables.ac : tables.dc)[kind & 15] = toCodes(counts, body.subarray(at + 17, at + 17 + count));
    at += 17 + count;
  }
}

/** The frame of a picture of the kinds that browsers draw: sequential or progressive, in Huffman codes, 8 bits. */
export function readFrame(marker: number, body: Uint8Array): JpegFrame | undefined {
  if (marker < 0xc0 || marker > 0xc2 || body[0] !== 8) return undefined;
  const components = Array.from({ length: body[5] ?? 0 }, (_, index) => {
    const [id = 0, factors = 0] = body.subarray(6 + index * 3, 8 + index * 3);
    return { id, across: factors >> 4, down: factors & 15 };
  });
  return { isProgressive: marker === 0xc2, height: uint16(body, 1), width: uint16(body, 3), components };
}

const uint16 = (bytes: Uint8Array, at: number) => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);

/** Codes of each length follow one another (annex C). */
function toCodes(counts: readonly number[], symbols: Uint8Array): Codes {
  const codes = new Uint16Array(0x10000);
  let [at, next] = [0, 0];
  for (const [index, count] of counts.entries()) {
    const room = 1 << (15 - index);
    for (let one = 0; one < count; one += 1) {
      codes.fill(((index + 1) << 8) | (symbols[next] ?? 0), at, at + room);
      at += room;
      next += 1;
    }
  }
  return codes;
}
