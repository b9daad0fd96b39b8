import { isRecord } from '../../is-record';
import type { Selection } from './offer';

type Label = string | number;

/** The option values of a variant in the data file: { color: 'Black', size: { waist: 34 } }. */
export type RawSelection = {
  color?: string | undefined;
  size?: Label | Readonly<Record<string, Label | undefined>> | undefined;
  options?: Readonly<Record<string, Label>> | undefined;
};

/** The option values of a variant in the data file, by control and in their original spelling: { color: 'Black', waist: '34' }. */
export function fromRawSelection({ color, size, options }: RawSelection): Selection {
  const { men, sleeve_lengths_in, ...measures }: Record<string, unknown> = isRecord(size) ? size : { men: size };
  const values = { color, size: men, ...measures, sleeve: sleeve_lengths_in, ...options };
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value).trim()]])),
  );
}

/** A selection as a variant of the data file, without facts. */
export function toRawSelection({ color, size, waist, length, sleeve, ...options }: Selection): {
  color?: string;
  size?: string | Record<string, string>;
  options?: Record<string, string>;
} {
  const pair = sleeve === undefined ? { waist, length } : { men: size, sleeve_lengths_in: sleeve };
  const measures = Object.entries(pair).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const rawSize: string | Record<string, string> | undefined =
    measures.length > 0 ? Object.fromEntries(measures) : size;
  return {
    ...(color !== undefined && { color }),
    ...(rawSize !== undefined && { size: rawSize }),
    ...(Object.keys(options).length > 0 && { options }),
  };
}
