import {
  type DefinitionNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  Kind,
  parse,
  print,
  type TypeNode,
  visit,
} from 'graphql';

const MUTATION = 'createCommitOnBranch';
/** The types that an answer is read of; a schema without queries is none. */
const ANSWERS = ['Query', 'Mutation', 'CreateCommitOnBranchPayload', 'Commit'];

const nameOf = (type: TypeNode): string => (type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type));
const isLeaf = ({ kind }: DefinitionNode) => kind === Kind.SCALAR_TYPE_DEFINITION || kind === Kind.ENUM_TYPE_DEFINITION;

/** Of GitHub's schema the mutation that commits, with all that may be said to it, and of what it answers the fields that lead no further. */
export function commitSchema(source: string, of: string): string {
  const document = parse(source, { noLocation: true });
  const types = new Map(
    document.definitions.flatMap((one) => ('name' in one && one.name ? [[one.name.value, one] as const] : [])),
  );
  const kept = new Map<string, DefinitionNode>();

  const keepAll = (fields: readonly (FieldDefinitionNode | InputValueDefinitionNode)[] = []) => {
    for (const { type } of fields) keep(nameOf(type));
  };
  function keep(name: string): void {
    const type = types.get(name);
    if (!type || kept.has(name)) return;
    if (type.kind !== Kind.OBJECT_TYPE_DEFINITION) {
      kept.set(name, type);
      if (type.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION) keepAll(type.fields);
      return;
    }
    const fields = (type.fields ?? []).filter((field) => {
      if (name === 'Mutation') return field.name.value === MUTATION;
      const answer = nameOf(field.type);
      const found = types.get(answer);
      return found ? isLeaf(found) || (answer === 'Commit' && name !== 'Commit' && name !== 'Query') : true;
    });
    kept.set(name, { ...type, fields, interfaces: [] });
    for (const field of fields) keepAll(field.arguments);
    keepAll(fields);
  }
  for (const name of ANSWERS) keep(name);

  const nothing = () => null;
  const definitions = [...kept].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, type]) => type);
  const bare = visit({ kind: Kind.DOCUMENT, definitions }, { Directive: nothing, StringValue: nothing });
  return `# ${of}\n\n${print(bare)}\n`;
}
