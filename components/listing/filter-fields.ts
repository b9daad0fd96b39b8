import { toPrice } from '@/lib/catalogue/minor-units';
import type { Filters, ListingState } from '@/lib/listing/address';
import { PRICE_STEPS, priceAtStep, priceText, stepOfPrice } from '@/lib/listing/price-scale';

/** A field of the filters, or the order beside them: what it says stands under its name in the address. */
export type FilterField = HTMLInputElement | HTMLSelectElement;

type PriceFields = { slider: HTMLInputElement; amount: HTMLInputElement; highest: number };

/** The slider and the field of a price in a box of theirs. */
function priceFieldsIn(box: HTMLElement): PriceFields {
  const [slider, amount] = box.querySelectorAll('input') as unknown as [HTMLInputElement, HTMLInputElement];
  return { slider, amount, highest: Number(box.dataset.highest) };
}

function setSlider({ slider, highest }: PriceFields, price: number | undefined): void {
  slider.value = String(stepOfPrice(price, highest));
  slider.setAttribute('aria-valuetext', priceText(price));
}

function setAmount({ amount }: PriceFields, price: number | undefined): void {
  amount.value = price?.toString() ?? '';
}

/** Brings a price's other field in line with the one that is being set; returns the one that stands in the address, or any other field itself. */
export function followField(field: FilterField, isSet: boolean): FilterField {
  const box = field.closest<HTMLElement>('[data-highest]');
  if (!box) return field;
  const fields = priceFieldsIn(box);
  const { slider, amount, highest } = fields;
  const step = Number(slider.value);
  const slid = step >= PRICE_STEPS ? undefined : priceAtStep(step, highest);
  const typed = amount.value === '' ? undefined : toPrice(Number(amount.value));
  const price = field === slider ? slid : typed;
  if (field === slider || isSet) setAmount(fields, price);
  setSlider(fields, price);
  return amount;
}

/**
 * Brings the fields of a listing that never wait for an answer in line with its state: its boxes, its order, and the options that a text
 * finds.
 */
export function matchFields(
  container: Element | null,
  { filters, sort }: Pick<ListingState, 'filters' | 'sort'>,
): void {
  for (const box of container?.querySelectorAll<HTMLInputElement>('input[type="checkbox"][name]') ?? []) {
    const isChosen = filters[box.name]?.includes(box.value) ?? false;
    if (box.checked !== isChosen) box.checked = isChosen;
  }
  const list = container?.querySelector<HTMLSelectElement>('select[name="sort"]');
  if (list && list.value !== sort) list.value = sort;
  for (const field of container?.querySelectorAll<HTMLInputElement>('[data-find]') ?? []) findOptions(field);
}

/** Brings its prices in line with its filters; one that is being set only where the filters have one, or are new. */
export function matchPrices(container: Element | null, filters: Filters, isNew = true): void {
  for (const box of container?.querySelectorAll<HTMLElement>('[data-highest]') ?? []) {
    const fields = priceFieldsIn(box);
    const [max] = filters[fields.amount.name] ?? [];
    const price = max === undefined ? undefined : Number(max);
    if (price === undefined && !isNew) continue;
    setAmount(fields, price);
    setSlider(fields, price);
  }
}

/** Hides the options of a list that do not have the text of its field in their names. */
export function findOptions(field: FilterField): void {
  const word = field.value.trim().toLowerCase();
  const options = [...(field.parentElement?.querySelectorAll<HTMLElement>('label') ?? [])];
  for (const option of options) option.hidden = !option.querySelector('bdi')?.textContent.toLowerCase().includes(word);
  const hint = field.parentElement?.querySelector<HTMLElement>('p');
  if (hint) hint.hidden = options.some(({ hidden }) => !hidden);
}

/** The texts in the fields that find a value of a facet, by the facet's parameter; an empty field is left out. */
export function typedFinds(container: Element | null): Record<string, string> {
  const fields = container?.querySelectorAll<HTMLInputElement>('[data-find]') ?? [];
  return Object.fromEntries(
    [...fields].flatMap(({ dataset: { find = '' }, value }) => (value === '' ? [] : [[find, value]])),
  );
}

/** Puts such texts back. */
export function restoreFinds(container: Element | null, finds: Readonly<Record<string, string>>): void {
  for (const field of container?.querySelectorAll<HTMLInputElement>('[data-find]') ?? []) {
    field.value = finds[field.dataset.find ?? ''] ?? field.value;
    findOptions(field);
  }
}
