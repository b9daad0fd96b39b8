export type Llms = {
  name: string;
  summary: string;
  about: readonly string[];
  /** The links of the sections, by their titles. */
  sections: Readonly<Record<string, readonly { name: string; address: string; note?: string }[]>>;
};

const LINK = /^- \[((?:\\.|[^\\\]])+)\]\(([^()\s]+)\)(?:: (.+))?$/;
const plain = (text: string) => text.replace(/\\([!-/:-@[-`{-~])/g, '$1');

/** Reads an llms.txt in the form of llmstxt.org; throws where it is in another: a name, a summary, texts without headings, lists of links. */
export function readLlms(text: string): Llms {
  const [head = '', ...parts] = text.split(/^## /m);
  const [first = '', second = '', ...about] = head.split('\n').filter(Boolean);
  const name = /^# (.+)$/.exec(first)?.[1];
  const summary = /^> (.+)$/.exec(second)?.[1];
  if (name === undefined || summary === undefined) throw new Error('no name and summary');
  const heading = about.find((line) => /^#/.test(line));
  if (heading) throw new Error(`a heading among the texts: ${heading}`);
  return {
    name: plain(name),
    summary: plain(summary),
    about: about.map(plain),
    sections: Object.fromEntries(parts.map(readSection)),
  };
}

function readSection(text: string) {
  const [title = '', ...lines] = text.split('\n').filter(Boolean);
  const links = lines.map((line) => {
    const [, name, address, note] = LINK.exec(line) ?? [];
    if (name === undefined || address === undefined) throw new Error(`no link under ${title}: ${line}`);
    return { name: plain(name), address, ...(note !== undefined && { note: plain(note) }) };
  });
  return [title, links] as const;
}
