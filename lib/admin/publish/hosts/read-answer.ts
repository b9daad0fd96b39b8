import { HostFault } from '../host';

/** What a host said, whole. */
export type Answer = { status: number; headers: Headers; bytes: Uint8Array<ArrayBuffer> };

/** An answer as text. */
export const textOf = ({ bytes }: Pick<Answer, 'bytes'>): string => new TextDecoder().decode(bytes);

/**
 * What `take` finds in an answer of JSON. A fault of kind 'answer' where it is no JSON, or `take` throws, or finds nothing: then somebody
 * else has answered, such as the sign-in page of a network.
 */
export function readJson<Body, Found>(answer: Answer, take: (body: Body) => Found | undefined): Found {
  let found: Found | undefined;
  try {
    found = take(JSON.parse(textOf(answer)));
  } catch {
    found = undefined;
  }
  if (found === undefined) throw new HostFault('answer', '');
  return found;
}
