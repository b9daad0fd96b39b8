/** Characters that XML 1.0 forbids even as escapes: most control characters, lone surrogates, U+FFFE and U+FFFF. */
const INVALID_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Escapes a text for XML or HTML, in elements and in double quotes: '"A" < B' -> '&quot;A&quot; &lt; B'. */
export function escapeXml(text: string): string {
  return text
    .replace(INVALID_XML, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
