import { isRecord } from '../../is-record';
import type { Choice } from '../choice';

type Label = string | number;

/** The values that a variant of the data names. */
export type RawChoice = {
  color?: string | undefined;
  size?: Label | Readonly<Record<string, Label | undefined>> | undefined;
  options?: Readonly<Record<string, Label>> | undefined;
};

/** The values that a variant of the data names, by control; a size stays as its product writes it. */
export function choiceOfRow({ color, size, options }: RawChoice): Choice {
  const { men, sleeve_lengths_in, ...measures }: Record<string, unknown> = isRecord(size) ? size : { men: size };
  const named = { color, size: men, ...measures, sleeve: sleeve_lengths_in, ...options };
  return Object.fromEntries(
    Object.entries(named).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}
