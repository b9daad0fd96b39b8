import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { type Node, SyntaxKind } from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';
import { API, type Checker, type Project, type Symbol as Sym, SymbolFlags } from 'typescript/unstable/sync';
import type { Features } from './features';
import { featuresOfElement } from './features-of-element';
import { featuresOfStyles } from './style-features';

const { InKeyword, RegularExpressionLiteral } = SyntaxKind;

/** Methods whose first argument is a selector. */
const SELECTORS = new Set(['querySelector', 'querySelectorAll', 'matches', 'closest']);
/** Where the data has what scripts use. */
const HOMES = ['api', 'javascript.builtins', 'javascript.builtins.Intl', 'javascript.builtins.Temporal'];
/** Names of the browser's own: globals, its types and what these make. */
const PLATFORM = /^(?:window|document|navigator|globalThis|self|screen|history|[A-Z]\w*(?:\.prototype)?)$/;
/** Names in the compiler's libraries that the data has otherwise. */
const NAMES: Readonly<Record<string, string>> = { IteratorObject: 'Iterator', Console: 'console' };

/** A name in the code that may mean a feature: what it is asked of, and what it is called with. */
type Mention = { node: Node; name: string; receiver: string | undefined; given: readonly Node[]; isOfCast: boolean };

/**
 * The features newer than the floor that each of these TypeScript files uses, by file. What a name means is asked of the compiler,
 * so that a method of one's own is not taken for one of the platform's.
 * @param paths of files of the project, from its root with '/'
 */
export function featuresOfScripts(paths: Iterable<string>, features: Features): Map<string, Set<string>> {
  const root = process.cwd();
  const api = new API({ cwd: root, tsserverPath: compilerOf(root) });
  try {
    const [project] = api.updateSnapshot({ openProjects: [join(root, 'tsconfig.json')] }).getProjects();
    if (!project) throw new Error('The compiler does not find tsconfig.json');
    const wanted = new Set(paths);
    const found = new Map<string, Set<string>>();
    for (const file of project.rootFiles) {
      const path = relative(root, file).split(sep).join('/');
      if (wanted.has(path)) found.set(path, featuresOfFile(file, project, features));
    }
    const unread = [...wanted].filter((path) => !found.has(path));
    if (unread.length > 0) throw new Error(`The compiler does not know ${unread.join(', ')}`);
    return found;
  } finally {
    api.close();
  }
}

/** The compiler's program: its own way to it leads nowhere where modules are turned into scripts, as the tests do. */
function compilerOf(root: string): string {
  const { platform, arch } = process;
  const place = createRequire(join(root, 'package.json')).resolve(
    `@typescript/typescript-${platform}-${arch}/package.json`,
  );
  return join(dirname(place), 'lib', platform === 'win32' ? 'tsc.exe' : 'tsc');
}

function featuresOfFile(file: string, { program, checker }: Project, features: Features): Set<string> {
  const found = new Set<string>();
  const mentions: Mention[] = [];
  const visit = (node: Node) => {
    if (is.isTypeNode(node) || is.isInterfaceDeclaration(node) || is.isTypeAliasDeclaration(node)) return;
    for (const path of featuresOfSyntax(node, features)) found.add(path);
    if (is.isIdentifier(node) && features.mayBeNewer(node.text)) mentions.push(mentionAt(node, node.text));
    node.forEachChild(visit);
  };
  const source = program.getSourceFile(file);
  if (source) visit(source);
  const symbols = checker.getSymbolAtLocation(mentions.map(({ node }) => node));
  mentions.forEach((mention, index) => {
    const symbol = symbols[index];
    if (symbol) for (const path of featuresOfName(mention, symbol, checker, features)) found.add(path);
  });
  return found;
}

function mentionAt(node: Node, name: string): Mention {
  const { parent } = node;
  const isMember = is.isPropertyAccessExpression(parent) && parent.name === node;
  const call = isMember ? parent.parent : parent;
  const isCalled =
    (is.isCallExpression(call) || is.isNewExpression(call)) && call.expression === (isMember ? parent : node);
  return {
    node,
    name,
    receiver: isMember && is.isIdentifier(parent.expression) ? parent.expression.text : undefined,
    isOfCast:
      isMember && is.isParenthesizedExpression(parent.expression) && is.isAsExpression(parent.expression.expression),
    given: isCalled ? (call.arguments ?? []) : [],
  };
}

/** Features of the language itself, and of what stands as text: selectors, events, elements. */
function featuresOfSyntax(node: Node, features: Features): Iterable<string> {
  if (is.isJsxOpeningElement(node) || is.isJsxSelfClosingElement(node)) {
    const name = is.isIdentifier(node.tagName) ? node.tagName.text : '';
    if (!/^[a-z]/.test(name)) return [];
    const attributes = node.attributes.properties.filter(is.isJsxAttribute).map((attribute) => {
      const { initializer } = attribute;
      const value = initializer && is.isStringLiteral(initializer) ? initializer.text : undefined;
      return [is.isIdentifier(attribute.name) ? attribute.name.text : '', value] as const;
    });
    const events = attributes.flatMap(([key]) =>
      /^on[A-Z]/.test(key) ? eventNamed(key.slice(2).toLowerCase(), features) : [],
    );
    return [...featuresOfElement(name, attributes, features), ...events];
  }
  if (is.isCallExpression(node)) {
    const [first] = node.arguments;
    const text = first && is.isStringLiteral(first) ? first.text : undefined;
    const called = is.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression;
    const method = is.isIdentifier(called) ? called.text : '';
    if (text === undefined) return [];
    if (SELECTORS.has(method)) return featuresOfStyles(`${text}{}`, features);
    if (method === 'matchMedia') return featuresOfStyles(`@media ${text}{}`, features);
    if (method === 'addEventListener') return eventNamed(text, features);
    return [];
  }
  if (is.isBinaryExpression(node) && node.operatorToken.kind === InKeyword && is.isStringLiteral(node.left)) {
    const { text } = node.left;
    // The question alone says that the code knows it.
    return PLATFORM.test(node.right.getText())
      ? [...features.named(text), ...eventNamed(text.replace(/^on/, ''), features)]
      : [];
  }
  if (node.kind === RegularExpressionLiteral) return featuresOfPattern(node.getText(), features);
  return [];
}

function featuresOfPattern(pattern: string, features: Features): string[] {
  const names = [...pattern.matchAll(/\(\?<(\w+)>/g)].map(([, name]) => name);
  const at = 'javascript.regular_expressions';
  const paths = [
    /\(\?[ims]*-?[ims]*:/.test(pattern.replaceAll('(?:', '')) && `${at}.modifier`,
    new Set(names).size < names.length && `${at}.named_capturing_group.duplicate_named_capturing_groups`,
  ];
  return features.among(paths.filter((path) => path !== false));
}

const eventNamed = (name: string, features: Features) =>
  features.named(name).filter((path) => path.endsWith(`.${name}_event`));

/** Features that a name stands for, if the platform declares it; if the project declares it itself, those of every such name. */
function featuresOfName(mention: Mention, symbol: Sym, checker: Checker, features: Features): string[] {
  const { name } = mention;
  if (!symbol.declarations.some(({ path }) => /\/lib\.[\w.]+\.d\.ts$/.test(path))) {
    // A feature that a browser may lack is asked for as a member of a type that is made up on the spot, or as a method that may be absent.
    const isWished = mention.isOfCast || isOptionalMethod(symbol, checker);
    return isWished ? features.named(name) : features.among(pathsOf(mention, symbol.getParent()?.name ?? ''));
  }
  const paths = pathsOf(mention, symbol.getParent()?.name).filter((path) => features.has(path));
  // Members that the data has of types themselves, the libraries may have of one that several have in common.
  if (paths.length === 0) return symbol.name === name ? features.named(name) : [];
  const words = new Set(mention.given.flatMap((node) => wordsOf(node, checker)));
  const parts = words.size === 0 ? [] : paths.flatMap((path) => features.below(path));
  return [...features.among(paths), ...parts.filter((path) => words.has(wordOfPart(path)))];
}

function isOptionalMethod(symbol: Sym, checker: Checker): boolean {
  if (!(symbol.flags & SymbolFlags.Optional)) return false;
  const type = checker.getTypeOfSymbol(symbol);
  return type !== undefined && checker.typeToString(type).includes('=>');
}

/** Where the data may have a name of the platform. */
function pathsOf({ name, receiver }: Mention, parent: string | undefined): string[] {
  if (parent === undefined || parent === 'globalThis') {
    return HOMES.flatMap((home) => [`${home}.${name}`, `${home}.${name}.${name}`, `${home}.Window.${name}`]);
  }
  const owner =
    (parent === '__type' ? receiver : parent)?.replace(/^Readonly(?=Array|Map|Set)|Constructor$/g, '') ?? '';
  const event = `${name.replace(/^on/, '')}_event`;
  return HOMES.flatMap((home) =>
    [name, `${name}_static`, event].map((key) => `${home}.${NAMES[owner] ?? owner}.${key}`),
  );
}

/** The word for a part of a method: 'type_parameter_webp' is 'webp', 'options_container_parameter' is 'container'. */
const wordOfPart = (path: string) =>
  path
    .slice(path.lastIndexOf('.') + 1)
    .replace(/_(?:parameter|option|property)$/, '')
    .split('_')
    .at(-1) ?? '';

/** The words that an argument says: the names in a bag of options, a text, or the texts that a variable may be. */
function wordsOf(node: Node, checker: Checker): string[] {
  if (is.isObjectLiteralExpression(node)) {
    return node.properties.flatMap((part) =>
      'name' in part && part.name && is.isIdentifier(part.name) ? [part.name.text] : [],
    );
  }
  if (is.isStringLiteral(node)) return node.text.split(/[/-]/);
  const type = is.isIdentifier(node) ? checker.getTypeAtLocation(node) : undefined;
  const text = type && checker.typeToString(type);
  return [...(text?.matchAll(/"([^"]*)"/g) ?? [])].flatMap(([, word = '']) => word.split(/[/-]/));
}
