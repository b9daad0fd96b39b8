import { isCancel, text } from '@clack/prompts';

/** A question in the terminal. */
export type Prompt = {
  message: string;
  /** Answer for Enter, shown in the empty field. */
  suggestion?: string | undefined;
  /** Returns the error of an answer. */
  validate?: (answer: string) => string | undefined;
};

/** Shows a prompt and resolves with a valid, trimmed answer. */
export type Ask = (prompt: Prompt) => Promise<string>;

/** Exit code after Ctrl+C, by convention. */
const INTERRUPTED_EXIT_CODE = 130;

/** Prompts of a terminal; Ctrl+C and Escape end the process. Undefined without a terminal, as in CI. */
export const terminalPrompts = (): Ask | undefined => (process.stdin.isTTY ? ask : undefined);

const ask: Ask = async ({ message, suggestion = '', validate }) => {
  const answer = await text({
    message,
    placeholder: suggestion,
    defaultValue: suggestion,
    validate: (value = '') => validate?.(value.trim() || suggestion),
  });
  if (isCancel(answer)) exitCancelled();
  return answer.trim();
};

/** Ends the process after Ctrl+C or Escape in a prompt. */
export function exitCancelled(): never {
  console.log('Cancelled. Nothing was written.');
  process.exit(INTERRUPTED_EXIT_CODE);
}
