import { textOf } from './html';
import { toPath } from './links';
import type { Page } from './site';

/** A page that lists a part of the goods, and what it may be called elsewhere: its heading first. */
export type Section = { path: string; names: readonly string[] };

type Elements = Pick<Page, 'elements'>;

/** The words of the page's h1. */
export function headingOf({ elements }: Elements): string {
  return textOf(elements.find(({ name }) => name === 'h1')?.inner ?? '');
}

/** The name that a link or a choice has for a section, by its heading where it has one, without the number of its goods. */
function nameIn(inner: string): string {
  return textOf(/<h\d[^>]*>(.*?)<\/h\d>/.exec(inner)?.[1] ?? inner).replace(/ ?\d+(?: products?)?$/, '');
}

/** Whether words are one of the names, as they are or after the word that leads to it: 'See Jackets'. */
function isNamed(words: string, names: readonly string[]): boolean {
  return [words, words.replace(/^(?:See|All) /, '')].some((name) => names.includes(name));
}

/** Links to a section, and choices of a filter for it, under a name that it does not have. */
export function nameProblems({ elements }: Elements, sections: readonly Section[], basePath: string): string[] {
  const byPath = new Map(sections.map((section) => [section.path, section.names]));
  const pagination = elements.find(({ attributes }) => attributes['aria-label'] === 'Pages');
  const links = elements.flatMap(({ name, attributes, inner, start }) => {
    if (pagination && start > pagination.start && start < pagination.end) return [];
    // A link that sets filters leads to some of a section's goods, and says which.
    const isWhole = attributes.rel !== 'nofollow';
    const names = name === 'a' && isWhole ? byPath.get(toPath(attributes.href ?? '', basePath) ?? '') : undefined;
    return names && !isNamed(nameIn(inner), names) ? [`"${nameIn(inner)}" leads to ${names[0]}`] : [];
  });
  const choices = elements.flatMap(({ name, inner }) => {
    const slug = name === 'label' ? /name="section" value="([^"]+)"/.exec(inner)?.[1] : undefined;
    if (slug === undefined) return [];
    const names = sections.filter(({ path }) => path.endsWith(`/${slug}/`)).flatMap((section) => section.names);
    return isNamed(nameIn(inner), names) ? [] : [`"${nameIn(inner)}" is the choice of ${names[0] ?? slug}`];
  });
  return [...links, ...choices];
}

const LISTS = new Set(['ul', 'ol', 'fieldset']);

/** Lists in which sections stand in another order than the one given, as far as they are there. */
export function orderProblems({ elements }: Elements, sections: readonly Section[], basePath: string): string[] {
  const place = new Map(sections.map(({ path }, index) => [path, index]));
  const bySlug = new Map(sections.map(({ path }, index) => [path.split('/').at(-2), index]));
  return elements.flatMap((list) => {
    if (!LISTS.has(list.name)) return [];
    const places = elements.flatMap(({ name, attributes, start }) => {
      if (start < list.start || start >= list.end) return [];
      if (name === 'a') return place.get(toPath(attributes.href ?? '', basePath) ?? '') ?? [];
      return name === 'input' && attributes.name === 'section' ? (bySlug.get(attributes.value) ?? []) : [];
    });
    const wrong = places.findIndex((value, index) => index > 0 && value < (places[index - 1] ?? 0));
    if (wrong < 0) return [];
    return [`${sections[places[wrong] ?? 0]?.names[0]} stands after ${sections[places[wrong - 1] ?? 0]?.names[0]}`];
  });
}
