import data from '@data/drawings.json';

/** The names of the drawings that the data folder's set has; none where it names no set, and then any name is passed over. */
const NAMES: readonly string[] = (data as string[] | null) ?? [];

/** A fault of a drawing's name, or undefined. */
export function drawingNameFault(name: string): string | undefined {
  if (NAMES.length === 0 || NAMES.includes(name)) return undefined;
  return `"${name}" is no drawing; the names are ${NAMES.join(', ')}`;
}
