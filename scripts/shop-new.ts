/**
 * `npm run shop:new -- FOLDER [--name TEXT] [--tagline TEXT] [--description TEXT] [--email ADDRESS] [--locale NAME] [--currency CODE]
 * [--color COLOR] [--goods FILE] [--time-zone NAME]`: makes a shop of your own in a new folder: its look from one color, three pages to
 * complete, and its goods, from a table of another shop or a spreadsheet. It asks the eight questions that no option answers; the time
 * zone, which the country nearly always says, is no ninth. Where nobody can be asked, what only an owner knows must be given: name,
 * tagline, description and e-mail. Nothing is written before all is known, and nothing over what is there. Exit 0 done, 1 not.
 */
import { readCommand } from './command';
import { openQuestions } from './read-questions';
import { askUntilRight, gatherAnswers } from './shop-new/gather-answers';
import { folderFault, makeShop } from './shop-new/make-shop';
import { GOODS } from './shop-new/questions';

const { words, values } = readCommand();
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
