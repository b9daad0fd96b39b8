/** What the specification asks for, by its sections; their numbers stand in the titles of tests: '(spec 2)'. */
const SECTIONS: Readonly<Record<number, string>> = {
  1: 'what the product does and for whom',
  2: 'screens and routes',
  3: 'entities and their fields',
  4: 'states and transitions',
  5: 'rules of validation',
  6: 'roles and rights',
  7: 'the calls it makes',
  8: 'the catalogue of errors',
  9: 'constants and limits',
};

/** Faults and bad input that the store must stand, by the number under which each was asked: '(row 9)'. */
const ROWS: Readonly<Record<number, string>> = {
  1: '`</script>`, `<!--`, U+2028 in any text',
  2: 'a corrupt or mistyped value in storage',
  3: 'storage is full on add, edit or delete',
  4: 'storage is denied',
  5: 'two tabs add and delete at once',
  6: 'a newer catalogue over edits',
  7: 'export, apply, build, open',
  8: 'JavaScript off, or chunks blocked',
  9: 'a chunk answers 404 or HTML after a redeploy',
  10: 'content security policy on every template',
  11: 'addresses of pictures that may not be',
  12: 'ids that make a page unreachable',
  13: 'ids equal but for case or Unicode form',
  14: 'the same id twice',
  15: 'prices that are none',
  16: 'any link on any template',
  17: 'pictures fail, hang, or all fail',
  18: 'a ledger of an older or a newer schema',
  19: 'hostile imports',
  20: 'CSV: quotes, line breaks, formulas',
  21: 'texts that are too long',
  22: '100,000 characters in any field',
  23: 'a hostile way back on the login page',
  24: 'the admin inside a frame',
  25: 'files that are no pictures',
  26: 'delete, then undo; reload; bulk',
  27: 'a tab closed in the middle of a form',
  28: 'an update of an unknown id',
  29: 'a wrong login',
  30: 'the list of goods is missing or HTML',
  31: 'right-to-left text, emoji, zero-width, NFC and NFD',
  32: 'missing, invalid or future dates',
  33: 'two clean builds of one tree',
  34: 'wrong case, no trailing slash, `?utm`, `%2F`, unknown id',
  35: 'edits in several tabs that are processes of their own',
  36: 'one field changed on both sides, an old draft, two forms at once',
  37: 'changes that are valid each, and not together',
  38: 'the storage cleared, cut off, or with one bad item',
  39: 'the picture store lost, or pictures missing in the project',
  40: 'any edit that the admin allows, on its way to the site',
  41: 'a command line that is not as asked',
  42: 'a chunk, an index or a picture answers 404 once with `immutable`',
  43: 'a build on a host, in CI or at home to which nobody named the address of the site',
  44: 'filters in an address in another case or spelling, unknown, or good and bad at once',
  45: 'a press, a typed letter or a form before the scripts are there, or without them',
  46: 'hostile files',
  47: 'the catalogue of any other trade',
  48: 'publishing: the token, the branch, the network, two operators',
  49: 'swipe, share and picture upload in WebKit; Firefox ESR as Chromium',
};

/** All that was asked, by kind; tests name it by kind and number. */
export const ASKED = { spec: SECTIONS, row: ROWS };
export type Kind = keyof typeof ASKED;

/** What holds a row beside its tests. */
export const BESIDE: Readonly<Record<number, string>> = {
  10: '`tests/e2e/fixtures.ts`: every browser test fails on a violation',
  16: '`tests/e2e/fixtures.ts`: every browser test fails on a 404',
  33: '`npm run check:reproducible`, a step of the gate',
};
