import type { Node, ParseError } from 'jsonc-parser';

/** A JSON file as it could be read: whole, or with what of it is broken. */
export type ReadJson = {
  value: unknown;
  /** Where it breaks first, in words; absent for a whole one. */
  problem?: { line: number; message: string };
  /** Whether what stands under a path is touched by a break, so that it cannot be trusted. */
  isBroken: (path: readonly (string | number)[]) => boolean;
};

/** Reads JSON. What is cut off or broken somewhere is read as far as it goes. */
export async function readJson(text: string): Promise<ReadJson> {
  try {
    return { value: JSON.parse(text), isBroken: () => false };
  } catch {
    return readBroken(text);
  }
}

async function readBroken(text: string): Promise<ReadJson> {
  const { findNodeAtLocation, getNodeValue, parseTree, printParseErrorCode } = await import('jsonc-parser');
  const errors: ParseError[] = [];
  let root: Node | undefined;
  try {
    root = parseTree(text, errors, { allowTrailingComma: true });
  } catch {
    // Nested so deep that reading it overflows the stack.
    return { value: undefined, problem: { line: 1, message: 'The file is nested too deep.' }, isBroken: () => true };
  }
  const offsets = errors.map(({ offset }) => offset);
  const isIn = ({ offset, length }: Node) => offsets.some((at) => at >= offset && at <= offset + length);
  return {
    value: root && getNodeValue(root),
    problem: describe(text, errors[0], (error) => printParseErrorCode(error)),
    isBroken: (path) => {
      const node = root && findNodeAtLocation(root, [...path]);
      return !node || isIn(node);
    },
  };
}

function describe(text: string, first: ParseError | undefined, nameOf: (code: ParseError['error']) => string) {
  const before = text.slice(0, first?.offset ?? text.length).split('\n');
  const [line, column] = [before.length, (before.at(-1)?.length ?? 0) + 1];
  const what = first
    ? nameOf(first.error)
        .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
        .toLowerCase()
    : 'is cut off';
  return {
    line,
    message: `The file is not whole JSON: line ${line}, column ${column}: ${what}. What can be read is offered.`,
  };
}
