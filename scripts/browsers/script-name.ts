/** The name by which a script calls a feature: 'api.URL.parse_static' is 'parse', 'api.Element.scrollend_event' is 'scrollend'. */
export function scriptName(path: string): string | undefined {
  const [, name] = /^(?:api(?:\.\w+)?|javascript\.builtins(?:\.(?:Intl|Temporal))?(?:\.\w+)?)\.(\w+)$/.exec(path) ?? [];
  return name?.replace(/_(?:static|event)$/, '');
}

/** The names by which a script calls a feature and all that it is a part of. */
export const scriptNames = (path: string): string[] =>
  path.split('.').flatMap((_, index, parts) => scriptName(parts.slice(0, index + 1).join('.')) ?? []);
