import type { CDPSession } from '@playwright/test';

/** A node of the accessibility tree as Chromium has computed it, with what the protocol leaves out read from its element. */
export type Heard = {
  id: string;
  role: string;
  name: string;
  value: string;
  description: string;
  /** States and properties, as the browser names them: `checked`, `expanded`, `level`. */
  states: Record<string, unknown>;
  tag: string;
  attributes: Record<string, string>;
  /** Whether the text around it runs on through it. */
  isInline: boolean;
  children: Heard[];
  parent?: Heard;
};

type Element = Pick<Heard, 'tag' | 'attributes' | 'isInline'>;

/**
 * The accessibility tree of the page, from its root. Not Playwright's `ariaSnapshot`: that is Playwright's own reading of the DOM,
 * and has neither descriptions nor the focus, while this is what the browser hands to a screen reader.
 */
export async function readTree(session: CDPSession): Promise<Heard> {
  const [{ nodes }, elements] = await Promise.all([session.send('Accessibility.getFullAXTree'), readElements(session)]);
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));

  /** Nodes that a screen reader never meets give way to those that they hold. */
  const build = (id: string): Heard[] => {
    const node = byId.get(id);
    if (!node || node.role?.value === 'InlineTextBox') return [];
    const children = (node.childIds ?? []).flatMap(build);
    const element = elements.get(node.backendDOMNodeId ?? 0) ?? { tag: '', attributes: {}, isInline: true };
    // A box without a meaning still begins a new line.
    const isBox = node.ignored && !element.isInline && children.length > 0;
    if (node.ignored && !isBox) return children;
    const text = (value: { value?: unknown } | undefined) => String(value?.value ?? '').trim();
    const own: Heard = {
      id,
      role: isBox ? 'box' : text(node.role),
      // Spaces at the ends of a text part it from its neighbors.
      name: isBox ? '' : String(node.name?.value ?? ''),
      value: text(node.value),
      description: text(node.description),
      states: Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value])),
      ...element,
      children,
    };
    for (const child of children) child.parent = own;
    return [own];
  };
  const [top] = build(nodes[0]?.nodeId ?? '');
  if (!top) throw new Error('The page has no accessibility tree');
  return top;
}

/** The facts of elements that the tree lacks, by their ids in it: tag, attributes, and whether text runs on through them. */
async function readElements(session: CDPSession): Promise<Map<number, Element>> {
  const { documents, strings } = await session.send('DOMSnapshot.captureSnapshot', { computedStyles: ['display'] });
  const [document] = documents;
  const { backendNodeId = [], nodeName = [], attributes = [] } = document?.nodes ?? {};
  const text = (index = -1) => strings[index] ?? '';
  const display = new Map(document?.layout.nodeIndex.map((node, at) => [node, text(document.layout.styles[at]?.[0])]));
  return new Map(
    backendNodeId.map((id, index) => {
      const list = attributes[index] ?? [];
      const pairs = list.flatMap((name, at) => (at % 2 ? [] : [[text(name), text(list[at + 1])] as const]));
      const isInline = /^(inline|contents)/.test(display.get(index) ?? 'inline');
      return [id, { tag: text(nodeName[index]).toLowerCase(), attributes: Object.fromEntries(pairs), isInline }];
    }),
  );
}

/** The node and all below it, in order. */
export function walk(node: Heard): Heard[] {
  return [node, ...node.children.flatMap(walk)];
}

/** The nodes around it, from the nearest. */
export function around({ parent }: Heard): Heard[] {
  return parent ? [parent, ...around(parent)] : [];
}
