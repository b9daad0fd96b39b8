/** An id for a line of a list, made at random; `crypto.randomUUID` is missing where a page is not served safely, as in a local network. */
export function newId(): string {
  return [...crypto.getRandomValues(new Uint32Array(2))].map((word) => word.toString(36).padStart(7, '0')).join('');
}
