import { isProductLike } from '../catalogue/fields/product-like';
import type { ProductPicture } from '../catalogue/pictures';
import type { RawProduct } from '../catalogue/schema/product';
import { dayInWords } from '../day-in-words';
import { isRecord } from '../is-record';
import { type Area, local } from '../storage/area';
import { storedNames } from '../storage/inventory';
import { hold, isFree } from '../storage/locks';
import { readText } from '../storage/read';
import { storedValue } from '../storage/stored-value';
import { versioned } from '../storage/versioned';
import { adminMessages } from './admin-messages';
import { type FormValues, toFormValues } from './form/form-values';
import { fromFormerFields } from './from-former-fields';
import { timeWords } from './list-age';

/** The values that were typed into a form and not saved. */
export type Draft = {
  /** The time of the last typing, in milliseconds. */
  at: number;
  /** The controls that were touched. */
  values: Partial<FormValues>;
  /** The product as it was when the typing began; a new one has none. */
  base?: RawProduct | undefined;
};

/** A draft whose form is gone, the name under which it is kept, and the id of its product, or 'new'. */
export type FoundDraft = Draft & { name: string; product: string };

/** Drafts to offer, the newest first; not sure where the browser cannot tell whether their forms are still open. */
export type FoundDrafts = { drafts: FoundDraft[]; isSure: boolean };

const NEW = 'new';
/** 'draft:<product>:<form>'. */
const NAME = /^draft:([a-z0-9-]+):[0-9-]+$/;

const FORM = versioned<Draft>(2, ({ at, values, base }) =>
  typeof at === 'number'
    ? { at, values: readable(values), base: isProductLike(base) ? fromFormerFields(base) : undefined }
    : undefined,
);

/** Drafts of forms, each form's in a small key of its own, so that a keystroke never writes the list and no form another's draft. */
export function openDrafts(area: Area) {
  const draft = (name: string) => storedValue(area, name, FORM);
  return {
    /** A name for what is typed into one form. */
    nameFor: (product = NEW) => `draft:${product}:${crypto.getRandomValues(new Uint32Array(2)).join('-')}`,
    /** Says that the form of a name is open, until the answer is called. */
    hold,
    /** The drafts for a form of a product, or of a new one: those of products that are gone are found there too. */
    async find(product: string | undefined, isThere: (id: string) => boolean): Promise<FoundDrafts> {
      const wanted = storedNames(area).flatMap((name) => {
        const of = NAME.exec(name)?.[1];
        const isOurs = of !== undefined && (of === (product ?? NEW) || (!product && !isThere(of)));
        return isOurs ? { name, product: of } : [];
      });
      const looked = await Promise.all(
        wanted.map(async (each) => ({ ...each, isFree: await isFree(each.name), kept: draft(each.name).get() })),
      );
      const found = looked.flatMap(({ name, product: of, kept, isFree: free }) =>
        kept && free !== false ? { ...kept, name, product: of } : [],
      );
      return {
        drafts: found.sort((a, b) => b.at - a.at),
        isSure: looked.every(({ isFree: free }) => free !== undefined),
      };
    },
    /** Whether the draft was kept. */
    write: (name: string, { at, values, base }: Draft): boolean => draft(name).set({ at, values, base }),
    /** The texts of all drafts, as they are kept. */
    texts: (): string[] =>
      storedNames(area).flatMap((name) => (name.startsWith('draft:') ? (readText(area, name) ?? []) : [])),
    clear: (name: string): void => void draft(name).set(undefined),
  };
}

/** The drafts of this browser. */
export const drafts = openDrafts(local);

/** True if a value has the type of another one: a text, a flag, a list of texts or pictures, or texts by name. */
function isLike(value: unknown, other: unknown): boolean {
  if (typeof value !== typeof other || Array.isArray(value) !== Array.isArray(other) || value === null) return false;
  return typeof value !== 'object' || Object.values(value).every((entry) => typeof entry === 'string');
}

const isPicture = (picture: unknown): picture is ProductPicture =>
  isRecord(picture) && typeof picture.src === 'string' && isLike(picture, {});

/** The pictures of a draft. Earlier versions stored addresses, with the descriptions in `imageAlts`. Undefined if they cannot be read. */
function readPictures({ images, imageAlts }: Record<string, unknown>): FormValues['images'] | undefined {
  if (!Array.isArray(images)) return undefined;
  const alts = isRecord(imageAlts) ? imageAlts : {};
  const pictures: unknown[] = images.map((image) => {
    if (typeof image !== 'string') return image;
    const alt = alts[image];
    return { src: image, ...(alt && typeof alt === 'string' ? { alt } : undefined) };
  });
  return pictures.every(isPicture) ? pictures : undefined;
}

/** The parts of a draft that are what a form holds there: under its key may stand anything. */
function readable(values: unknown): Partial<FormValues> {
  const blank: Record<string, unknown> = toFormValues({});
  if (!isRecord(values)) return {};
  const images = readPictures(values);
  const others = Object.entries(values).filter(([name, value]) => name !== 'images' && isLike(value, blank[name]));
  return { ...Object.fromEntries(others), ...(images && { images }) };
}

/** 'Draft of 14:05: “Blue shirt”', with the day where that is not today's. */
export function draftTitle({ at, values, base }: Draft, now: Date): string {
  const name = (values.productName ?? base?.name ?? '').trim();
  return adminMessages.draftOf(draftMoment(new Date(at), now), name ? `“${name}”` : adminMessages.draftUnnamed);
}

function draftMoment(time: Date, now: Date): string {
  const clock = timeWords(time.getTime());
  if (time.toDateString() === now.toDateString()) return clock;
  return `${dayInWords({ day: time.getDate(), month: time.getMonth(), isShort: true })}, ${clock}`;
}
