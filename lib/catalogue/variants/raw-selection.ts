import { isRecord } from '../../is-record';
import type { Selection } from './selection';

type Label = string | number;

/** The values that a variant of the data names. */
export type RawSelection = {
  color?: string | undefined;
  size?: Label | Readonly<Record<string, Label | undefined>> | undefined;
  options?: Readonly<Record<string, Label>> | undefined;
};

/** The values that a variant of the data names, by control, spelled as they are written. */
export function fromRawSelection({ color, size, options }: RawSelection): Selection {
  const { men, sleeve_lengths_in, ...measures }: Record<string, unknown> = isRecord(size) ? size : { men: size };
  const named = { color, size: men, ...measures, sleeve: sleeve_lengths_in, ...options };
  return Object.fromEntries(
    Object.entries(named).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value).trim()]])),
  );
}

/** A row of the data that names a choice and says nothing yet. */
export function toRawSelection({ color, size, waist, length, sleeve, ...options }: Selection): {
  color?: string;
  size?: string | Record<string, string>;
  options?: Record<string, string>;
} {
  const pair = sleeve === undefined ? { waist, length } : { men: size, sleeve_lengths_in: sleeve };
  const measures = Object.entries(pair).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const named: string | Record<string, string> | undefined = measures.length > 0 ? Object.fromEntries(measures) : size;
  return {
    ...(color !== undefined && { color }),
    ...(named !== undefined && { size: named }),
    ...(Object.keys(options).length > 0 && { options }),
  };
}
