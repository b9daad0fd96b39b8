import { around, type Heard, walk } from './tree';

/** How roles are said. */
const ROLES: Record<string, string> = {
  alert: 'Alert',
  alertdialog: 'Dialog',
  article: 'Article',
  banner: 'Banner',
  blockquote: 'Quote',
  button: 'Button',
  checkbox: 'Checkbox',
  combobox: 'Combo box',
  complementary: 'Complementary',
  contentinfo: 'Footer',
  Date: 'Date field',
  dialog: 'Dialog',
  DisclosureTriangle: 'Disclosure',
  DisclosureTriangleGrouped: 'Disclosure',
  figure: 'Figure',
  form: 'Form',
  grid: 'Grid',
  group: 'Group',
  heading: 'Heading',
  image: 'Image',
  link: 'Link',
  list: 'List',
  listbox: 'List box',
  main: 'Main',
  meter: 'Meter',
  navigation: 'Navigation',
  note: 'Note',
  option: 'Option',
  progressbar: 'Progress bar',
  radio: 'Radio button',
  radiogroup: 'Group',
  region: 'Region',
  search: 'Search',
  searchbox: 'Search field',
  separator: 'Separator',
  slider: 'Slider',
  spinbutton: 'Number field',
  status: 'Status',
  switch: 'Switch',
  table: 'Table',
  tab: 'Tab',
  tablist: 'Tab list',
  tabpanel: 'Tab panel',
  textbox: 'Text field',
};

/** Not said themselves: what they hold is. */
const UNSAID = new Set(
  'RootWebArea box caption cell columnheader definition generic gridcell LabelText Legend LineBreak ListMarker'.split(
    ' ',
  ),
);
for (const role of 'Figcaption listitem paragraph row rowgroup rowheader StaticText term'.split(' ')) UNSAID.add(role);

const LEAVES = new Set(
  'button checkbox combobox Date DisclosureTriangle DisclosureTriangleGrouped image link option'.split(' '),
);
for (const role of 'progressbar radio searchbox slider spinbutton switch tab textbox separator meter'.split(' '))
  LEAVES.add(role);

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A node as a sentence: role, name, states, position, value, and last its description. */
export function sentence(node: Heard): string {
  const { role, states, attributes } = node;
  const inside = walk(node).slice(1);
  const heading = LEAVES.has(role) && inside.find((child) => child.role === 'heading');
  const link = role === 'heading' && inside.find((child) => child.role === 'link' && child.name === node.name);
  const said = [
    role === 'heading'
      ? `Heading ${states.level}`
      : attributes.type === 'password'
        ? 'Password field'
        : (ROLES[role] ?? ''),
    link ? 'link' : '',
    heading ? `heading ${heading.states.level}` : '',
    attributes['aria-roledescription'] ?? '',
    plain(node.name),
    role === 'list' ? count(inside, 'listitem', node, 'item') : '',
    role === 'table' ? count(inside, 'row', node, 'row') : '',
    shownIn(node),
    ...statesOf(node),
    position(node),
  ];
  const end = node.description ? `. ${plain(node.description)}` : '';
  return `${said.filter(Boolean).join(', ')}${end}`;
}

/** The content of a field: of a number the text, for the browser says its value as it computes with it. */
function shownIn(node: Heard): string {
  if (!LEAVES.has(node.role)) return '';
  return node.role === 'spinbutton' ? textOf(node) : plain(node.attributes['aria-valuetext'] ?? node.value);
}

const NEARER: Record<string, string> = { listitem: 'list', row: 'table' };
function count(inside: readonly Heard[], role: string, whole: Heard, word: string): string {
  const own = inside.filter(
    (node) => node.role === role && around(node).find((up) => up.role === NEARER[role]) === whole,
  );
  return `${own.length} ${word}${own.length === 1 ? '' : 's'}`;
}

function statesOf({ role, states, attributes }: Heard): string[] {
  const yes = (value: unknown) => value === true || value === 'true';
  const current = attributes['aria-current'];
  return [
    ...('checked' in states
      ? [states.checked === 'mixed' ? 'partly checked' : yes(states.checked) ? 'checked' : 'not checked']
      : []),
    ...('pressed' in states ? [yes(states.pressed) ? 'pressed' : 'not pressed'] : []),
    ...('expanded' in states ? [yes(states.expanded) ? 'expanded' : 'collapsed'] : []),
    ...(states.hasPopup && role !== 'combobox' ? [`opens a ${states.hasPopup}`] : []),
    ...(yes(states.selected) && role !== 'MenuListOption' ? ['selected'] : []),
    ...(current && current !== 'false' ? [`current ${current === 'true' ? '' : current}`.trim()] : []),
    ...(yes(states.disabled) ? ['unavailable'] : []),
    ...(yes(states.readonly) && role !== 'combobox' ? ['read only'] : []),
    ...(yes(states.required) ? ['required'] : []),
    ...(states.invalid && states.invalid !== 'false' ? ['invalid'] : []),
    ...(yes(states.busy) ? ['busy'] : []),
    ...(attributes['aria-sort'] && attributes['aria-sort'] !== 'none' ? [`sorted ${attributes['aria-sort']}`] : []),
  ];
}

/** Not said where they have no name. */
const QUIET = new Set(['group', 'form', 'figure', 'region']);

const WHOLE: Record<string, string> = { option: 'listbox', tab: 'tablist' };
/** '3 of 14'. The protocol leaves positions out: radio buttons are counted as the browser does, by the name they share. */
function position(node: Heard): string {
  const { role, attributes } = node;
  if (attributes['aria-posinset']) return `${attributes['aria-posinset']} of ${attributes['aria-setsize']}`;
  const up = around(node);
  const whole = role === 'radio' ? up.at(-1) : up.find((one) => one.role === WHOLE[role]);
  if (!whole || !(role in WHOLE || role === 'radio')) return '';
  const all = walk(whole).filter((one) => one.role === role && one.attributes.name === attributes.name);
  return `${all.indexOf(node) + 1} of ${all.length}`;
}

/** The node and what is in it but for these regions, one sentence a line, what stands in a group further in. */
export function sentences(node: Heard, without: readonly string[] = []): string[] {
  const names = new Set(
    walk(node.role === 'RootWebArea' ? node : (around(node).at(-1) ?? node))
      .filter(({ role }) => role !== 'StaticText')
      .map(({ name }) => letters(name)),
  );
  const lines: string[] = [];
  let text = '';
  let bullet = false;
  const say = (line: string, depth: number) => {
    if (!line) return;
    lines.push(`${'  '.repeat(depth)}${bullet ? '- ' : ''}${line}`);
    bullet = false;
  };
  const flush = (depth: number) => {
    // A link that stands alone is no part of a text.
    say(plain(text).replace(/^\[([^[\]]*)\]$/, '$1'), depth);
    text = '';
  };
  const visit = (one: Heard, depth: number) => {
    const { role, name, children } = one;
    if (!(role in ROLES || UNSAID.has(role)) && name.trim()) throw new Error(`'${role}' is not said: ${plain(name)}`);
    if (role === 'region' && without.includes(name)) return;
    if (role === 'StaticText') {
      text += name;
      return;
    }
    if (role === 'LineBreak') {
      text += ' ';
      return;
    }
    if (role === 'ListMarker') {
      text += `${textOf(one)} `;
      return;
    }
    if (role === 'term') {
      flush(depth);
      for (const child of children) visit(child, depth);
      text = `${plain(text)}: `;
      return;
    }
    // A label is said as the name of what it labels.
    if (
      (role === 'LabelText' || role === 'Legend' || role === 'caption' || role === 'Figcaption') &&
      isNameOf(one, names)
    ) {
      for (const child of children) if (!isText(child)) visit(child, depth);
      return;
    }
    const isInline = one.isInline && (role === 'link' || !(LEAVES.has(role) || role in ROLES));
    if (!isInline && role !== 'definition' && !text.endsWith(': ')) flush(depth);
    if (role === 'link' && one.isInline) text += `[${sentence(one)}]`;
    else if (LEAVES.has(role)) say(sentence(one), depth);
    else if (role === 'heading') {
      say(sentence(one), depth);
      const inner = walk(one)
        .slice(1)
        .filter((child) => LEAVES.has(child.role) && child.role !== 'image' && child.name !== name);
      for (const child of inner) say(sentence(child), depth + 1);
    } else if (role === 'table') {
      say(sentence(one), depth);
      for (const row of rowsOf(one)) say(row, depth + 1);
    } else {
      const isSaid =
        role in ROLES && !(QUIET.has(role) && !name) && ((role !== 'status' && role !== 'alert') || textOf(one) !== '');
      if (isSaid) say(sentence(one), depth);
      if (role === 'listitem') bullet = true;
      if (role === 'listitem' && name) say(sentence(one), depth);
      const inner = isSaid ? depth + 1 : depth;
      for (const child of children) visit(child, inner);
      if (!isInline) flush(inner);
      if (role === 'listitem') bullet = false;
    }
    if (!isInline) text = '';
  };
  visit(node, 0);
  flush(0);
  return lines;
}

const isText = (node: Heard) => walk(node).every(({ role }) => !LEAVES.has(role));
const textOf = (node: Heard): string =>
  plain(
    walk(node)
      .filter(({ role }) => role === 'StaticText')
      .map(({ name }) => name)
      .join(''),
  );
const letters = (text: string) => text.replace(/[\s,]/g, '');
const isNameOf = (label: Heard, names: ReadonlySet<string>) =>
  [...names].some((name) => name.includes(letters(textOf(label))));

/** The rows of a table, each cell after its header, as they are said on the way through it. */
function rowsOf(table: Heard): string[] {
  const rows = walk(table).filter(({ role }) => role === 'row');
  const cellsOf = (row: Heard) => walk(row).filter(({ role }) => /^(cell|gridcell|columnheader|rowheader)$/.test(role));
  const headers = rows.map(cellsOf).find((cells) => cells.some(({ role }) => role === 'columnheader')) ?? [];
  return rows.map((row) => {
    const cells = cellsOf(row).map((cell, index) => {
      const inside = sentences(cell).join(', ') || 'blank';
      if (cell.role === 'columnheader') return `${['Column', inside, ...statesOf(cell)].join(' ')}`;
      if (cell.role === 'rowheader') return `Row ${inside}`;
      const header = headers[index];
      const head = header?.role === 'columnheader' ? textOf(header) || plain(header.name) : '';
      return head ? `${head}: ${inside}` : inside;
    });
    return cells.join('; ');
  });
}

const GROUPS = new Set(
  'alertdialog article banner complementary contentinfo dialog figure form group list listbox main'.split(' '),
);
for (const role of 'navigation radiogroup region search table tablist tabpanel'.split(' ')) GROUPS.add(role);

/** The words on coming to a node: the groups entered, from outside in, then the node; of a list, the chosen option. */
export function arrival(node: Heard, left: ReadonlySet<string>): string {
  const entered = around(node)
    .filter((up) => GROUPS.has(up.role) && !left.has(up.id) && !(QUIET.has(up.role) && !up.name))
    .reverse()
    .map(sentence);
  return [...entered, sentence(node)].join('; ');
}
