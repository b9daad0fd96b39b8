import type { Options } from '../archetype';
import type { ArchetypeName } from '../archetypes';
import type { Facts } from './facts';

/** One line of the table: all tests that it states must hold. Texts are in lower case. */
export type Rule = {
  readonly archetype: ArchetypeName;
  readonly name?: RegExp;
  readonly type?: RegExp;
  /** A test on the slugs of the subcategories. */
  readonly group?: RegExp;
  /** A test on the name and all facts. */
  readonly words?: RegExp;
  readonly when?: (facts: Facts) => boolean;
  /** Options that follow from the rule itself; they win over the ones that are read from the facts. */
  readonly options?: Options;
};

/** How the options of one archetype follow from the facts. */
export type Reader = (facts: Facts) => Options;

/** The part of the table for one category. */
export type Section = {
  readonly rules: readonly Rule[];
  readonly readers: Readonly<Partial<Record<ArchetypeName, Reader>>>;
};

/** True when all tests of a rule hold. */
export function matches(rule: Rule, facts: Facts): boolean {
  return (
    (rule.name?.test(facts.name) ?? true) &&
    (rule.type?.test(facts.type) ?? true) &&
    (rule.group?.test(facts.groups) ?? true) &&
    (rule.words === undefined || facts.has(rule.words)) &&
    (rule.when?.(facts) ?? true)
  );
}
