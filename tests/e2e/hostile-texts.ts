/** Texts that somebody might smuggle in, by what is hostile in them: whichever runs sets `window.hacked`, whichever becomes markup is an <x-canary>. */
export const HOSTILE: Readonly<Record<string, string>> = {
  markup: '"\'><x-canary></x-canary><img src=x-canary onerror=window.hacked=1>',
  script: '</script></title><script>window.hacked=1</script>',
  vector: '<svg/onload=window.hacked=1><x-canary>',
  'a javascript: address': 'javascript:window.hacked=1//<x-canary>',
  'an address of data': 'data:text/html,<script>opener.hacked=1</script>',
  'a foreign address': '//evil.example.com/\\evil.example.com',
  'direction marks': '\u202Egnp\u2066.\u2069\u200F\u061Cexe\u202C',
  'NUL and control characters': 'a\0b\u0007\u001B[31m\r\nSet-Cookie: a=b<x-canary>',
  'a very long text': '<x-canary>'.repeat(150),
  'the prototype': '__proto__',
  'a name of every object': 'constructor',
  'a method of every object': 'toString',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a template of somebody else's
  templates: "{{constructor.constructor('window.hacked=1')()}}${window.hacked=1}<%=1%>#{1}",
  'a slow pattern': '(((((a+)+)+)+)+$[z-a]\\',
  'half a sign': '\uD83D<x-canary>',
  'a path upwards': '../../../admin/',
};
