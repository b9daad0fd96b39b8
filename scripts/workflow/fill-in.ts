const EXPRESSION = /\$\{\{\s*(.*?)\s*\}\}/g;

type Texts = Readonly<Record<string, string>>;

/** Puts values in the place of a workflow's expressions. Throws where one is not known. */
export function fillIn(env: Texts, known: Texts): Record<string, string> {
  const filled = (_: string, expression: string) => {
    const value = known[expression];
    if (value === undefined) throw new Error(`'${expression}' of the workflow is not known here.`);
    return value;
  };
  return Object.fromEntries(Object.entries(env).map(([name, text]) => [name, text.replace(EXPRESSION, filled)]));
}
