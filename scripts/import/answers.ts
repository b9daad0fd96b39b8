import type { ImportMap } from '../../lib/admin/import/import-map';
import { imageAddressFault } from '../../lib/catalogue/schema/image-address';

/** The currency whose figures are to be taken as they are: that of a shop which has none yet. */
export function ownCurrency(values: ReadonlyMap<string, string>): string | undefined {
  return /^[A-Z]{3}$/.exec(values.get('currency') ?? '')?.[0];
}

type Stop = (...lines: string[]) => never;
/** Answers that options give to the questions of a file. */
type Answers = Partial<ImportMap> & Pick<ImportMap, 'rates' | 'words'>;

const CHOICES: readonly ImportMap['gone'][] = ['keep', 'hide', 'delete'];

/** The answers in the options of an import: '--currency EUR=1.08', '--sold pending,ready', '--held paused', '--gone hide'. Stops with a sentence for one that is none. */
export function readAnswers(values: ReadonlyMap<string, string>, stop: Stop): Answers {
  const list = (name: string) => (values.get(name) ?? '').split(',').flatMap((word) => word.trim() || []);
  const rates = list('currency').map((answer): [string, number] => {
    const [code = '', worth = '1'] = answer.split('=');
    const rate = Number(worth);
    if (/^[A-Z]{3}$/.test(code) && rate > 0) return [code, rate];
    return stop(
      `--currency ${answer}: say what one of the other currency is worth in the shop's, such as EUR=1.08, or EUR to take the figures as they are.`,
    );
  });
  const words = (['sold', 'held'] as const).flatMap((name) =>
    list(name).map((word) => [word, name === 'sold'] as const),
  );
  const pictures = values.get('pictures');
  const fault = pictures && imageAddressFault(`${pictures}/a.jpg`);
  if (fault) stop(`--pictures ${pictures} ${fault}.`);
  const wish = values.get('gone');
  const gone = CHOICES.find((choice) => choice === wish);
  if (wish !== undefined && gone === undefined) stop(`--gone ${wish}: say one of ${CHOICES.join(', ')}.`);
  return {
    rates: Object.fromEntries(rates),
    words: Object.fromEntries(words),
    ...(gone && { gone }),
    ...(pictures && { pictures }),
  };
}
