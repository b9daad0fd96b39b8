declare module '@adobe/structured-data-validator' {
  type Nodes = Readonly<Record<string, readonly object[]>>;
  type Issue = { rootType: string; issueMessage: string; severity: 'ERROR' | 'WARNING' };

  export default class Validator {
    /** With null it has only Google's rules, and needs no vocabulary from the network. */
    constructor(vocabulary: null);
    validate(data: { jsonld: Nodes; microdata: Nodes; rdfa: Nodes; errors: readonly object[] }): Promise<Issue[]>;
  }
}
