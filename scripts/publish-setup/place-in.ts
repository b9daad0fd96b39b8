import { applyEdits, modify, parse } from 'jsonc-parser';
import type { PublishInput } from '../../lib/site/publish-place';

/** Text of a `site.json` that names a place to publish to; what stands around it stays as it is, to the byte. */
export function placeIn(text: string, publish: PublishInput): string {
  if (JSON.stringify(parse(text)?.publish) === JSON.stringify(publish)) return text;
  const indent = /\n([ \t]+)"/.exec(text)?.[1] ?? '  ';
  const formattingOptions = {
    insertSpaces: !indent.startsWith('\t'),
    tabSize: indent.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  };
  const whole = text.trim() === '' ? '{}\n' : text;
  return applyEdits(whole, modify(whole, ['publish'], publish, { formattingOptions }));
}
