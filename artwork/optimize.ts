import { type Config, optimize as svgo, type XastElement, type XastRoot } from 'svgo';

/** Outlines shorter than a reference to them stay where they are. */
const WORTH_SHARING = 32;

/** Puts an outline that several paths have into `defs` once; what differs, their paint, stays with each. */
function shareOutlines(root: XastRoot) {
  const users = new Map<string, XastElement[]>();
  return {
    element: {
      enter: (node: XastElement) => {
        const { d = '', id } = node.attributes;
        if (node.name !== 'path' || d.length < WORTH_SHARING || id !== undefined) return;
        users.set(d, [...(users.get(d) ?? []), node]);
      },
    },
    root: {
      exit: () => {
        const shared = [...users].filter(([, nodes]) => nodes.length > 1);
        const svg = root.children.find((node) => node.type === 'element');
        if (!svg || shared.length === 0) return;
        const outlines = shared.map(([d, nodes], index): XastElement => {
          for (const node of nodes) {
            const { d: _, ...paint } = node.attributes;
            node.name = 'use';
            node.attributes = { ...paint, href: `#p${index}` };
          }
          return { type: 'element', name: 'path', attributes: { id: `p${index}`, d }, children: [] };
        });
        const defs = svg.children.find((node) => node.type === 'element' && node.name === 'defs');
        if (defs?.type === 'element') defs.children.push(...outlines);
        else svg.children.splice(1, 0, { type: 'element', name: 'defs', attributes: {}, children: outlines });
      },
    },
  };
}

/** No visible part is taken out: tenths of a unit and dots of no length stay, and ids for whoever places a drawing elsewhere. */
export const CONFIG: Config = {
  multipass: false,
  plugins: [
    {
      name: 'convertPathData',
      params: {
        floatPrecision: 1,
        applyTransforms: false,
        makeArcs: { threshold: 0, tolerance: 0 },
        straightCurves: false,
        convertToQ: false,
        convertToZ: false,
        removeUseless: false,
        collapseRepeated: false,
      },
    },
    { name: 'cleanupNumericValues', params: { floatPrecision: 2 } },
    { name: 'shareOutlines', fn: shareOutlines },
  ],
};

/** The same picture in fewer bytes. */
export function optimize(content: string): string {
  return svgo(content, CONFIG).data;
}
