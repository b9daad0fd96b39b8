import { finishInSlices, type Watch } from '../slices';
import { type ImportProblem, isKnownColumn } from './table';
import { localName, piecesOf, readXml } from './xml';

/** An element of XML with all that it holds. */
export type XmlElement = {
  name: string;
  line: number;
  attributes: Readonly<Record<string, string>>;
  text: string;
  children: XmlElement[];
};

/** Elements inside of each other, from the outermost of the file, that are looked at. */
const DEEPEST = 12;
const MOST_PATHS = 2_000;
/** Elements of feeds, which are rows whatever they hold. */
const FEEDS = ['rss/channel/item', 'feed/entry'];

/** The elements of an XML file that are rows, those of `also` among them in their order, and the rows that are cut off. */
export async function readXmlRows(
  text: string,
  { also = [], watch = {} }: { also?: readonly string[]; watch?: Watch | undefined },
): Promise<{ rows: XmlElement[]; problems: ImportProblem[] }> {
  const rowPath = findRowPath(await countPaths(text, watch));
  const wanted = new Set([...(rowPath === undefined ? [] : [rowPath]), ...also]);
  const rows: XmlElement[] = [];
  const problems: ImportProblem[] = [];
  const path: string[] = [];
  const open: XmlElement[] = [];
  const lineAt = lineCounter(text);
  const reading = readXml(piecesOf(text, watch.onProgress), {
    open: (name, attributes, at) => {
      path.push(name);
      if (path.length > DEEPEST || (open.length === 0 && !wanted.has(path.join('/')))) return;
      const element = { name, line: lineAt(at), attributes, text: '', children: [] };
      open.at(-1)?.children.push(element);
      open.push(element);
    },
    text: (piece) => {
      const element = open.at(-1);
      if (element) element.text += piece;
    },
    close: (_name, isCut) => {
      path.pop();
      if (path.length >= DEEPEST) return;
      const element = open.pop();
      if (!element || open.length > 0) return;
      if (isCut) problems.push({ line: element.line, message: 'It is cut off.' });
      else rows.push(element);
    },
  });
  await finishInSlices(reading, watch);
  return { rows, problems };
}

type Path = { path: string; count: number; names: Set<string> };

/** How often each kind of element stands in a file, by its path, and the names of what it holds. */
async function countPaths(text: string, watch: Watch): Promise<Path[]> {
  const paths = new Map<string, Path>();
  const open: string[] = [];
  const reading = readXml(piecesOf(text), {
    open: (name, attributes) => {
      const above = open.length > DEEPEST ? undefined : paths.get(open.join('/'));
      if (above && above.names.size < MOST_PATHS) above.names.add(localName(name));
      open.push(name);
      if (open.length > DEEPEST) return;
      const path = open.join('/');
      const known = paths.get(path);
      if (known) known.count += 1;
      else if (paths.size < MOST_PATHS) paths.set(path, { path, count: 1, names: new Set(Object.keys(attributes)) });
    },
    close: () => open.pop(),
  });
  await finishInSlices(reading, watch);
  return [...paths.values()];
}

/** The path of the elements that are rows: that of a feed, else that which holds most names that are known, or what stands around it and holds some. */
function findRowPath(paths: readonly Path[]): string | undefined {
  const feed = paths.find(({ path }) => FEEDS.includes(path));
  if (feed) return feed.path;
  const counted = paths.map((each) => ({
    ...each,
    isRepeated: each.count > 1,
    known: [...each.names].filter(isKnownColumn).length,
  }));
  const rank = ({ known, isRepeated, names }: (typeof counted)[number]) =>
    (known > 1 ? 100 * known : isRepeated ? Math.min(names.size, 50) : 0) + (isRepeated ? 50 : 0);
  const [best] = counted
    .filter(({ names, known, isRepeated }) => known > 1 || (isRepeated && names.size > 1))
    .sort((a, b) => rank(b) - rank(a));
  const around = counted.find(
    ({ path, known, isRepeated }) => isRepeated && known > 1 && best?.path.startsWith(`${path}/`),
  );
  return (around ?? best)?.path;
}

/** The line of each place in a text; places are asked for in their order. */
function lineCounter(text: string): (place: number) => number {
  let [line, at] = [1, text.indexOf('\n')];
  return (place) => {
    for (; at >= 0 && at < place; at = text.indexOf('\n', at + 1)) line += 1;
    return line;
  };
}
