export type Llms = {
  name: string;
  summary: string;
  about: readonly string[];
  /** Links of the sections, by title. */
  sections: Readonly<Record<string, readonly { name: string; address: string; note?: string }[]>>;
};

const LINK = /^- \[((?:\\.|[^\\\]])+)\]\(([^()\s]+)\)(?:: (.+))?$/;
const unescapeMarkdown = (text: string) => text.replace(/\\([!-/:-@[-`{-~])/g, '$1');

/** Parses an llms.txt: name, summary, texts and lists of links. Throws if it is invalid by llmstxt.org. */
export function readLlms(text: string): Llms {
  const [head = '', ...parts] = text.split(/^## /m);
  const [first = '', second = '', ...about] = head.split('\n').filter(Boolean);
  const name = /^# (.+)$/.exec(first)?.[1];
  const summary = /^> (.+)$/.exec(second)?.[1];
  if (name === undefined || summary === undefined) throw new Error('no name and summary');
  const heading = about.find((line) => /^#/.test(line));
  if (heading) throw new Error(`a heading between the texts: ${heading}`);
  return {
    name: unescapeMarkdown(name),
    summary: unescapeMarkdown(summary),
    about: about.map(unescapeMarkdown),
    sections: Object.fromEntries(parts.map(readSection)),
  };
}

function readSection(text: string) {
  const [title = '', ...lines] = text.split('\n').filter(Boolean);
  const links = lines.map((line) => {
    const [, name, address, note] = LINK.exec(line) ?? [];
    if (name === undefined || address === undefined) throw new Error(`no link under ${title}: ${line}`);
    return { name: unescapeMarkdown(name), address, ...(note !== undefined && { note: unescapeMarkdown(note) }) };
  });
  return [title, links] as const;
}
