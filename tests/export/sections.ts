import { textOf } from './html';
import { toPath } from './links';
import type { Page } from './site';

/** A category or subcategory with its allowed names, its heading first. */
export type Section = { path: string; names: readonly string[] };

type Elements = Pick<Page, 'elements'>;

/** The text of the h1 of a page. */
export function headingOf({ elements }: Elements): string {
  return textOf(elements.find(({ name }) => name === 'h1')?.inner ?? '');
}

/** The name of a section in a link or filter: text of its heading, or all text, without the number of products. */
function nameIn(inner: string): string {
  return textOf(/<h\d[^>]*>(.*?)<\/h\d>/.exec(inner)?.[1] ?? inner).replace(/ ?\d+(?: products?)?$/, '');
}

/** True if the text is a name, also in the form 'See Jackets' or 'All Jackets'. */
function isNamed(text: string, names: readonly string[]): boolean {
  return [text, text.replace(/^(?:See|All) /, '')].some((name) => names.includes(name));
}

/** Links and filter options with a wrong name of a section. */
export function nameProblems({ elements }: Elements, sections: readonly Section[]): string[] {
  const byPath = new Map(sections.map((section) => [section.path, section.names]));
  const pagination = elements.find(({ attributes }) => attributes['aria-label'] === 'Pages');
  const links = elements.flatMap(({ name, attributes, inner, start }) => {
    if (pagination && start > pagination.start && start < pagination.end) return [];
    // Links with filters have other texts.
    const isPlain = attributes.rel !== 'nofollow';
    const names = name === 'a' && isPlain ? byPath.get(toPath(attributes.href ?? '') ?? '') : undefined;
    return names && !isNamed(nameIn(inner), names) ? [`"${nameIn(inner)}" links to ${names[0]}`] : [];
  });
  const options = elements.flatMap(({ name, inner }) => {
    const slug = name === 'label' ? /name="section" value="([^"]+)"/.exec(inner)?.[1] : undefined;
    if (slug === undefined) return [];
    const names = sections.filter(({ path }) => path.endsWith(`/${slug}/`)).flatMap((section) => section.names);
    return isNamed(nameIn(inner), names) ? [] : [`"${nameIn(inner)}" is the option for ${names[0] ?? slug}`];
  });
  return [...links, ...options];
}

const LISTS = new Set(['ul', 'ol', 'fieldset']);

/** Lists with sections in another order. */
export function orderProblems({ elements }: Elements, sections: readonly Section[]): string[] {
  const positions = new Map(sections.map(({ path }, index) => [path, index]));
  const bySlug = new Map(sections.map(({ path }, index) => [path.split('/').at(-2), index]));
  return elements.flatMap((list) => {
    if (!LISTS.has(list.name)) return [];
    const found = elements.flatMap(({ name, attributes, start }) => {
      if (start < list.start || start >= list.end) return [];
      if (name === 'a') return positions.get(toPath(attributes.href ?? '') ?? '') ?? [];
      return name === 'input' && attributes.name === 'section' ? (bySlug.get(attributes.value) ?? []) : [];
    });
    const wrong = found.findIndex((value, index) => index > 0 && value < (found[index - 1] ?? 0));
    if (wrong < 0) return [];
    return [`${sections[found[wrong] ?? 0]?.names[0]} comes after ${sections[found[wrong - 1] ?? 0]?.names[0]}`];
  });
}
