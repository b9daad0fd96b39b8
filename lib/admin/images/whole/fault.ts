/** What is wrong with a picture's file, behind its name. */
export const FAULTS = {
  cut: 'is cut off: its last part is missing.',
  damaged: 'is damaged: a part of it cannot be read.',
  lies: 'is not what its header says: the picture in it has another size.',
} as const;
export type PictureFault = keyof typeof FAULTS;

/** Whether a part of a file ends in zeros: a copy that was broken off, in the room that was made for all of it. Packed pictures never do. */
export function endsEmpty(part: Uint8Array): boolean {
  return part.length > EMPTY && part.subarray(-EMPTY).every((byte) => byte === 0);
}

const EMPTY = 32;

/** A view of the bytes for numbers of several bytes. */
export function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

/** Four letters of a file, as its parts are named. */
export function nameAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}
