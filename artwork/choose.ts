import type { CategoryKey } from '../lib/catalogue/categories';
import { ARCHETYPES, type ArchetypeName } from './archetypes';
import type { DrawingChoice } from './drawing-set';
import { ACCESSORIES } from './table/accessories';
import { BADGES } from './table/badges';
import { findCallouts } from './table/callouts';
import { CLOTHING } from './table/clothing';
import { DUTY } from './table/duty';
import { type ArtworkSubject, type Facts, readFacts } from './table/facts';
import { FOOTWEAR } from './table/footwear';
import { matches, type Readers, type Rule, type RuleSection } from './table/rule';
import { TACTICAL } from './table/tactical';

/** The part of the table for a category, and what stands for goods of it that no rule knows. */
const SECTIONS: ReadonlyMap<CategoryKey, { section: RuleSection; fallback: ArchetypeName }> = new Map([
  ['clothing', { section: CLOTHING, fallback: 'duty-shirt' }],
  ['footwear', { section: FOOTWEAR, fallback: 'duty-boot' }],
  ['accessories', { section: ACCESSORIES, fallback: 'belt' }],
  ['badges', { section: BADGES, fallback: 'shield-badge' }],
  ['duty', { section: DUTY, fallback: 'duty-holster' }],
  ['tactical_gear', { section: TACTICAL, fallback: 'plate-carrier' }],
]);

/** Goods of a category that the table does not know. */
const ANYTHING: ArchetypeName = 'duty-rig-kit';

const ALL = [...SECTIONS.values()].map(({ section }) => section);
const RULES: readonly Rule[] = ALL.flatMap(({ rules }) => rules);
const READERS: Readers = Object.assign({}, ...ALL.map(({ readers }) => readers));

/**
 * The drawing of a product: its kind, the options that follow from its facts, and labels for the detail view. A name in its
 * `artwork` field wins.
 */
export function findArtwork(product: ArtworkSubject): DrawingChoice {
  const facts = readFacts(product);
  const rule: Pick<Rule, 'archetype' | 'options'> | undefined = isArchetype(product.artwork)
    ? { archetype: product.artwork }
    : findRule(facts);
  const name = rule?.archetype ?? SECTIONS.get(facts.category)?.fallback ?? ANYTHING;
  return {
    name,
    archetype: ARCHETYPES[name],
    options: { ...READERS[name]?.(facts), ...rule?.options },
    callouts: findCallouts(product),
  };
}

/** True when a rule knows the product; otherwise it gets the drawing that stands for its category. */
export function hasRule(product: ArtworkSubject): boolean {
  return findRule(readFacts(product)) !== undefined;
}

/** The first rule of the product's own category that matches; after these, any rule that goes by the name. */
function findRule(facts: Facts): Rule | undefined {
  return (
    SECTIONS.get(facts.category)?.section.rules.find((rule) => matches(rule, facts)) ??
    RULES.find((rule) => rule.name !== undefined && matches(rule, facts))
  );
}

function isArchetype(name: string | undefined): name is ArchetypeName {
  return name !== undefined && Object.hasOwn(ARCHETYPES, name);
}
