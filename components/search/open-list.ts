/** The open list of suggestions, as the input names it to assistive technology. */
export type OpenList = { id: string; activeId: string | undefined };
