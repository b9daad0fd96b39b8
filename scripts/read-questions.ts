import { createInterface } from 'node:readline/promises';

/** Question to whoever sits at this machine: their answer, or `preset` where they only press Enter. */
export type AskPerson = (question: string, preset?: string) => Promise<string>;
export type Questions = { ask: AskPerson; close: () => void };

/** The code of a process that Ctrl+C has ended. */
const INTERRUPTED = 130;

/** Opens questions at a terminal; Ctrl+C and Ctrl+D end the process. No history of the answers is kept. */
export function openQuestions(input: NodeJS.ReadStream, output: NodeJS.WriteStream): Questions {
  const lines = createInterface({ input, output, terminal: true, historySize: 0 });
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
  const close = () => {
    isDone = true;
    lines.close();
  };
  return { ask, close };
}
