import { findNodeAtLocation, getNodeValue, type Node, type ParseError, parseTree } from 'jsonc-parser';
import { parseJson } from '../../catalogue/parse-json';

/** A JSON file as it could be read: whole, or with what of it is broken. */
export type ReadJson = {
  value: unknown;
  /** Where it breaks first, in words; absent for a whole one. */
  problem?: { message: string };
  /** Whether what stands under a path is touched by a break, so that it cannot be trusted. */
  isBroken: (path: readonly (string | number)[]) => boolean;
};

/** Reads JSON. What is cut off or broken somewhere is read as far as it goes. */
export function readJsonText(text: string): ReadJson {
  try {
    return { value: parseJson(text), isBroken: () => false };
  } catch (error) {
    return readBroken(text, (error as Error).message);
  }
}

function readBroken(text: string, fault: string): ReadJson {
  const problem = { message: `The file is not whole JSON: ${fault}. What can be read is offered.` };
  const errors: ParseError[] = [];
  let root: Node | undefined;
  try {
    root = parseTree(text, errors);
  } catch {
    // Nested so deep that reading it overflows the stack.
    return { value: undefined, problem, isBroken: () => true };
  }
  return {
    value: root && getNodeValue(root),
    problem,
    isBroken: (path) => {
      const node = root && findNodeAtLocation(root, [...path]);
      if (!node) return true;
      const next = errors[firstFrom(errors, node.offset)];
      return next !== undefined && next.offset <= node.offset + node.length;
    },
  };
}

/** The place of the first fault at an offset or behind it; they stand in the order of the text. */
function firstFrom(errors: readonly ParseError[], offset: number): number {
  let [low, high] = [0, errors.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((errors[middle]?.offset ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
