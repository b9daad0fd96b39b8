import { formatPrice } from '../catalogue/price';
import { STATES } from '../catalogue/states';
import type { Facets } from './facets';
import type { ListingState } from './listing-url';
import { readToken, SIZE_CONTROLS } from './size-tokens';

/** An applied filter: what it is called, and the change that takes it away. */
export type Chip = { label: string; without: Partial<ListingState> };

/** The filters of a state in the order of the panel. */
export function chipsOf(state: ListingState, facets: Facets): Chip[] {
  const without = (list: readonly string[], value: string) => list.filter((other) => other !== value);
  const sectionName = (slug: string) => facets.sections.find(({ value }) => value === slug)?.label ?? slug;
  return [
    ...state.sections.map((slug) => ({
      label: sectionName(slug),
      without: { sections: without(state.sections, slug) },
    })),
    ...state.brands.map((brand) => ({ label: brand, without: { brands: without(state.brands, brand) } })),
    ...state.sizes.map((token) => ({ label: sizeLabel(token), without: { sizes: without(state.sizes, token) } })),
    ...state.colors.map((color) => ({ label: color, without: { colors: without(state.colors, color) } })),
    ...(state.max === undefined ? [] : [{ label: `Up to ${formatPrice(state.max)}`, without: { max: undefined } }]),
    ...(state.isReduced ? [{ label: 'Reduced', without: { isReduced: false } }] : []),
    ...(state.shipsTo
      ? [{ label: `Ships to ${STATES[state.shipsTo] ?? state.shipsTo}`, without: { shipsTo: undefined } }]
      : []),
  ];
}

function sizeLabel(token: string): string {
  const { control, label } = readToken(token);
  const legend = SIZE_CONTROLS.find((known) => known.control === control)?.legend.split(',')[0] ?? 'Size';
  return `${legend} ${label}`;
}
