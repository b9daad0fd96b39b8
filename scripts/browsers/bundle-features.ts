import type { Features } from './features';

/** Variables of the browser by which a bundle calls what these interfaces have. */
const OBJECTS: Readonly<Record<string, string>> = {
  document: 'Document',
  navigator: 'Navigator',
  window: 'Window',
  globalThis: 'Window',
  self: 'Window',
  history: 'History',
  navigation: 'Navigation',
  performance: 'Performance',
};

/**
 * The features newer than the floor that a bundle names with what has them: 'Promise.withResolvers', 'navigator.share', 'new
 * Intl.Segmenter'. Nothing else of it can be told without types, which a bundle has no more.
 */
export function featuresOfBundle(code: string, features: Features): Set<string> {
  const found = new Set<string>();
  for (const [, receiver = '', name = ''] of code.matchAll(/(?<![\w$.])([A-Za-z]\w*)\??\.([A-Za-z]\w*)/g)) {
    const owner = OBJECTS[receiver] ?? receiver;
    const own = [`api.${owner}.${name}`, `api.${owner}.${name}_static`, `javascript.builtins.${owner}.${name}`];
    const globals = owner === 'Window' ? [`api.${name}`, `javascript.builtins.${name}`] : [];
    for (const path of features.among([...own, ...globals])) found.add(path);
  }
  for (const [, name = ''] of code.matchAll(/\b(?:new|typeof|instanceof) ([A-Za-z]\w*)\b/g)) {
    for (const path of features.among([`api.${name}`, `api.Window.${name}`, `javascript.builtins.${name}`]))
      found.add(path);
  }
  return found;
}
