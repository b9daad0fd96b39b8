import { Parser } from 'htmlparser2';
import type { Steps } from '../../steps';

/** Calls for what stands in a text of XML, in its order; `at` is the place in the text, `isCut` says that the end of an element is missing. */
export type XmlCalls = {
  open: (name: string, attributes: Readonly<Record<string, string>>, at: number) => void;
  text?: (text: string) => void;
  close: (name: string, isCut: boolean) => void;
};

/** Elements inside of each other that are read; each further one makes the next slower. */
const DEEPEST = 500;
const PIECE = 50_000;

/** Reads XML as it comes, a step for each piece; never throws for what it holds. Entities that a file declares itself are not read. */
export function* readXml(pieces: Iterable<string>, { open, text, close }: XmlCalls): Steps<void> {
  let depth = 0;
  let isOver = false;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        depth += 1;
        open(name, attributes, parser.startIndex);
        if (depth > DEEPEST) parser.pause();
      },
      ...(text && { ontext: text }),
      onclosetag: (name) => {
        depth -= 1;
        close(name, isOver);
      },
    },
    { xmlMode: true },
  );
  for (const piece of pieces) {
    if (depth > DEEPEST) break;
    parser.write(piece);
    yield;
  }
  isOver = true;
  parser.resume();
  parser.end();
}

/** A text in pieces of some milliseconds of reading. */
export function* piecesOf(text: string, onProgress?: (done: number, all: number) => void): Generator<string> {
  for (let at = 0; at < text.length; at += PIECE) {
    yield text.slice(at, at + PIECE);
    onProgress?.(at, text.length);
  }
}

/** The name of an element without the prefix of its namespace: 'g:price' -> 'price'. */
export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
