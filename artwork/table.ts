import type { CategoryKey } from '../lib/catalogue/categories';
import type { Archetype, Options } from './archetype';
import { ARCHETYPES, type ArchetypeName } from './archetypes';
import { ACCESSORIES } from './table/accessories';
import { BADGES } from './table/badges';
import { findCallouts } from './table/callouts';
import { CLOTHING } from './table/clothing';
import { DUTY } from './table/duty';
import { type ArtworkSubject, type Facts, readFacts } from './table/facts';
import { FOOTWEAR } from './table/footwear';
import { matches, type Reader, type Rule, type Section } from './table/rule';
import { TACTICAL } from './table/tactical';

export type { ArtworkSubject } from './table/facts';

const SECTIONS: Readonly<Record<CategoryKey, Section>> = {
  clothing: CLOTHING,
  footwear: FOOTWEAR,
  accessories: ACCESSORIES,
  badges: BADGES,
  duty: DUTY,
  tactical_gear: TACTICAL,
};

const FALLBACK: Readonly<Record<CategoryKey, ArchetypeName>> = {
  clothing: 'duty-shirt',
  footwear: 'duty-boot',
  tactical_gear: 'plate-carrier',
  accessories: 'belt',
  badges: 'shield-badge',
  duty: 'duty-holster',
};

const RULES: readonly Rule[] = Object.values(SECTIONS).flatMap(({ rules }) => rules);
const READERS: Readonly<Partial<Record<ArchetypeName, Reader>>> = Object.assign(
  {},
  ...Object.values(SECTIONS).map(({ readers }) => readers),
);

/**
 * The drawing of a product: its kind, the options that follow from its facts, and labels for the detail view. A name in its
 * `artwork` field wins; a name that does not exist is ignored.
 */
export function findArtwork(product: ArtworkSubject): { archetype: Archetype; options: Options; callouts: string[] } {
  const facts = readFacts(product);
  const rule = isArchetype(product.artwork) ? { archetype: product.artwork } : findRule(facts);
  const name = rule?.archetype ?? FALLBACK[facts.category] ?? 'duty-rig-kit';
  return {
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
    SECTIONS[facts.category]?.rules.find((rule) => matches(rule, facts)) ??
    RULES.find((rule) => rule.name !== undefined && matches(rule, facts))
  );
}

function isArchetype(name: string | undefined): name is ArchetypeName {
  return name !== undefined && Object.hasOwn(ARCHETYPES, name);
}
