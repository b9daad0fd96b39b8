/** Texts of variants as what they add to each other: a common start, what the value of one control adds, and what the rest adds. */
export type TextParts = {
  /** The common start; absent where it is the one that was expected. */
  start?: string;
  /** The additions of that control's values, by its place among them; the texts themselves where they are not made so. */
  parts: readonly (string | null)[];
  /** The place of the control, and what the other values add, in the order in which they first come. */
  rest?: readonly [control: number, ...additions: string[]];
};

type Places = readonly (readonly number[])[];

/** Takes texts apart as far as they put themselves together again; `places` are those of each one's values. */
export function takeApart(texts: readonly (string | undefined)[], places: Places, expected: string): TextParts {
  const known = texts.filter((text) => text !== undefined);
  const start = known.every((text) => text.startsWith(expected)) ? expected : commonStart(known);
  for (const control of places[0]?.keys() ?? []) {
    const parts: string[] = [];
    const rest = new Map<string, string>();
    for (const place of new Set(places.map((own) => own[control] ?? -1))) {
      const own = texts.filter((_, index) => places[index]?.[control] === place);
      parts[place] = commonStart(own.map((text = '') => text.slice(start.length)));
    }
    for (const [index, text = ''] of texts.entries())
      rest.set(
        otherKey(places[index] ?? [], control),
        text.slice(start.length + (parts[places[index]?.[control] ?? -1] ?? '').length),
      );
    const made: TextParts = {
      ...(start !== expected && { start }),
      parts: [...parts].map((part = '') => part),
      rest: [control, ...rest.values()],
    };
    const again = putTogether(made, places, expected);
    if (texts.every((text, index) => text === again[index])) return made;
  }
  return { parts: texts.map((text) => text ?? null) };
}

/** The texts that parts are made of. */
export function putTogether(
  { start, parts, rest }: TextParts,
  places: Places,
  expected: string,
): (string | undefined)[] {
  if (!rest) return parts.map((text) => text ?? undefined);
  const [control, ...additions] = rest;
  const keys = [...new Set(places.map((own) => otherKey(own, control)))];
  const additionOf = new Map(keys.map((key, index) => [key, additions[index]]));
  return places.map(
    (own) => `${start ?? expected}${parts[own[control] ?? -1] ?? ''}${additionOf.get(otherKey(own, control)) ?? ''}`,
  );
}

const otherKey = (places: readonly number[], control: number) => places.filter((_, index) => index !== control).join();

function commonStart(texts: readonly string[]): string {
  const [first = '', ...others] = texts;
  let length = first.length;
  for (const text of others) while (!text.startsWith(first.slice(0, length))) length -= 1;
  return first.slice(0, length);
}
