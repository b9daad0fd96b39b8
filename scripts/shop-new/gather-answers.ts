import type { AskPerson } from '../read-questions';
import { QUESTIONS, type ShopAnswers, type ShopQuestion } from './questions';

type Given = {
  /** The options of the command line. */
  given: ReadonlyMap<string, string>;
  /** The folder of the shop, after which it may be called. */
  folder: string;
  /** Undefined where nobody can be asked. */
  ask: AskPerson | undefined;
  say: (line: string) => void;
};

/** Asks until the answer is one; each wrong one is told why. */
export async function askUntilRight(
  { label, about, read }: ShopQuestion,
  preset: string | undefined,
  { ask, say }: { ask: AskPerson; say: Given['say'] },
): Promise<string> {
  say(`\n${about}`);
  let offered = preset;
  for (;;) {
    const text = await ask(label, offered);
    const reading = text === '' && offered === undefined ? { fault: 'is needed' } : read(text);
    if ('value' in reading) return reading.value;
    say(`  ${sentence(label, reading.fault)}`);
    offered = 'nearest' in reading && reading.nearest ? reading.nearest : offered;
  }
}

/** ShopAnswers of the command line, of whoever can be asked, and those that follow from them. Throws with all that is missing or wrong where nobody can be asked. */
export async function gatherAnswers({ given, folder, ask, say }: Given): Promise<ShopAnswers> {
  const answers: Partial<ShopAnswers> = {};
  const missing: string[] = [];
  const wrong: string[] = [];
  for (const question of QUESTIONS) {
    const { option, label, preset, isGuessed, read } = question;
    const text = given.get(option)?.trim();
    const reading = text === undefined ? undefined : read(text);
    const keep = (value: string) => Object.assign(answers, { [option]: value });
    if (reading && 'value' in reading) {
      keep(reading.value);
      continue;
    }
    if (reading && ask) say(`--${option}: ${sentence(label, reading.fault)}`);
    else if (reading) wrong.push(`--${option}: ${sentence(label, reading.fault)}`);
    const offered = reading && 'nearest' in reading ? reading.nearest : preset?.(answers, folder);
    if (ask) keep(await askUntilRight(question, offered, { ask, say }));
    else if (isGuessed) keep(offered ?? '');
    else if (!reading) missing.push(`--${option}`);
  }
  if (missing.length > 0) wrong.unshift(`Nobody is here to be asked, so these are needed: ${missing.join(', ')}`);
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return answers as ShopAnswers;
}

/** 'is "x"; it must be …' -> 'Currency is "x"; it must be ….' */
function sentence(label: string, fault: string): string {
  return `${/^(?:is|must|may|has|holds) /.test(fault) ? `${label} ` : ''}${fault}.`;
}
