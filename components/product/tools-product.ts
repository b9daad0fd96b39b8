/** The product that some tools belong to: that of their card, or of the page; and the query of its address, which may name a color. */
export function productOfTools(tools: Element): { id: string; query: string } {
  const { pathname, search } = tools.closest('article')?.querySelector<HTMLAnchorElement>('h3 a') ?? window.location;
  return { id: pathname.split('/').at(-2) ?? '', query: search };
}
