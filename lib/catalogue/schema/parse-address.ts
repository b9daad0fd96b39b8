/** The parsed address of a text, undefined for none. Not by `URL.canParse`: called often, Node 20 says no to any text beyond Latin-1. */
export function parseAddress(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
