import { type CommonOptions, isCancel, text } from '@clack/prompts';

/** A question in the terminal. */
export type Prompt = {
  message: string;
  /** Answer for Enter, shown in the empty field. */
  suggestion?: string | undefined;
  /** Returns the error of an answer. */
  validate?: (answer: string) => string | undefined;
};

/** Asks a question and resolves with a valid answer without surrounding blanks. */
export type Ask = (prompt: Prompt) => Promise<string>;

/** Exit code of a process that Ctrl+C has ended. */
const INTERRUPTED = 130;

/** Prompts of a terminal; Ctrl+C and Escape end the process. undefined if nobody can answer, as in CI. */
export function terminalPrompts(streams: CommonOptions = {}): Ask | undefined {
  if (!streams.input && !process.stdin.isTTY) return undefined;
  return async ({ message, suggestion = '', validate }) => {
    const answer = await text({
      message,
      placeholder: suggestion,
      defaultValue: suggestion,
      validate: (value = '') => validate?.(value.trim() || suggestion),
      ...streams,
    });
    if (isCancel(answer)) exitCancelled();
    return answer.trim();
  };
}

/** Ends the process after Ctrl+C or Escape in a prompt. */
export function exitCancelled(): never {
  console.log('Cancelled. Nothing was written.');
  process.exit(INTERRUPTED);
}
