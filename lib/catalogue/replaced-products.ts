import 'server-only';

/** The products that another one replaces, by their ids. */
export function replacedProducts(): readonly { id: string; replacedBy: string }[] {
  return [];
}
