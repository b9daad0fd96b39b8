import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Question to whoever sits at this machine: their answer, or `preset` where they only press Enter. */
export type AskPerson = (question: string, preset?: string) => Promise<string>;
/** Ways to ask; `hidden` shows nothing of the answer. */
export type Questions = { ask: AskPerson; hidden: AskPerson; close: () => void };

/** Opens questions at a terminal. No history of the answers is kept. */
export function openQuestions(input: NodeJS.ReadStream, output: NodeJS.WriteStream): Questions {
  let isHidden = false;
  const shown = new Writable({
    write(part, _, done) {
      if (!isHidden) output.write(part);
      done();
    },
  });
  const lines = createInterface({ input, output: shown, terminal: true, historySize: 0 });
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
  return { ask, hidden, close: () => lines.close() };
}
