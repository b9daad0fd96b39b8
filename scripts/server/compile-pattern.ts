/** True for an address that the pattern names, with what its `*` stood for; undefined for every other. */
export type Match = (path: string) => { splat: string } | undefined;

/** Compiles an address of a `_headers` or `_redirects` file: `*` stands for anything, once. Throws where hosts would read more into it. */
export function compilePattern(pattern: string): Match {
  if (/\*.*\*|:/.test(pattern)) throw new Error(`only one * and no :name may stand in ${pattern}`);
  const [start = '', end] = pattern.split('*');
  return (path) => {
    if (end === undefined) return path === pattern ? { splat: '' } : undefined;
    const isMatch = path.length >= start.length + end.length && path.startsWith(start) && path.endsWith(end);
    return isMatch ? { splat: path.slice(start.length, path.length - end.length) } : undefined;
  };
}
