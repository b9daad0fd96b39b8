import type { Archetype } from './archetype';
import type { ArtworkSubject } from './table/facts';

/** A drawing as chosen for a product: its kind and the name of that, its options, and labels for the detail view. */
export type DrawingChoice = { name: string; archetype: Archetype; options: object; callouts: string[] };

/** The drawings of a trade. A shop names one in the `artwork.json` of its data folder, or none at all. */
export type DrawingSet = {
  name: string;
  hero(): string;
  notFound(): string;
  /** The sign of a category; undefined for one that the set does not know. */
  placeholder(category: string): string | undefined;
  /** How a product looks; undefined for a set that draws no goods. */
  choose(product: ArtworkSubject): DrawingChoice | undefined;
  /** The names that a product's `artwork` field may hold. */
  names: readonly string[];
};
