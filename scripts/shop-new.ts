/** `npm run shop:new`: makes a shop of your own. */
import { readCommand } from './command';
import { openQuestions } from './read-questions';
import { askUntilRight, gatherAnswers } from './shop-new/gather-answers';
import { folderFault, makeShop } from './shop-new/make-shop';
import { GOODS } from './shop-new/questions';

const { words, values } = readCommand({
  usage: `npm run shop:new -- FOLDER [--name TEXT] [--tagline TEXT] [--description TEXT] [--email ADDRESS] [--locale NAME]
  [--currency CODE] [--color COLOR] [--goods FILE]

Makes a shop in a new folder: its look from one color, three pages to complete, and its products from a table of another shop or a
spreadsheet. It asks what no option answers; without a terminal, name, tagline, description and e-mail must be given. Nothing is written
before everything is known, and nothing is overwritten.`,
  words: ['FOLDER'],
  values: ['name', 'tagline', 'description', 'email', 'locale', 'currency', 'color', 'goods'],
});
const [folder = ''] = words;
const fault = folderFault(folder);
if (fault) throw new Error(fault);
const questions = process.stdin.isTTY ? openQuestions(process.stdin, process.stdout) : undefined;
const ask = questions?.ask;
const say = console.log;
if (ask) say(`A new shop in ${folder}. Enter takes what stands in brackets; Ctrl+C ends all, and nothing is written.`);
try {
  const answers = await gatherAnswers({ given: values, folder, ask, say });
  let { isMade, said } = makeShop(folder, answers);
  while (!isMade && ask && answers.goods) {
    say(`\n${said}`);
    answers.goods = await askUntilRight(GOODS, '', { ask, say });
    ({ isMade, said } = makeShop(folder, answers));
  }
  if (!isMade) throw new Error(`${said}\nNothing was written.`);
  say(`\n${said}\n\nLines that begin with "To be written" in ${folder}/pages wait for your own words.`);
} finally {
  questions?.close();
}
