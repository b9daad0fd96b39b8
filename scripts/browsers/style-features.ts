import { type CssNode, parse, type Value, type WalkContext, walk } from 'css-tree';
import type { Features } from './features';

const plain = (name: string) => name.toLowerCase().replaceAll('_', '-');

/** The features newer than the floor that a style sheet uses; what a `@supports` asks for is not used yet. */
export function featuresOfStyles(css: string, features: Features): Set<string> {
  const found = new Set<string>();
  const types = [...features.newer.keys()].filter((path) => path.startsWith('css.types.'));
  const take = (...paths: readonly string[]) => {
    for (const path of features.among(paths)) found.add(path);
  };
  const tree = parse(css, { parseCustomProperty: true });

  walk(tree, {
    enter(this: WalkContext, node: CssNode) {
      if (node.type === 'SupportsDeclaration' || node.type === 'FeatureFunction') return walk.skip;
      const { rule, atrule } = this;
      if (node.type === 'NestingSelector' || ((node.type === 'Rule' || node.type === 'Atrule') && rule)) {
        if (this.atrule?.name !== 'scope') take('css.selectors.nesting');
      }
      if (node.type === 'Atrule') take(`css.at-rules.${node.name}`);
      if (node.type === 'Feature' || node.type === 'FeatureRange') takeQuestion(node, atrule?.name ?? 'media');
      if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector') {
        take(`css.selectors.${node.name}`);
        if (node.children?.some((child) => child.type === 'Nth' && child.selector !== null)) {
          take(`css.selectors.${node.name}.of_syntax`);
        }
      }
      if (node.type === 'Declaration') {
        const property = plain(node.property);
        if (atrule && !rule) take(`css.at-rules.${atrule.name}.${property}`);
        take(`css.properties.${property}`);
        if (node.value.type === 'Value') takeValue(property, node.value);
      }
      return;
    },
  });
  return found;

  function takeQuestion(node: CssNode, rule: string): void {
    if (node.type === 'FeatureRange') take(`css.at-rules.${rule}.range_syntax`);
    if (node.type !== 'Feature') return;
    take(`css.at-rules.${rule}.${node.name}`);
    if (node.value?.type === 'Identifier') take(`css.at-rules.${rule}.${node.name}.${node.value.name}`);
  }

  function takeValue(property: string, value: Value): void {
    const ofProperty = features.below(`css.properties.${property}`);
    walk(value, (part) => {
      if (part.type === 'Identifier' || part.type === 'Function') {
        const name = plain(part.name);
        for (const path of ofProperty) if (plain(path.slice(path.lastIndexOf('.') + 1)) === name) found.add(path);
      }
      if (part.type === 'Function') {
        const name = plain(part.name);
        for (const path of types) {
          const last = path.slice(path.lastIndexOf('.') + 1);
          if (last === name || last === `${name}-function`) found.add(path);
          const first = part.children.first;
          const isRelative = first?.type === 'Identifier' && first.name === 'from';
          if (isRelative && path === `css.types.color.${name}.relative_syntax`) found.add(path);
        }
      }
      // The only value of this property with a slash in it.
      if (property === 'content' && part.type === 'Operator') take('css.properties.content.alt_text');
      if (part.type === 'Dimension') take(`css.types.length.${plain(part.unit)}`);
    });
  }
}
