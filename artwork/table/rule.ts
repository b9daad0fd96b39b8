import type { ARCHETYPES, ArchetypeName } from '../archetypes';
import type { Facts } from './facts';

/** What the facts decide about an archetype. */
export type OptionsOf<Name extends ArchetypeName> = Parameters<(typeof ARCHETYPES)[Name]['draw']>[2];

/** The tests of a line, all of which must hold. Texts are in lower case. */
type Tests = {
  readonly name?: RegExp;
  readonly type?: RegExp;
  /** A test on the slugs of the subcategories. */
  readonly group?: RegExp;
  /** A test on the name and all facts. */
  readonly words?: RegExp;
  readonly when?: (facts: Facts) => boolean;
};

/** One line of the table: an archetype and the tests for it. */
export type Rule = {
  [Name in ArchetypeName]: Tests & {
    readonly archetype: Name;
    /** Options that follow from the rule itself; they win over the ones that are read from the facts. */
    readonly options?: OptionsOf<Name>;
  };
}[ArchetypeName];

/** How the options of each archetype follow from the facts. */
export type Readers = { readonly [Name in ArchetypeName]?: (facts: Facts) => OptionsOf<Name> };

/** The part of the table for one category. */
export type RuleSection = {
  readonly rules: readonly Rule[];
  readonly readers: Readers;
};

/** True when all tests of a rule hold. */
export function matches(rule: Tests, facts: Facts): boolean {
  return (
    (rule.name?.test(facts.name) ?? true) &&
    (rule.type?.test(facts.type) ?? true) &&
    (rule.group?.test(facts.groups) ?? true) &&
    (rule.words === undefined || facts.has(rule.words)) &&
    (rule.when?.(facts) ?? true)
  );
}
