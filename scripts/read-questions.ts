import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Question to whoever sits at this machine: their answer, or `preset` where they only press Enter. */
export type AskPerson = (question: string, preset?: string) => Promise<string>;
/** Ways to ask; `hidden` shows nothing of the answer. */
export type Questions = { ask: AskPerson; hidden: AskPerson; close: () => void };

/** The code of a process that Ctrl+C has ended. */
const INTERRUPTED = 130;

/** Opens questions at a terminal; Ctrl+C and Ctrl+D end the process. No history of the answers is kept. */
export function openQuestions(input: NodeJS.ReadStream, output: NodeJS.WriteStream): Questions {
  let isHidden = false;
  const shown = new Writable({
    write(part, _, done) {
      if (!isHidden) output.write(part);
      done();
    },
  });
  const lines = createInterface({ input, output: shown, terminal: true, historySize: 0 });
  let isDone = false;
  lines.on('close', () => {
    if (isDone) return;
    output.write('\n');
    process.exit(INTERRUPTED);
  });
  const ask: AskPerson = async (question, preset = '') => {
    const answer = await lines.question(`${question}${preset && ` [${preset}]`}: `);
    return answer.trim() || preset;
  };
  const hidden: AskPerson = async (question) => {
    output.write(`${question}: `);
    isHidden = true;
    const answer = await lines.question('').finally(() => {
      isHidden = false;
      output.write('\n');
    });
    return answer.trim();
  };
  const close = () => {
    isDone = true;
    lines.close();
  };
  return { ask, hidden, close };
}
