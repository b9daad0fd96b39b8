/** Hands each line of a host's file to `read`, trimmed, without blank lines and comments; an error is thrown again with the line's number. */
export function readLines(name: string, text: string, read: (line: string) => void): void {
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) continue;
    try {
      read(content);
    } catch (error) {
      throw new Error(`${name}, line ${index + 1}: ${(error as Error).message}`);
    }
  }
}
